/** A texture of pixels that are there or on their way: every picture, atlas and text set by the browser is one. */
import { Texture as LightningTexture, TextureType } from '@lightningjs/renderer';
import type { LightningStage, Texture } from './lightning';

export interface Pixels {
  /** Called when the texture is first wanted. A rejection is the texture's failure. */
  source: () => ImageBitmap | ImageData | Promise<ImageBitmap>;
  /** Multiply colours by alpha at upload. A bitmap is uploaded as it was decoded, whatever this says. */
  premultiplyAlpha: boolean;
}

const name = 'PixelTexture';

class PixelTexture extends LightningTexture {
  // Lightning queues uploads of this type only; others go up at once
  override type = TextureType.image;

  constructor(
    manager: ConstructorParameters<typeof LightningTexture>[0],
    private readonly pixels: Pixels,
  ) {
    super(manager);
  }

  override async getTextureSource(): Promise<never> {
    const { source, premultiplyAlpha } = this.pixels;
    try {
      return { data: await source(), premultiplyAlpha } as never;
    } catch (error) {
      this.setState('failed', error as never);
      return { data: null } as never;
    }
  }

  static override resolveDefaults(pixels: object): never {
    return pixels as never;
  }
}

/** Teaches a stage this kind of texture; once, before the first is made. */
export function registerPixelTexture(stage: LightningStage): void {
  stage.txManager.registerTextureType(name as never, PixelTexture as never);
}

/** The texture is loaded when a node first shows it or somebody owns it. */
export function createPixelTexture(stage: LightningStage, pixels: Pixels): Texture {
  return stage.txManager.createTexture(name as never, pixels as never) as Texture;
}
