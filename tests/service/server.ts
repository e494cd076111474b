/**
 * The reference service: everything of a deployment on one origin. `createService` opens the port, the store and the identity
 * provider, and mounts:
 *   /api (contract)  /identitytoolkit... /securetoken... (identity)  /config.json  /static  /legal  /images  /media
 *   /pair  /checkout  /emulator/action (phone pages)  /__test (test mode)  and the built client at everything else.
 */
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { artworkRoutes } from './artwork/index';
import { movableStyle } from './artwork/style';
import { bearerChecks } from './bearer';
import { createCatalogue } from './catalogue/index';
import { checkoutRoutes, openCheckouts } from './checkout';
import { clientFiles } from './client-files';
import type { MovableClock } from './clock';
import { movableClock } from './clock';
import { cmcdRoutes } from './cmcd';
import { configJson } from './config-json';
import type { ServiceContext } from './context';
import { ServiceFailure } from './failure';
import { openFaults } from './faults';
import type { Identity } from './identity/index';
import { openIdentity } from './identity/index';
import { legalTexts } from './legal';
import { listen } from './listen';
import { mediaRoutes } from './media-routes';
import type { ServiceOptions } from './options';
import { completeOptions } from './options';
import { originOf, phoneOriginOf } from './origin';
import { checkoutPage } from './pages/checkout-page';
import { pairPage } from './pages/pair-page';
import { resetPage } from './pages/reset-page';
import { openPairing, pairingRoutes } from './pairing';
import { registrationRoutes } from './registration';
import { openRequestLog } from './request-log';
import { contentRoutes } from './routes/index';
import { staticTexts } from './static-texts';
import type { Store } from './store';
import { openStore } from './store';
import { telemetryRoutes } from './telemetry';
import { testRoutes, type TestHooks } from './test-routes';
import { traceRoutes } from './traces';

/** A running service. */
export interface Service {
  readonly app: Hono;
  /** Where it listens: 'http://127.0.0.1:4200'. */
  readonly url: string;
  readonly port: number;
  /** Stops listening and writes what is not written yet. */
  close(): Promise<void>;
}

/**
 * Starts a service. Rejects with an error that has a `code`: EADDRINUSE and other codes of listening; EACCES, ENOTDIR and
 * other codes of the data folder; ESTORECORRUPT for a damaged file in it; EPRODUCTION with NODE_ENV=production.
 */
export async function createService(given: Partial<ServiceOptions> = {}): Promise<Service> {
  const clock = movableClock(given.clock ?? Date.now);
  const options = completeOptions({ ...given, clock: clock.now });
  // The port comes first: a second start on the same port must fail before it touches the first one's files.
  const listener = await listen(options.port, options.host);
  try {
    const store = await openStore(options.dataDir);
    const app = await composeApp(options, store, clock);
    listener.serve(app);
    const host = options.host.includes(':') ? `[${options.host}]` : options.host;
    return {
      app,
      url: `http://${host}:${listener.port}`,
      port: listener.port,
      async close() {
        await listener.close();
        await store.close();
      },
    };
  } catch (error) {
    await listener.close();
    throw error;
  }
}

async function composeApp(options: ServiceOptions, store: Store, clock: MovableClock): Promise<Hono> {
  const phoneOrigin: ServiceContext['phoneOrigin'] = (c) => phoneOriginOf(c, options.host);
  const identity = await openIdentity(store, options, {
    origin: phoneOrigin,
    listCodesForAll: options.faults,
    onCode: ({ email, oobLink }) => {
      if (!options.faults) console.log(`Mail to ${email}: ${oobLink}`);
    },
  });
  const ctx: ServiceContext = {
    catalogue: createCatalogue(options.seed, options.clock(), options.extraPlans),
    store,
    clock: options.clock,
    ...bearerChecks(identity),
    origin: originOf,
    phoneOrigin,
    options,
  };

  const app = new Hono();
  app.onError(answerFailure);
  app.notFound((c) => c.json({ code: 'not_found', message: `${c.req.method} ${c.req.path}` }, 404));
  app.use(cors({ origin: '*', exposeHeaders: ['x-country'], maxAge: 600 }));
  const artwork = movableStyle(options.artwork);
  if (options.faults) mountTestHooks(app, { store, clock, artwork, forget: () => identity.forgetAttempts() });
  app.use(compress());
  app.route('/api', api(ctx, identity));
  app.route('/', configJson(ctx));
  app.route('/static', staticTexts());
  app.route('/legal', legalTexts());
  app.route('/media', mediaRoutes(ctx));
  app.route('/', artworkRoutes(ctx, artwork.now));
  app.route('/', identity.app);
  app.route('/', pages(ctx, identity));
  app.route('/', clientFiles(options.clientDir));
  return app;
}

function api(ctx: ServiceContext, identity: Identity): Hono {
  const app = new Hono();
  app.route('/', registrationRoutes(ctx, identity));
  app.route('/', pairingRoutes(ctx, identity, openPairing(ctx)));
  app.route('/', checkoutRoutes(ctx, openCheckouts(ctx)));
  app.route('/', contentRoutes(ctx));
  app.route('/', traceRoutes(ctx));
  app.route('/', cmcdRoutes());
  app.route('/', telemetryRoutes());
  app.all('*', (c) => c.notFound());
  return app;
}

function pages(ctx: ServiceContext, identity: Identity): Hono {
  const app = new Hono();
  app.route('/', pairPage(identity, openPairing(ctx)));
  app.route('/', checkoutPage(openCheckouts(ctx)));
  app.route('/', resetPage(identity));
  return app;
}

/** The hooks come before everything they observe; their own requests are neither logged nor spoiled. */
function mountTestHooks(app: Hono, hooks: Omit<TestHooks, 'faults' | 'log'>): void {
  const log = openRequestLog(hooks.clock.now);
  const faults = openFaults();
  app.route('/__test', testRoutes({ ...hooks, faults, log }));
  app.use(log.middleware);
  app.use(faults.middleware);
}

function answerFailure(error: Error, c: Parameters<Parameters<Hono['onError']>[0]>[1]): Response {
  if (error instanceof ServiceFailure) return c.json(error.body(), error.status);
  if (error instanceof HTTPException) return error.getResponse();
  console.error(`${c.req.method} ${c.req.path} failed:`, error);
  return c.json({ code: 'internal_error', message: 'The service met an unexpected error' }, 500);
}
