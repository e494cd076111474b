/** What the two places that do without a feature of TanStack Query would lose by it: docs/decisions. */
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient';

it('[DATA-10] an infinite query refetches all page chunks, and one failed chunk discards the others', async () => {
  const client = createQueryClient();
  const asked: number[] = [];
  let answer = async (skip: number): Promise<string> => `old ${skip}`;
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['page'],
    initialPageParam: 0,
    getNextPageParam: (_last: string, pages: string[]) => (pages.length < 3 ? pages.length * 10 : undefined),
    queryFn: ({ pageParam }) => {
      asked.push(pageParam);
      return answer(pageParam);
    },
  });
  const stop = observer.subscribe(() => {});
  await observer.refetch();
  await observer.fetchNextPage();
  await observer.fetchNextPage();
  asked.length = 0;
  answer = async (skip) => `new ${skip}`;
  await observer.refetch();
  expect(asked, 'the viewer is at one of them').toEqual([0, 10, 20]);

  answer = async (skip) => {
    if (skip === 20) throw new Error('gone');
    return `newest ${skip}`;
  };
  await observer.refetch();
  expect(observer.getCurrentResult().data?.pages).toEqual(['new 0', 'new 10', 'new 20']);
  stop();
});

it('[LIKE-05] mutations of one scope are sent one after another, each with its own value, and none is left out', async () => {
  const client = createQueryClient();
  const send = vi.fn(async (value: string) => value);
  const choose = (value: string): Promise<string> =>
    client
      .getMutationCache()
      .build(client, { mutationKey: ['like', 'a'], scope: { id: 'a' }, mutationFn: send })
      .execute(value);
  await Promise.all([choose('LIKE'), choose('NOLIKE'), choose('DISLIKE')]);
  expect(send.mock.calls.map(([value]) => value)).toEqual(['LIKE', 'NOLIKE', 'DISLIKE']);
});
