/** GET /config.json: what a deployment keeps as a static file, here with the service's own addresses. */
import { Hono } from 'hono';
import { defaultPaths } from '../../src/contract/routes';
import type { ServiceContext } from './context';

/** Firebase's public key is no secret; this one names the embedded provider's project. */
const API_KEY = 'proscenium-embedded';

/** The route, at the root. Addresses are those the request came to. */
export function configJson(ctx: ServiceContext): Hono {
  const app = new Hono();
  app.get('/config.json', (c) => {
    const origin = ctx.origin(c);
    const { projectId, environment, telemetry, jumbotronTurnSeconds } = ctx.options;
    c.header('cache-control', 'no-store');
    return c.json({
      apiUrl: `${origin}/api`,
      staticUrl: `${origin}/static`,
      legalUrl: `${origin}/legal`,
      pairUrl: `${ctx.phoneOrigin(c)}/pair`,
      checkoutUrl: `${ctx.phoneOrigin(c)}/checkout`,
      identity: {
        apiKey: API_KEY,
        projectId,
        authDomain: `${projectId}.firebaseapp.com`,
        emulatorUrl: origin,
      },
      environment,
      paths: defaultPaths,
      ...(telemetry ? { telemetry } : {}),
      ...(jumbotronTurnSeconds === null ? {} : { jumbotronTurnSeconds }),
    });
  });
  return app;
}
