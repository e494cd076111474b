import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BatchRenderer } from './batchRenderer';
import { startUnpatched, stubBrowser } from './fakeWebgl.fixture';
import { contextOf, glStateOf } from './glState';
import { createPixelTexture } from './textures';
import { textureBytes } from './textureMemory';
import type { WholeTexture } from './types';

// for the whole file: Lightning goes on by itself for some microtasks after it was started
stubBrowser();

/** Lightning has a white pixel of its own. */
const white = 4;

let stage: ReturnType<typeof startUnpatched>;
type Spied = 'texImage2D' | 'createTexture' | 'deleteTexture' | 'pixelStorei' | 'bindTexture';
let gl: Record<Spied, ReturnType<typeof vi.fn>>;
const native = { name: 'native' };

beforeEach(async () => {
  stage = startUnpatched();
  await vi.waitFor(() => expect(stage.defaultTexture!.state).toBe('loaded'));
  gl = Object.assign(contextOf(glStateOf(stage.renderer as BatchRenderer)), {
    texImage2D: vi.fn(),
    createTexture: vi.fn(() => native),
    deleteTexture: vi.fn(),
    pixelStorei: vi.fn(),
    bindTexture: vi.fn(),
  }) as never;
});

/** A texture whose pixels have come, as it is when its turn to be uploaded is. */
function textureWith(data: object, premultiplyAlpha = true): WholeTexture {
  const texture = createPixelTexture(stage, {
    source: () => data as ImageData,
    premultiplyAlpha,
  }) as WholeTexture;
  texture.textureData = { data: data as ImageData, premultiplyAlpha };
  return texture;
}

function upload(texture: WholeTexture): { loaded: unknown[]; failed: Error[] } {
  const told = { loaded: [] as unknown[], failed: [] as Error[] };
  texture.on('loaded', (_texture: unknown, size: unknown) => void told.loaded.push(size));
  texture.on('failed', (_texture: unknown, error: Error) => void told.failed.push(error));
  void stage.txManager.uploadTexture(texture);
  return told;
}

describe('the upload of a texture of its own', () => {
  it('has loaded it when the call returns, with its size and its bytes', () => {
    const pixels = new ImageData(30, 20);
    const texture = textureWith(pixels);
    expect(upload(texture).loaded).toEqual([{ w: 30, h: 20 }]);
    expect(texture.state).toBe('loaded');
    expect(gl.bindTexture).toHaveBeenLastCalledWith(expect.anything(), native);
    expect(gl.texImage2D.mock.calls.map((call) => call.at(-1))).toEqual([pixels]);
    expect(textureBytes(stage.txMemManager)).toBe(30 * 20 * 4 + white);
  });

  it('is what is bound and freed, and is told to be on its way first; its pixels are not kept', async () => {
    const texture = textureWith(new ImageData(30, 20));
    const loading = vi.fn();
    texture.on('loading', loading);
    upload(texture);
    expect(loading).toHaveBeenCalledTimes(1);
    expect((texture.ctxTexture as unknown as { ctxTexture: object }).ctxTexture).toBe(native);
    await Promise.resolve();
    expect(texture.textureData).toBeNull();
    stage.txMemManager.destroyTexture(texture);
    expect(gl.deleteTexture.mock.calls).toEqual([[native]]);
  });

  it('happens once', () => {
    const texture = textureWith(new ImageData(2, 2));
    upload(texture);
    void texture.ctxTexture!.load();
    expect(gl.texImage2D).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['pixels are multiplied by their alpha', true, true],
    ['distances, as of an atlas, are not', false, false],
  ])('%s', (_, premultiplyAlpha, multiplies) => {
    upload(textureWith(new ImageData(2, 2), premultiplyAlpha));
    expect(gl.pixelStorei.mock.calls.map((call) => call.at(-1))).toEqual([multiplies]);
  });

  it('takes a bitmap as it was decoded', () => {
    class Bitmap {
      readonly width = 4;
      readonly height = 3;
    }
    vi.stubGlobal('ImageBitmap', Bitmap);
    const texture = textureWith(new Bitmap());
    expect(upload(texture).loaded).toEqual([{ w: 4, h: 3 }]);
    expect(gl.pixelStorei.mock.calls.map((call) => call.at(-1))).toEqual([false]);
    vi.stubGlobal('ImageBitmap', undefined);
  });

  it('gives its bytes back when it is freed', () => {
    const texture = textureWith(new ImageData(30, 20));
    upload(texture);
    stage.txMemManager.destroyTexture(texture);
    expect(texture.state).toBe('freed');
    expect(textureBytes(stage.txMemManager)).toBe(white);
  });
});

describe('an upload that fails is the state of its texture, and no error of the frame', () => {
  it('when WebGL throws', () => {
    gl.texImage2D.mockImplementation(() => {
      throw new TypeError('not an image');
    });
    const texture = textureWith(new ImageData(2, 2));
    expect(upload(texture).failed.map(({ message }) => message)).toEqual(['not an image']);
    expect(texture.state).toBe('failed');
    expect(textureBytes(stage.txMemManager)).toBe(white);
  });

  it('when what WebGL throws is no Error', () => {
    gl.texImage2D.mockImplementation(() => {
      throw 'lost';
    });
    expect(upload(textureWith(new ImageData(2, 2))).failed.map(({ message }) => message)).toEqual(['lost']);
  });

  it('when WebGL makes no texture', () => {
    gl.createTexture.mockReturnValue(null);
    const { failed } = upload(textureWith(new ImageData(2, 2)));
    expect(failed.map(({ message }) => message)).toEqual(['WebGL made no texture.']);
    expect(gl.texImage2D).not.toHaveBeenCalled();
  });

  it('but what throws when it hears of a texture is: the texture is loaded', async () => {
    const texture = textureWith(new ImageData(2, 2));
    texture.on('loaded', () => {
      throw new Error('listener');
    });
    await expect(stage.txManager.uploadTexture(texture)).rejects.toThrow('listener');
    expect(texture.state).toBe('loaded');
  });
});
