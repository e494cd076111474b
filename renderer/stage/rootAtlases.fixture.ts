/** A root in as much of a browser as it starts in, and a server whose fonts come when a test says so. */
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { Text } from '../components';
import type { HostNode } from '../host/node';
import { stubBrowser } from '../lightning/internals/fakeWebgl.fixture';
import { createFakeClock } from '../testing';
import { settlePromises } from '../testing/fakeClock';
import { flushReact } from '../testing/flushReact';
import { atlas, basicAtlas } from '../text/atlas.fixture';
import type { FontFaceSource } from '../text/fonts';
import { drawnLayout } from '../text/textLayout';
import { createRoot } from './createRoot';

/** What a picture's request ends with. */
export type PictureAnswer = 'picture' | 'no picture' | 404 | 'no network';

/** A browser's request, which a test answers. */
class PictureRequest {
  static all: PictureRequest[] = [];
  url = '';
  status = 200;
  response: Blob | null = null;
  private readonly listeners = new Map<string, () => void>();
  constructor() {
    PictureRequest.all.push(this);
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  addEventListener(name: string, run: () => void): void {
    this.listeners.set(name, run);
  }
  send(): void {}
  abort(): void {}
  answer(answer: PictureAnswer): void {
    this.status = answer === 404 ? 404 : 200;
    this.response = new Blob([String(answer)], { type: 'image/webp' });
    this.listeners.get(answer === 'no network' ? 'error' : 'load')!();
  }
}

/** Lightning asks what it uploads for its class. */
class FakeBitmap {
  readonly width = 512;
  readonly height = 512;
  closed = false;
  close(): void {
    this.closed = true;
  }
}

function stubPage(): object {
  stubBrowser();
  const createCanvas = document.createElement.bind(document);
  const element = { style: {}, append() {}, appendChild() {}, remove() {} };
  const events = { addEventListener() {}, removeEventListener() {} };
  const page = {
    ...events,
    createElement: (name: string) =>
      name === 'canvas' ? Object.assign(createCanvas(name), events) : { ...element },
    baseURI: 'https://tv.example/',
    fonts: { add() {}, delete() {}, check: () => true },
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('ImageBitmap', FakeBitmap);
  return { ...element, ...events, ownerDocument: page, clientWidth: 1920 };
}

/** A face with an atlas of basic characters and one of all: 'ann-basic.json' with 'ann-basic.webp', and so on. */
export const faceOf = (name: string, weight = 400): FontFaceSource => ({
  family: name,
  weight,
  atlases: ['basic', 'whole'].map((part) => ({
    dataUrl: `${name}-${part}.json`,
    imageUrl: `${name}-${part}.webp`,
  })),
});

/**
 * A root that has no font yet.
 * @param texts family and characters of each text it shows, by its name
 * @param more what it shows besides
 */
export async function openRoot(
  texts: Readonly<Record<string, readonly [family: string, text: string]>>,
  more: readonly ReactElement[] = [],
) {
  PictureRequest.all = [];
  const target = stubPage();
  /** What an address of data answers instead of its atlas; called when it is asked for. */
  const data: Record<string, () => Response | Promise<Response>> = {};
  const pictures: FakeBitmap[] = [];
  vi.stubGlobal('XMLHttpRequest', PictureRequest);
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = data[url];
    if (answer !== undefined) return answer();
    return { ok: true, json: async () => (url.includes('basic') ? basicAtlas : atlas) };
  });
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    if ((await blob.text()) !== 'picture') throw new DOMException('cannot be decoded', 'InvalidStateError');
    const picture = new FakeBitmap();
    pictures.push(picture);
    return picture;
  });

  const errors: string[] = [];
  const clock = createFakeClock();
  const root = createRoot({
    target: target as HTMLElement,
    clock,
    devTools: false,
    onError: (error, from) => void errors.push(`${from}: ${(error as Error).message}`),
  });
  const children: readonly ReactElement[] = [
    ...Object.entries(texts).map(([name, [family, text]]) =>
      createElement(Text, { key: name, testId: name, family }, text),
    ),
    ...more,
  ];
  errors.push(...(await flushReact(() => root.render(children), true)).map(String));

  const drawnBy = (node: HostNode): (readonly [string, string])[] => {
    const layout = node.type === 'text' ? drawnLayout(node) : null;
    const by = layout?.lines.length === 0 ? 'nothing yet' : (layout?.atlas?.imageUrl ?? 'canvas');
    const own = layout === null ? [] : [[String(node.props.testId), by] as const];
    return [...own, ...node.children.flatMap(drawnBy)];
  };
  /** Lets what was answered arrive, and a second of frames pass. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn++) {
      await settlePromises();
      await clock.advanceAsync(200);
    }
  };
  return {
    root,
    data,
    errors,
    pictures,
    settle,
    /** Draws with another backend. */
    recreate: () => flushReact(() => root.configure({ resolution: 0.5 }), true),
    /** Pictures asked for so far. */
    asked: () => PictureRequest.all.map(({ url }) => url),
    /** Ends the last request for a picture. */
    async answer(url: string, answer: PictureAnswer): Promise<void> {
      PictureRequest.all.findLast((request) => request.url === url)!.answer(answer);
      await settle();
    },
    /** The picture that each text is drawn from. */
    drawnBy: () => Object.fromEntries(drawnBy(root.scene.stageNode)),
  };
}
