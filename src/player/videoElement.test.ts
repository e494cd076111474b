import { describe, expect, it } from 'vitest';
import { createVideoPlane } from './videoElement';
import type { VideoPlane } from './videoElement';

/** Only what the plane touches of a document. */
const fakeParent = () => {
  const calls: string[] = [];
  const element = {
    style: {} as Record<string, string>,
    attributes: {} as Record<string, string>,
    muted: false,
    setAttribute: (name: string, value: string) => void (element.attributes[name] = value),
    removeAttribute: (name: string) => calls.push(`remove ${name}`),
    pause: () => calls.push('pause'),
    load: () => calls.push('load'),
    remove: () => calls.push('leave the page'),
  };
  const parent = {
    ownerDocument: { createElement: (tag: string) => (calls.push(`create ${tag}`), element) },
    prepend: (child: unknown) => calls.push(child === element ? 'first in the stage' : 'stranger'),
  };
  return { calls, element, parent: parent as unknown as HTMLElement };
};

describe('the video plane', () => {
  it('lies behind the canvas and fills the stage, at any size of the page', () => {
    const { calls, element, parent } = fakeParent();
    const plane = createVideoPlane(parent);
    expect(calls).toEqual(['create video', 'first in the stage']);
    expect(element.style).toMatchObject({
      position: 'absolute',
      zIndex: '-1',
      left: '0%',
      top: '0%',
      width: '100%',
      height: '100%',
    });
    plane.setRect({ x: 960, y: 0, w: 960, h: 540 });
    expect(element.style).toMatchObject({ left: '50%', top: '0%', width: '50%', height: '50%' });
  });

  it('shows the whole film on black, or fills its box where it is asked to', () => {
    const [film, trailer] = [fakeParent(), fakeParent()];
    createVideoPlane(film.parent);
    createVideoPlane(trailer.parent, 'cover');
    expect(film.element.style).toMatchObject({ objectFit: 'contain', background: '#000' });
    expect(trailer.element.style).toMatchObject({ objectFit: 'cover', background: '#000' });
  });

  it('plays inside the page, fetches ahead, and is neither announced nor reached by Tab', () => {
    const { element, parent } = fakeParent();
    createVideoPlane(parent);
    expect(element).toMatchObject({
      attributes: { playsinline: '', 'aria-hidden': 'true' },
      preload: 'auto',
      tabIndex: -1,
    });
  });

  it.each<[string, (plane: VideoPlane) => void, boolean]>([
    ['shown', (plane) => plane.setVisible(true), false],
    ['told not to be silent', (plane) => plane.setMuted(false), false],
    ['told to be silent', (plane) => plane.setMuted(true), true],
  ])('is loud and visible until told otherwise: first it is %s', (_, act, muted) => {
    const { element, parent } = fakeParent();
    act(createVideoPlane(parent));
    expect(element.muted).toBe(muted);
  });

  it('hidden it is silent, whatever is set meanwhile; shown again it is as loud as was set last', () => {
    const { element, parent } = fakeParent();
    const plane = createVideoPlane(parent);
    const look = () => [element.style.visibility, element.muted];
    plane.setVisible(false);
    expect(look()).toEqual(['hidden', true]);
    plane.setMuted(false);
    expect(look()).toEqual(['hidden', true]);
    plane.setVisible(true);
    expect(look()).toEqual(['visible', false]);
    plane.setMuted(true);
    plane.setVisible(false);
    plane.setVisible(true);
    expect(look()).toEqual(['visible', true]);
  });

  it('[PLAYER-24] gives back decoder, source and element', () => {
    const { calls, parent } = fakeParent();
    const plane = createVideoPlane(parent);
    calls.length = 0;
    plane.release();
    expect(calls).toEqual(['pause', 'remove src', 'load', 'leave the page']);
  });
});
