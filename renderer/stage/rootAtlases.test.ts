/** The atlases of a root: when each picture is asked for, what is said of those that fail, and what draws the texts then. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atlas, basicAtlas } from '../text/atlas.fixture';
import { faceOf, openRoot } from './rootAtlases.fixture';
import type { PictureAnswer } from './rootAtlases.fixture';

/** What the browser draws needs a canvas; here only that it does counts. */
vi.mock('../text/canvasText', async (original) => ({
  ...(await original<typeof import('../text/canvasText')>()),
  measureCanvasText: (text: string) => text.length * 10,
  drawTextTile: () => new ImageData(1, 1),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Waits until it is let go. */
function later<T>(value: T): { answer: Promise<T>; come: () => void } {
  let come!: () => void;
  const answer = new Promise<T>((resolve) => (come = () => resolve(value)));
  return { answer, come };
}

describe('the pictures of fonts that are added', () => {
  it('are asked for with the data, before a text needs them: of each face the first, in their order', async () => {
    const { asked, root, data, settle } = await openRoot({});
    const held = later(Response.json({ chars: [] }));
    data['ann-whole.json'] = () => held.answer;
    const loaded = root.loadFonts([faceOf('ann'), faceOf('bea')]);
    expect(asked(), 'not behind the data').toEqual(['ann-basic.webp', 'bea-basic.webp']);
    await loaded;
    await settle();
    held.come();
    await settle();
    expect(asked(), 'nor with the data of the others').toEqual(['ann-basic.webp', 'bea-basic.webp']);
  });

  it('are asked for once, whatever is added later', async () => {
    const { answer, asked, root } = await openRoot({});
    await root.loadFonts([faceOf('ann')]);
    await answer('ann-basic.webp', 'picture');
    await root.loadFonts([faceOf('bea'), { family: 'of the browser', weight: 400 }], true);
    expect(asked()).toEqual(['ann-basic.webp', 'bea-basic.webp']);
  });

  it('of a further atlas are asked for with the first text that needs one', async () => {
    const { asked, root, drawnBy, settle } = await openRoot({
      plain: ['ann', 'Film'],
      accented: ['ann', 'Amélie ő'],
    });
    await root.loadFonts([faceOf('ann'), faceOf('bea')]);
    await settle();
    expect(drawnBy()).toEqual({ plain: 'ann-basic.webp', accented: 'ann-whole.webp' });
    expect(asked()).toEqual(['ann-basic.webp', 'bea-basic.webp', 'ann-whole.webp']);
  });

  it('keep the root busy until they are uploaded, and are given back then', async () => {
    const { answer, asked, pictures, root, settle } = await openRoot({ plain: ['ann', 'Film'] });
    await root.loadFonts([faceOf('ann')]);
    await settle();
    expect([asked(), root.idle]).toEqual([['ann-basic.webp'], false]);
    await answer('ann-basic.webp', 'picture');
    expect(pictures).toEqual([expect.objectContaining({ closed: true })]);
    expect(root.idle).toBe(true);
  });

  it('are asked for anew by another backend, also when no text needs them', async () => {
    const { answer, asked, recreate, root } = await openRoot({});
    await root.loadFonts([faceOf('ann'), faceOf('bea')]);
    await answer('ann-basic.webp', 'picture');
    await recreate();
    expect(asked().slice(2)).toEqual(['ann-basic.webp', 'bea-basic.webp']);
  });
});

describe('data of an atlas that fail', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['are not there', () => Response.json(basicAtlas, { status: 404 })],
    ['are no JSON', () => new Response('<!doctype html>')],
    ['are no atlas', () => Response.json({ chars: [] })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('because they %s: named; other faces are there', async (_, answerOf) => {
    const { answer, asked, data, drawnBy, errors, root, settle } = await openRoot({
      failed: ['ann', 'Film'],
      other: ['bea', 'Film'],
    });
    data['ann-basic.json'] = answerOf;
    const others = later(Response.json(basicAtlas));
    data['bea-basic.json'] = () => others.answer;
    const told = vi.fn();
    const loaded = root
      .loadFonts([faceOf('ann'), faceOf('bea')])
      .catch((error: Error) => told(error.message));
    await settle();
    expect(told, 'before the others are there').not.toHaveBeenCalled();
    others.come();
    await loaded;
    expect(told).toHaveBeenCalledWith(expect.stringContaining('ann-basic'));
    await settle();
    for (const picture of asked()) await answer(picture, 'picture');
    expect(drawnBy()).toMatchObject({ other: 'bea-basic.webp' });
    expect(drawnBy()['failed'], 'by the family that is there').toBe('bea-basic.webp');
    expect([errors, root.idle]).toEqual([[], true]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['are not there', () => Response.json(basicAtlas, { status: 404 })],
    ['are no JSON', () => new Response('<!doctype html>')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('of a further one because they %s: told once by name, and the first draws on', async (_, answerOf) => {
    const { answer, asked, data, drawnBy, errors, root, settle } = await openRoot({
      plain: ['ann', 'Film'],
      accented: ['ann', 'Amélie ő'],
    });
    data['ann-whole.json'] = answerOf;
    await root.loadFonts([faceOf('ann')]);
    await settle();
    await answer('ann-basic.webp', 'picture');
    expect(errors).toEqual([expect.stringMatching(/^font: .*ann-whole/)]);
    expect(drawnBy()).toEqual({ plain: 'ann-basic.webp', accented: 'canvas' });
    expect(asked()).toEqual(['ann-basic.webp']);
    expect(root.idle).toBe(true);
  });
});

const FAILURES: readonly PictureAnswer[] = [404, 'no network', 'no picture'];

describe.each(FAILURES)('a picture that fails (%s)', (failure) => {
  it('is told once; the next atlas of its face draws its texts, and other faces go on', async () => {
    const { answer, asked, drawnBy, errors, root, settle } = await openRoot({
      failed: ['ann', 'Film'],
      other: ['bea', 'Film'],
    });
    await root.loadFonts([faceOf('ann'), faceOf('bea')]);
    await settle();
    await answer('bea-basic.webp', 'picture');
    await answer('ann-basic.webp', failure);
    const told = [expect.stringContaining('font: The font atlas ann-basic.webp could not be loaded')];
    expect(errors).toEqual(told);
    expect(drawnBy()).toEqual({ failed: 'ann-whole.webp', other: 'bea-basic.webp' });
    expect(asked(), 'its own next one').toEqual(['ann-basic.webp', 'bea-basic.webp', 'ann-whole.webp']);
    await answer('ann-whole.webp', 'picture');
    expect([errors, root.idle]).toEqual([told, true]);
  });

  it('as that of every atlas of its face leaves its texts to the canvas', async () => {
    const { answer, asked, drawnBy, errors, root, settle } = await openRoot({ failed: ['ann', 'Film'] });
    await root.loadFonts([faceOf('ann')]);
    await settle();
    for (const part of ['basic', 'whole']) await answer(`ann-${part}.webp`, failure);
    expect(errors).toHaveLength(2);
    expect(drawnBy()).toEqual({ failed: 'canvas' });
    expect(asked(), 'none again').toEqual(['ann-basic.webp', 'ann-whole.webp']);
    expect(root.idle).toBe(true);
  });

  it('before its own data are there: told once, and its face comes without it', async () => {
    const { answer, asked, data, drawnBy, errors, root, settle } = await openRoot({
      failed: ['ann', 'Film'],
    });
    const basic = later(Response.json(basicAtlas));
    data['ann-basic.json'] = () => basic.answer;
    const loaded = root.loadFonts([faceOf('ann')]);
    await answer('ann-basic.webp', failure);
    basic.come();
    await loaded;
    await settle();
    expect(errors).toHaveLength(1);
    expect(drawnBy()).toEqual({ failed: 'ann-whole.webp' });
    await answer('ann-whole.webp', 'picture');
    expect([asked(), root.idle]).toEqual([['ann-basic.webp', 'ann-whole.webp'], true]);
  });

  it('is asked for again when its font is loaded again', async () => {
    const { answer, asked, drawnBy, root, settle } = await openRoot({ failed: ['ann', 'Film'] });
    await root.loadFonts([faceOf('ann')]);
    await answer('ann-basic.webp', failure);
    await answer('ann-whole.webp', 'picture');
    await root.loadFonts([faceOf('ann')]);
    await settle();
    expect(asked().slice(2)).toEqual(['ann-basic.webp']);
    await answer('ann-basic.webp', 'picture');
    expect(drawnBy()).toEqual({ failed: 'ann-basic.webp' });
    expect(root.idle).toBe(true);
  });

  it('before the data of the next one are there: its texts wait for those', async () => {
    const { answer, data, drawnBy, errors, root, settle } = await openRoot({ failed: ['ann', 'Film'] });
    const whole = later(Response.json(atlas));
    data['ann-whole.json'] = () => whole.answer;
    await root.loadFonts([faceOf('ann')]);
    await settle();
    await answer('ann-basic.webp', failure);
    expect(errors).toHaveLength(1);
    expect(drawnBy()).toEqual({ failed: 'nothing yet' });
    whole.come();
    await settle();
    expect(drawnBy()).toEqual({ failed: 'ann-whole.webp' });
    await answer('ann-whole.webp', 'picture');
    expect(root.idle).toBe(true);
  });
});
