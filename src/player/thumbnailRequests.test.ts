import { describe, expect, it } from 'vitest';
import { settlePromises } from '../../renderer/testing';
import type { Thumbnail } from './engine';
import { createThumbnailRequests } from './thumbnailRequests';

const at = (x: number): Thumbnail => ({
  url: 'sheet.jpg',
  x,
  y: 0,
  width: 320,
  height: 180,
  imageWidth: 1920,
  imageHeight: 720,
});

function setUp() {
  const asked: number[] = [];
  const answers: ((answer: Thumbnail | null) => void)[] = [];
  const shown: (number | null)[] = [];
  const requests = createThumbnailRequests(
    (second) => {
      asked.push(second);
      return new Promise((resolve) => answers.push(resolve));
    },
    (thumbnail) => shown.push(thumbnail === null ? null : thumbnail.x),
  );
  return {
    requests,
    asked,
    shown,
    async answer(thumbnail: Thumbnail | null) {
      answers.shift()!(thumbnail);
      await settlePromises();
    },
  };
}

describe('[SEEK-04] pictures of a target that moves', () => {
  it('are asked for one at a time, and of the seconds meanwhile only the last', async () => {
    const { requests, asked, shown, answer } = setUp();
    for (const second of [15, 30, 45, 60]) requests.follow(second);
    expect(asked).toEqual([15]);
    await answer(at(0));
    expect([asked, shown]).toEqual([[15, 60], [0]]);
    await answer(at(320));
    expect([asked, shown]).toEqual([
      [15, 60],
      [0, 320],
    ]);
  });

  it('are not asked for again while the target rests', async () => {
    const { requests, asked, answer } = setUp();
    requests.follow(15);
    requests.follow(15);
    await answer(at(0));
    requests.follow(15);
    expect(asked).toEqual([15]);
  });

  it('are gone when the seek ends, also one that was on its way', async () => {
    const { requests, asked, shown, answer } = setUp();
    requests.follow(15);
    requests.follow(null);
    await answer(at(0));
    expect([asked, shown]).toEqual([[15], [null]]);
    requests.follow(30);
    await answer(at(320));
    expect([asked, shown]).toEqual([
      [15, 30],
      [null, 320],
    ]);
  });

  it('of a seek that began while the last one’s was on its way are asked for after it', async () => {
    const { requests, asked, shown, answer } = setUp();
    requests.follow(15);
    requests.follow(null);
    requests.follow(90);
    expect(asked).toEqual([15]);
    await answer(at(0));
    await answer(at(320));
    expect([asked, shown.at(-1)]).toEqual([[15, 90], 320]);
  });

  it('may be missing', async () => {
    const { requests, shown, answer } = setUp();
    requests.follow(15);
    await answer(null);
    expect(shown).toEqual([null]);
  });
});
