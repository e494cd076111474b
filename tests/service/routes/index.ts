/** All content routes of the API, to be mounted at /api. */
import { Hono } from 'hono';
import type { ServiceContext } from '../context';
import { favoriteRoutes } from './favorites';
import { hostileStreamRoutes } from './hostile-streams';
import { longManifestRoutes } from './long-manifest';
import { pageRoutes } from './pages';
import { paymentRoutes } from './payments';
import { playbackRoutes } from './playback';
import { openProfiles } from './profiles';
import { searchRoutes } from './search';
import { settingsRoutes } from './settings';
import { titleRoutes } from './titles';
import { userRoutes } from './users';
import { openFavorites } from './favorites-store';

/** Settings, people, titles, pages, search, favourites and payments. Refusals are thrown as `ServiceFailure`. */
export function contentRoutes(ctx: ServiceContext): Hono {
  const profiles = openProfiles(ctx);
  const favorites = openFavorites(ctx);
  const app = new Hono();
  app.route('/', settingsRoutes(ctx));
  app.route('/', userRoutes(ctx, profiles, favorites));
  app.route('/', titleRoutes(ctx));
  app.route('/', playbackRoutes(ctx, profiles));
  app.route('/', longManifestRoutes(ctx));
  app.route('/', hostileStreamRoutes(ctx));
  app.route('/', pageRoutes(ctx, profiles, favorites));
  app.route('/', searchRoutes(ctx));
  app.route('/', favoriteRoutes(ctx, profiles, favorites));
  app.route('/', paymentRoutes(ctx));
  return app;
}
