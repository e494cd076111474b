/** CMS pages, in chunks of components. */
import { Hono } from 'hono';
import {
  HOSTILE_PAGE,
  hostileComponents,
  LARGE_PAGE,
  LARGE_PAGE_ROWS,
  largeComponents,
} from '../catalogue/hostile';
import type { Audience } from '../catalogue/present';
import { component, page } from '../catalogue/present';
import type { ComponentSeed } from '../catalogue/types';
import type { ServiceContext, Viewer } from '../context';
import { ServiceFailure } from '../failure';
import { audienceOf, countOf } from './audience';
import type { Profiles } from './profiles';
import type { FavoritesStore } from './favorites-store';
import { unfinished } from './favorites-store';

const CHUNK = 10;
const LARGEST_CHUNK = 100;

/** Routes below /api. */
export function pageRoutes(ctx: ServiceContext, profiles: Profiles, favorites: FavoritesStore): Hono {
  const app = new Hono();

  app.get('/page/:uuid/components', async (c) => {
    const audience = await audienceOf(ctx, c);
    const { language } = audience;
    const uuid = c.req.param('uuid');
    const skip = countOf(c.req.query('skip'), 0, Number.MAX_SAFE_INTEGER);
    const end = skip + Math.max(1, countOf(c.req.query('limit'), CHUNK, LARGEST_CHUNK));

    if (uuid === HOSTILE_PAGE) {
      const all = hostileComponents(ctx.catalogue, audience);
      return c.json(
        page({ uuid, title: 'Hostile', assetType: null }, all.slice(skip, end), all.length, language),
      );
    }
    if (uuid === LARGE_PAGE) {
      const rows = largeComponents(ctx.catalogue, audience, skip, end);
      return c.json(page({ uuid, title: 'Large', assetType: null }, rows, LARGE_PAGE_ROWS, language));
    }
    const seed = ctx.catalogue.pages.get(uuid);
    if (!seed) throw new ServiceFailure(404, 'page_not_exists', { details: 'Page doesn’t exist' });
    const rows = seed.components
      .slice(skip, end)
      .map((row) =>
        component(ctx.catalogue, forViewer(row, audience, c.req.header('x-profile-id')), audience),
      );
    return c.json(page(seed, rows, seed.components.length, language));
  });

  /** The row of titles to go on with is the profile's own; it is empty for guests and without a profile. */
  function forViewer(
    row: ComponentSeed,
    { viewer }: Audience & { viewer: Viewer },
    profile: string | undefined,
  ): ComponentSeed {
    if (row.type !== 'continue_watching' || viewer.anonymous || !profile) return row;
    if (!profiles.welcome(viewer).some(({ uuid }) => uuid === profile)) return row;
    return { ...row, assetIds: unfinished(favorites.of(profile)).map(({ assetUuid }) => assetUuid) };
  }
  return app;
}
