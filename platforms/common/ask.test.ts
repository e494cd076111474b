import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOf, ASK_MS, attempt } from './ask';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['its first answer', (answer: (value: string) => void) => (answer('one'), answer('two')), 'one'],
  [
    'its late answer',
    (answer: (value: string) => void) => void setTimeout(() => answer('late'), ASK_MS - 1),
    'late',
  ],
  [
    'nothing when it is too late',
    (answer: (value: string) => void) => void setTimeout(() => answer('late'), ASK_MS + 1),
    'none',
  ],
  ['nothing when it is silent', () => {}, 'none'],
  ['nothing when it refuses', (_: unknown, refuse: () => void) => refuse(), 'none'],
  [
    'nothing when it throws',
    () => {
      throw new Error('not ready');
    },
    'none',
  ],
] as const)('[SHELL-14] a set that is asked gives %s', async (_, ask, expected) => {
  const answer = answerOf<string>(ask, 'none');
  await vi.advanceTimersByTimeAsync(ASK_MS);
  expect(await answer).toBe(expected);
});

it('[SHELL-14] no timer is left when the set has answered', async () => {
  await answerOf<number>((answer) => answer(1), 0);
  expect(vi.getTimerCount()).toBe(0);
});

it('a member that throws is as if it were not there', () => {
  const half = {} as { getDuid(): string };
  expect(attempt(() => half.getDuid(), null)).toBeNull();
});
