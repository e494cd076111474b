/** As much of a browser as Lightning needs to start in: a canvas whose WebGL context takes every call and draws nothing. */
import { vi } from 'vitest';
import { construct } from './start';
import type { StartOptions } from './start';
import { registerPixelTexture } from './textures';

/** Puts it in place of the globals until `vi.unstubAllGlobals`. */
export function stubBrowser(): void {
  vi.stubGlobal('self', {});
  vi.stubGlobal('ImageData', FakeImageData);
  vi.stubGlobal('document', { createElement: createCanvas });
  // what Lightning says about workers it does not find
  vi.spyOn(console, 'warn').mockImplementation(() => {});
}

class FakeImageData {
  readonly data: Uint8ClampedArray;
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = new Uint8ClampedArray(width * height * 4);
  }
}

function createCanvas(): object {
  const canvas: Record<string, unknown> = { style: {}, width: 0, height: 0, remove: vi.fn() };
  const context = createContext(canvas);
  canvas.getContext = () => context;
  return canvas;
}

/** Constants are numbers of their own; what is made is an object; a program has no attributes and no uniforms. */
function createContext(canvas: object): object {
  const constants = new Map<string, number>();
  const constant = (name: string): number => {
    if (!constants.has(name)) constants.set(name, constants.size + 1);
    return constants.get(name)!;
  };
  const answers: Record<string, unknown> = {
    canvas,
    isContextLost: () => false,
    isEnabled: () => false,
    getExtension: () => null,
    getError: () => 0,
    getShaderPrecisionFormat: () => ({ precision: 23 }),
    getShaderParameter: () => true,
    getProgramParameter: (_program: object, name: number) =>
      name === constant('ACTIVE_ATTRIBUTES') || name === constant('ACTIVE_UNIFORMS') ? 0 : true,
    getParameter: (name: number) => {
      if (name === constant('SCISSOR_BOX')) return [0, 0, 0, 0];
      return name === constant('ACTIVE_TEXTURE') ? constant('TEXTURE0') : 8;
    },
  };
  return new Proxy(answers, {
    get(target, name: string) {
      if (name in target) return target[name];
      if (/^[A-Z0-9_]+$/.test(name)) return constant(name);
      return (target[name] = () => (name.startsWith('create') ? {} : undefined));
    },
  });
}

export const startOptions: StartOptions = {
  // a stand-in for an element that only gets the canvas
  target: { appendChild() {} } as unknown as HTMLElement,
  width: 1920,
  height: 1080,
  resolution: 1,
  boundsMargin: 200,
  textureBudget: 1e8,
  now: () => 0,
  shaders: {},
  wake() {},
  frameFailed() {},
  programFailed() {},
  uploaded() {},
  parts: { updated() {}, uploaded() {}, filled() {} },
};

/** Lightning as the renderer starts it, before anything of it is patched. */
export function startUnpatched(): ReturnType<typeof construct>['stage'] {
  const { stage } = construct(startOptions);
  registerPixelTexture(stage);
  return stage;
}
