import { describe, expect, it, vi } from 'vitest';
import { createLastWish } from './lastWish';

const nextTask = () => new Promise((done) => setTimeout(done));

function setUp() {
  const wishes = createLastWish<string>();
  const sent: { wish: string; answer: (error?: Error) => Promise<void> }[] = [];
  const granted = vi.fn();
  const refused = vi.fn();
  const who = { current: true };
  const make = (wish: string, holds: string | undefined = 'none', name = 'title'): void =>
    wishes.make(name, wish, holds, {
      send: (one) =>
        new Promise<void>((done, failed) => {
          sent.push({
            wish: one,
            async answer(error) {
              if (error === undefined) done();
              else failed(error);
              await nextTask();
            },
          });
        }),
      granted,
      refused,
      isCurrent: () => who.current,
    });
  return {
    make,
    sent,
    granted,
    refused,
    who,
    isBusy: wishes.isBusy,
    asked: () => sent.map(({ wish }) => wish),
  };
}

describe('[LIKE-05, LIKE-06] the last wish wins', () => {
  it('one call at a time for a title; what was wished for in between is never sent', async () => {
    const { make, sent, asked, granted, isBusy } = setUp();
    make('like');
    make('none');
    make('dislike');
    expect(asked()).toEqual(['like']);
    await sent[0]!.answer();
    expect(asked()).toEqual(['like', 'dislike']);
    expect(granted).not.toHaveBeenCalled();
    expect(isBusy()).toBe(true);
    await sent[1]!.answer();
    expect(granted).toHaveBeenCalledOnce();
    expect(isBusy()).toBe(false);
  });

  it('a wish for what holds by then is granted without a call', async () => {
    const { make, sent, asked, granted } = setUp();
    make('like');
    make('none');
    make('like');
    await sent[0]!.answer();
    expect(asked()).toEqual(['like']);
    expect(granted).toHaveBeenCalledOnce();
  });

  it('a failure counts only for the last wish, and goes back to what was confirmed last', async () => {
    const { make, sent, refused, granted } = setUp();
    const lost = new Error('lost');
    make('like');
    make('dislike');
    await sent[0]!.answer(lost);
    expect(refused).not.toHaveBeenCalled();
    await sent[1]!.answer(lost);
    expect(refused).toHaveBeenCalledExactlyOnceWith('none', lost);

    make('like');
    make('dislike');
    await sent[2]!.answer();
    await sent[3]!.answer(lost);
    expect(refused).toHaveBeenLastCalledWith('like', lost);
    expect(granted).not.toHaveBeenCalled();
  });

  it('after a failure also what held before is sent: nobody knows what the service did', async () => {
    const { make, sent, asked, granted } = setUp();
    make('like');
    make('none');
    await sent[0]!.answer(new Error('lost'));
    expect(asked()).toEqual(['like', 'none']);
    await sent[1]!.answer();
    expect(granted).toHaveBeenCalledOnce();
  });

  it('titles do not wait for each other', () => {
    const { make, asked } = setUp();
    make('like', undefined, 'one');
    make('dislike', undefined, 'other');
    expect(asked()).toEqual(['like', 'dislike']);
  });

  it('[LIKE-10] nothing is sent or told once another viewer is there', async () => {
    const { make, sent, asked, granted, refused, who } = setUp();
    make('like');
    make('dislike');
    who.current = false;
    await sent[0]!.answer();
    expect(asked()).toEqual(['like']);
    expect(granted).not.toHaveBeenCalled();
    expect(refused).not.toHaveBeenCalled();
  });
});
