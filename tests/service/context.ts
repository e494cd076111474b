/**
 * What every part of the reference service is given: one object, made by `createService` in server.ts.
 * Route modules are plain functions of it (`contentRoutes(ctx)`, `artworkRoutes(ctx)`): they return a Hono app and keep
 * no state of their own outside `ctx.store`. `clock` is the only source of time.
 */
import type { Context } from 'hono';
import type { Catalogue } from './catalogue/index';
import type { ServiceOptions } from './options';
import type { Store } from './store';

/** Who sends a request, read from a verified bearer token. */
export interface Viewer {
  uid: string;
  /** null for a guest. */
  email: string | null;
  /** True for a guest (anonymous sign-in). */
  anonymous: boolean;
}

/** Everything a route may use. */
export interface ServiceContext {
  /** The seeded titles, pages and plans; never changed after the start. */
  readonly catalogue: Catalogue;
  /** Named documents that outlive a restart when the service has a data folder. */
  readonly store: Store;
  /** Milliseconds since 1970. Tests move it. */
  readonly clock: () => number;
  /**
   * Who asks. null when the request carries no bearer at all; throws a 401 `ServiceFailure` when the token is malformed,
   * expired, of another project, or its account is gone or disabled.
   */
  readonly verifyBearer: (c: Context) => Promise<Viewer | null>;
  /** As `verifyBearer`, but throws the 401 also when no bearer was sent. */
  readonly requireViewer: (c: Context) => Promise<Viewer>;
  /** The address the request came to, without a path: 'http://192.168.1.20:5173'. */
  readonly origin: (c: Context) => string;
  /** As `origin`, but an address that a phone on the same network reaches, when there is one. For QR codes and mails. */
  readonly phoneOrigin: (c: Context) => string;
  /** The options the service was started with, defaults filled in. */
  readonly options: ServiceOptions;
}
