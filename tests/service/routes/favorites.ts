/** Bookmarks, likes and the watchlist of the profile a request is made for. */
import { Hono } from 'hono';
import { parseAssetRef, parseLikeBody, parseProgressBody } from '../../../src/contract/favorites';
import { routes } from '../../../src/contract/routes';
import type { BookmarkSeed } from '../catalogue/viewers';
import type { ServiceContext } from '../context';
import { ServiceFailure } from '../failure';
import { bodyAs, memberOf, ownProfile, profileOf } from './audience';
import type { Profiles } from './profiles';
import { entryOf } from './titles';
import type { FavoritesStore } from './favorites-store';

/** Routes below /api. Guests keep nothing: 403. */
export function favoriteRoutes(ctx: ServiceContext, profiles: Profiles, favorites: FavoritesStore): Hono {
  const app = new Hono();

  /** All bookmarks, finished ones too: which of them to go on with is the client's rule. The last watched stand first. */
  app.get(routes.watching, async (c) => {
    const viewer = await memberOf(ctx, c);
    profiles.welcome(viewer);
    const uuid = c.req.query('profile') ?? c.req.header('x-profile-id');
    if (!uuid) throw new ServiceFailure(400, 'profile_required');
    const { bookmarks } = favorites.of(ownProfile(profiles, viewer.uid, uuid).uuid);
    return c.json([...bookmarks].sort((a, b) => b.savedAt - a.savedAt).map(wireBookmark));
  });

  /** The title's bookmark; of a show, the bookmark of the episode watched last. 404 when it was never watched. */
  app.get(`${routes.watching}/:id`, async (c) => {
    const profile = await profileOf(ctx, profiles, c);
    const id = c.req.param('id');
    const { bookmarks } = favorites.of(profile.uuid);
    const found =
      bookmarks.find(({ assetUuid }) => assetUuid === id) ??
      bookmarks
        .filter(({ assetUuid }) => ctx.catalogue.entries.get(assetUuid)?.rootId === id)
        .reduce<BookmarkSeed | null>((last, one) => (last && last.savedAt >= one.savedAt ? last : one), null);
    if (!found) throw new ServiceFailure(404, 'bookmark_not_found');
    return c.json(wireBookmark(found));
  });

  app.post(`${routes.watching}/:id`, async (c) => {
    const profile = await profileOf(ctx, profiles, c);
    const entry = entryOf(ctx, c.req.param('id'));
    const body = await bodyAs(c, parseProgressBody);
    if (body.assetId !== entry.id)
      throw new ServiceFailure(400, 'malformed_body', { message: 'assetId is another title' });
    const saved: BookmarkSeed = {
      assetUuid: entry.id,
      currentSecond: body.currentSecond,
      finished: body.finished || body.event === 'finished',
      savedAt: ctx.clock(),
    };
    favorites.change(profile.uuid, (all) => {
      all.bookmarks = [...all.bookmarks.filter(({ assetUuid }) => assetUuid !== entry.id), saved];
    });
    return c.json(wireBookmark(saved));
  });

  app.get(`${routes.like}/:id`, async (c) => {
    const profile = await profileOf(ctx, profiles, c);
    const { likes } = favorites.of(profile.uuid);
    const id = c.req.param('id');
    return c.json({ assetUuid: id, like: Object.hasOwn(likes, id) ? likes[id] : 'NOLIKE' });
  });

  app.put(routes.like, async (c) => {
    const profile = await profileOf(ctx, profiles, c);
    const { assetUuid, like } = await bodyAs(c, parseLikeBody);
    entryOf(ctx, assetUuid);
    favorites.change(profile.uuid, (all) => {
      all.likes[assetUuid] = like === 'LIKE' ? 'LIKE' : 'DISLIKE';
    });
    return c.json({ assetUuid, like });
  });

  app.delete(routes.like, async (c) => {
    const profile = await profileOf(ctx, profiles, c);
    const { assetUuid } = await bodyAs(c, parseAssetRef);
    favorites.change(profile.uuid, (all) => {
      delete all.likes[assetUuid];
    });
    return c.json({ assetUuid, like: 'NOLIKE' });
  });

  app.get(routes.watchlist, async (c) => {
    const profile = await profileOf(ctx, profiles, c);
    return c.json({ assetUuids: favorites.of(profile.uuid).watchlist });
  });

  app.get(`${routes.watchlist}/:id`, async (c) => {
    const profile = await profileOf(ctx, profiles, c);
    return c.json(favorites.of(profile.uuid).watchlist.includes(c.req.param('id')));
  });

  /** What was added last stands first. */
  app.put(routes.watchlist, async (c) => {
    const profile = await profileOf(ctx, profiles, c);
    const { assetUuid } = await bodyAs(c, parseAssetRef);
    entryOf(ctx, assetUuid);
    favorites.change(profile.uuid, (all) => {
      all.watchlist = [assetUuid, ...all.watchlist.filter((id) => id !== assetUuid)];
    });
    return c.json({ assetUuids: favorites.of(profile.uuid).watchlist });
  });

  app.delete(routes.watchlist, async (c) => {
    const profile = await profileOf(ctx, profiles, c);
    const { assetUuid } = await bodyAs(c, parseAssetRef);
    favorites.change(profile.uuid, (all) => {
      all.watchlist = all.watchlist.filter((id) => id !== assetUuid);
    });
    return c.json({ assetUuids: favorites.of(profile.uuid).watchlist });
  });
  return app;
}

function wireBookmark({ assetUuid, currentSecond, finished }: BookmarkSeed): object {
  return { assetUuid, currentSecond, finished };
}
