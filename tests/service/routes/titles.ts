/** Titles: one whole, what follows it, what is like it, and the lists they stand in. */
import { Hono } from 'hono';
import { hostileAssets } from '../catalogue/hostile';
import { hostileTitles } from '../catalogue/hostile-playback';
import { hostileShows } from '../catalogue/hostile-shows';
import { detailed, listedAll } from '../catalogue/present';
import type { Audience } from '../catalogue/present';
import { recommendationsFor } from '../catalogue/recommend';
import type { Entry } from '../catalogue/types';
import { inLanguage } from '../catalogue/words';
import type { ServiceContext } from '../context';
import { ServiceFailure } from '../failure';
import { audienceOf, refuseGuest } from './audience';

/** The catalogue's entry. Throws a 404 when there is none. */
export function entryOf(ctx: ServiceContext, id: string): Entry {
  const entry = ctx.catalogue.entries.get(id);
  if (!entry) throw new ServiceFailure(404, 'asset_not_found');
  return entry;
}

/** What the asset call answers for an id, broken titles as they are. Throws a 404 when there is nothing of that id. */
function wholeOf(ctx: ServiceContext, id: string, audience: Audience): object {
  const hostile =
    hostileTitles(audience.origin).get(id)?.asset ??
    hostileAssets(audience.origin).get(id) ??
    hostileShows.get(id);
  return hostile ?? detailed(ctx.catalogue, entryOf(ctx, id), audience);
}

/** Routes below /api. */
export function titleRoutes(ctx: ServiceContext): Hono {
  const app = new Hono();

  // Both readings of the specification's asset call.
  app.on('GET', ['/asset/v2/:id', '/asset/:id/watch'], async (c) => {
    const audience = await audienceOf(ctx, c);
    return c.json(wholeOf(ctx, c.req.param('id'), audience));
  });

  /** The next episode, also of the next season; a film's sequel. 404 after the last. */
  app.get('/asset/:id/next', async (c) => {
    const audience = await audienceOf(ctx, c);
    const id = c.req.param('id');
    const { nextId } = hostileTitles(audience.origin).get(id) ?? entryOf(ctx, id);
    if (nextId === null) throw new ServiceFailure(404, 'no_next_asset');
    return c.json(wholeOf(ctx, nextId, audience));
  });

  app.get('/asset/:id/root', async (c) => {
    const audience = await audienceOf(ctx, c);
    const entry = entryOf(ctx, c.req.param('id'));
    return c.json(detailed(ctx.catalogue, entryOf(ctx, entry.rootId ?? entry.id), audience));
  });

  app.get('/asset/:id/recommendation', async (c) => {
    const audience = await audienceOf(ctx, c);
    refuseGuest(audience.viewer);
    const sets = recommendationsFor(ctx.catalogue, entryOf(ctx, c.req.param('id')));
    return c.json(
      sets.map(({ type, assetIds }) => ({ type, assets: listedAll(ctx.catalogue, assetIds, audience) })),
    );
  });

  app.get('/collection/:id', async (c) => {
    const audience = await audienceOf(ctx, c);
    const collection = ctx.catalogue.collections.get(c.req.param('id'));
    if (!collection) throw new ServiceFailure(404, 'collection_not_found');
    const { uuid, title, assetIds } = collection;
    return c.json({
      uuid,
      title: inLanguage(title, audience.language),
      assets: listedAll(ctx.catalogue, assetIds, audience),
    });
  });
  return app;
}
