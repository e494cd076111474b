import { describe, expect, it, vi } from 'vitest';
import { createLatestMutation } from './latestMutation';

const nextTask = () => new Promise((done) => setTimeout(done));

function setUp() {
  const mutations = createLatestMutation<string>(new Map());
  const sent: { value: string; answer: (error?: Error) => Promise<void> }[] = [];
  const confirmed = vi.fn();
  const failed = vi.fn();
  const who = { current: true };
  const make = (value: string, holds: string | undefined = 'none', name = 'title'): void =>
    mutations.mutate(name, value, holds, {
      send: (one) =>
        new Promise<void>((done, reject) => {
          sent.push({
            value: one,
            async answer(error) {
              if (error === undefined) done();
              else reject(error);
              await nextTask();
            },
          });
        }),
      onConfirmed: confirmed,
      onFailed: failed,
      isCurrent: () => who.current,
    });
  return {
    make,
    sent,
    confirmed,
    failed,
    who,
    isBusy: mutations.isBusy,
    asked: () => sent.map(({ value }) => value),
  };
}

describe('[LIKE-05, LIKE-06] the latest mutation of a key', () => {
  it('only one call of a title is in flight, and values between the first and the latest are never sent', async () => {
    const { make, sent, asked, confirmed, isBusy } = setUp();
    make('like');
    make('none');
    make('dislike');
    expect(asked()).toEqual(['like']);
    await sent[0]!.answer();
    expect(asked()).toEqual(['like', 'dislike']);
    expect(confirmed).not.toHaveBeenCalled();
    expect(isBusy()).toBe(true);
    await sent[1]!.answer();
    expect(confirmed).toHaveBeenCalledOnce();
    expect(isBusy()).toBe(false);
  });

  it('a value that is confirmed meanwhile succeeds without a call', async () => {
    const { make, sent, asked, confirmed } = setUp();
    make('like');
    make('none');
    make('like');
    await sent[0]!.answer();
    expect(asked()).toEqual(['like']);
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('only a failure of the latest value is reported, with the value confirmed last', async () => {
    const { make, sent, failed, confirmed } = setUp();
    const lost = new Error('lost');
    make('like');
    make('dislike');
    await sent[0]!.answer(lost);
    expect(failed).not.toHaveBeenCalled();
    await sent[1]!.answer(lost);
    expect(failed).toHaveBeenCalledExactlyOnceWith('none', lost);

    make('like');
    make('dislike');
    await sent[2]!.answer();
    await sent[3]!.answer(lost);
    expect(failed).toHaveBeenLastCalledWith('like', lost);
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('after a failure the confirmed value is sent too', async () => {
    const { make, sent, asked, confirmed } = setUp();
    make('like');
    make('none');
    await sent[0]!.answer(new Error('lost'));
    expect(asked()).toEqual(['like', 'none']);
    await sent[1]!.answer();
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('calls of two titles do not wait for each other', () => {
    const { make, asked } = setUp();
    make('like', undefined, 'one');
    make('dislike', undefined, 'other');
    expect(asked()).toEqual(['like', 'dislike']);
  });

  it('[LIKE-10] nothing is sent or reported after a change of viewer', async () => {
    const { make, sent, asked, confirmed, failed, who } = setUp();
    make('like');
    make('dislike');
    who.current = false;
    await sent[0]!.answer();
    expect(asked()).toEqual(['like']);
    expect(confirmed).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  });
});
