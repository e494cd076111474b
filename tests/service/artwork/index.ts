/**
 * Artwork of the reference service, drawn from each title's own data at the size asked for:
 *   GET /images/{assetId}/{child|billboard|portrait|thumbnail|jumbotron|hero}.jpg?w=&h=
 *   GET /images/{assetId}/logo.png?w=&h=     the lettering alone, white on nothing
 *   GET /images/welcome.jpg?w=&h=            a wall of posters
 *   GET /images/brand/logo.png?w=&h=         the product's word mark
 * A picture is a function of its title: the same request gives the same bytes, on every machine.
 * Tests may ask for plain artwork instead (`plain.ts`), at the same addresses.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { composeBrand } from './brand';
import { pictureCache } from './cache';
import { compose, composeLogo } from './compose';
import { edition } from './edition';
import { composeWall, wallTile, wallTitles } from './mosaic';
import { composePlain, composePlainWall } from './plain';
import { createQueue, PAINTERS } from './queue';
import { toJpeg, toPng } from './render';
import { kindOf, sizeOf, USUAL } from './sizes';
import type { ArtTitle, ArtworkStyle, PosterKind } from './types';
import { wordingOf } from './wording';

/** What artwork needs of the service. */
export interface ArtworkContext {
  readonly catalogue: {
    readonly entries: ReadonlyMap<string, ArtTitle>;
    /** The titles the welcome wall shows. */
    readonly titles: readonly ArtTitle[];
  };
  readonly options: {
    /** Pictures are kept in its folder `artwork`; null keeps them in memory alone. */
    readonly dataDir: string | null;
  };
}

const POSTER_TYPE: Record<ArtworkStyle, string> = { full: 'image/jpeg', plain: 'image/png' };
/** About 2000 tiles, or 250 full frames. */
const MEMORY_BYTES = 64 * 2 ** 20;
/** A week: browsers do not ask again, and a new edition shows by itself within days. */
const KEEP = 'public, max-age=604800, immutable';

/** The artwork routes over a catalogue. `styleNow` is asked at every request: how the picture is to be drawn. */
export function artworkRoutes(ctx: ArtworkContext, styleNow: () => ArtworkStyle = () => 'full'): Hono {
  const app = new Hono();
  const { entries, titles } = ctx.catalogue;
  const { dataDir } = ctx.options;
  const cache = pictureCache(dataDir === null ? null : join(dataDir, 'artwork'), edition(), MEMORY_BYTES);
  const paint = createQueue(PAINTERS);
  const underway = new Map<string, Promise<Buffer>>();

  /** A kept picture, or a new one; the same picture asked for twice at once is painted once. */
  const picture = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const shared = underway.get(key);
    if (shared) return shared;
    const made = (async () => {
      const kept = await cache.get(key);
      if (kept) return kept;
      const bytes = await make();
      await cache.put(key, bytes);
      return bytes;
    })().finally(() => underway.delete(key));
    underway.set(key, made);
    return made;
  };

  const poster = (
    style: ArtworkStyle,
    title: ArtTitle,
    kind: PosterKind,
    w: number,
    h: number,
  ): Promise<Buffer> => {
    const wording = wordingOf(title, rootOf(title), kind);
    return picture(keyOf(style, title, rootOf(title), kind, w, h), () =>
      paint(() =>
        style === 'plain'
          ? toPng(composePlain(title, wording, kind, w, h))
          : toJpeg(compose(title, wording, kind, w, h), w),
      ),
    );
  };

  const rootOf = (title: ArtTitle): ArtTitle | undefined =>
    title.rootId && title.rootId !== title.id ? entries.get(title.rootId) : undefined;

  app.get('/images/welcome.jpg', async (c) => {
    const size = sizeOf(USUAL.welcome, c.req.query('w'), c.req.query('h'));
    if (typeof size === 'string') return refuse(c, 400, 'invalid_size', size);
    if (styleNow() === 'plain') {
      const key = keyOf('plain', 'wall', undefined, 'welcome', size.w, size.h);
      return answer(c, key, 'image/png', () =>
        picture(key, () => paint(() => toPng(composePlainWall(size.w, size.h)))),
      );
    }
    const wall = wallTitles(titles);
    const key = keyOf('full', wall.map(({ id }) => id).join(), undefined, 'welcome', size.w, size.h);
    return answer(c, key, 'image/jpeg', () =>
      picture(key, async () => {
        const tile = wallTile(size.h);
        const tiles = await Promise.all(wall.map((title) => poster('full', title, 'child', tile.w, tile.h)));
        return paint(() => toJpeg(composeWall(tiles, size.w, size.h), size.w));
      }),
    );
  });

  app.get('/images/brand/logo.png', (c) => {
    const size = sizeOf(USUAL.brand, c.req.query('w'), c.req.query('h'));
    if (typeof size === 'string') return refuse(c, 400, 'invalid_size', size);
    const key = keyOf('full', 'brand', undefined, 'logo', size.w, size.h);
    return answer(c, key, 'image/png', () =>
      picture(key, () => paint(() => toPng(composeBrand(size.w, size.h)))),
    );
  });

  app.get('/images/:id/:file', (c) => {
    const title = entries.get(c.req.param('id'));
    const kind = kindOf(c.req.param('file'));
    if (!title) return refuse(c, 404, 'not_found', 'No title has this id');
    if (!kind)
      return refuse(
        c,
        404,
        'not_found',
        'No such picture: child, billboard, portrait, thumbnail, jumbotron, hero (.jpg) or logo (.png)',
      );
    const size = sizeOf(USUAL[kind], c.req.query('w'), c.req.query('h'));
    if (typeof size === 'string') return refuse(c, 400, 'invalid_size', size);
    const { w, h } = size;
    // A logo is flat lettering already: one for both styles.
    const style = kind === 'logo' ? 'full' : styleNow();
    const key = keyOf(style, title, rootOf(title), kind, w, h);
    if (kind !== 'logo') return answer(c, key, POSTER_TYPE[style], () => poster(style, title, kind, w, h));
    const wording = wordingOf(title, rootOf(title), kind);
    const svg = wording && composeLogo(title, wording, w, h);
    if (!svg) return refuse(c, 404, 'not_found', 'This title has no logo: its script is not one we letter');
    return answer(c, key, 'image/png', () => picture(key, () => paint(() => toPng(svg))));
  });
  return app;
}

/** The file name of a picture: everything its pixels depend on, the drawing code included. */
function keyOf(
  style: ArtworkStyle,
  title: ArtTitle | string,
  root: ArtTitle | undefined,
  kind: string,
  w: number,
  h: number,
): string {
  const data =
    typeof title === 'string'
      ? title
      : [title.id, title.name, title.type, title.genres, title.rootId, root?.name];
  const digest = createHash('sha256')
    .update(JSON.stringify([edition(), style, data, kind, w, h]))
    .digest('hex');
  return `${digest.slice(0, 32)}.${kind === 'logo' || style === 'plain' ? 'png' : 'jpg'}`;
}

async function answer(
  c: Context,
  key: string,
  type: string,
  bytes: () => Promise<Buffer>,
): Promise<Response> {
  const etag = `"${key.split('.')[0]}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', KEEP);
  // A wildcard or one of several marks: any of them spares the bytes.
  const known = c.req.header('if-none-match');
  if (
    known &&
    (known.trim() === '*' || known.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag))
  )
    return c.body(null, 304);
  return c.body(new Uint8Array(await bytes()), 200, { 'Content-Type': type });
}

const refuse = (c: Context, status: 400 | 404, code: string, message: string): Response =>
  c.json({ code, message }, status);
