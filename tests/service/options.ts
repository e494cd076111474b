/** How a service is started: the options of `createService`, and their defaults. */
import type { ArtworkStyle } from './artwork/types';

/** A service's options, complete. */
export interface ServiceOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Folder that keeps accounts, keys and viewers' data; null keeps them in memory. */
  dataDir: string | null;
  /** Test mode: fault injection, the request log and the movable clock under /__test. */
  faults: boolean;
  /** How artwork is drawn until a test asks otherwise. */
  artwork: ArtworkStyle;
  /** Seed of the catalogue: one seed, one catalogue. */
  seed: number;
  /** Sells the plans of `catalogue/extra-plans.ts` beside the five of the seed. */
  extraPlans: boolean;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Life of an id token. */
  tokenLifetimeSeconds: number;
  /** Folder of the built client, or null to serve no client. */
  clientDir: string | null;
  /** Firebase project the tokens are for. */
  projectId: string;
  /**
   * Whether the identity provider hides which e-mail addresses have an account, as new Firebase projects do. Not by default:
   * such a project cannot tell the viewer that an 'email does not exist'.
   */
  emailEnumerationProtection: boolean;
  /** Requests a minute the identity provider takes for one address and kind before it answers TOO_MANY_ATTEMPTS. */
  identityRateLimit: number;
  /** Address of another identity provider's JWK set, to verify its tokens; null trusts the embedded provider alone. */
  remoteKeySetUrl: string | null;
  /** What /config.json tells the client about the build it serves. */
  environment: 'development' | 'staging' | 'production';
  /** The deployment's `premiumRoutesEnabled`: the premium variant of the signed-in routes. */
  premiumRoutes: boolean;
  /** What /config.json says of `telemetry`; with null it says nothing and clients tell nothing. */
  telemetry: Readonly<Record<string, unknown>> | null;
  /**
   * What /config.json says of `jumbotronTurnSeconds`; with null it says nothing. Default: 0 in test mode, where what is
   * shown must not depend on how long a test takes, else null.
   */
  jumbotronTurnSeconds: number | null;
}

/** Fills in what the caller left out. Undefined counts as left out. */
export function completeOptions(given: Partial<ServiceOptions>): ServiceOptions {
  return {
    port: given.port ?? 4200,
    host: given.host ?? '127.0.0.1',
    dataDir: given.dataDir ?? null,
    faults: given.faults ?? false,
    artwork: given.artwork ?? 'full',
    seed: given.seed ?? 1,
    extraPlans: given.extraPlans ?? false,
    clock: given.clock ?? Date.now,
    tokenLifetimeSeconds: given.tokenLifetimeSeconds ?? 3600,
    clientDir: given.clientDir ?? null,
    projectId: given.projectId ?? 'proscenium',
    emailEnumerationProtection: given.emailEnumerationProtection ?? false,
    identityRateLimit: given.identityRateLimit ?? (given.faults ? 6000 : 120),
    remoteKeySetUrl: given.remoteKeySetUrl ?? null,
    environment: given.environment ?? 'staging',
    premiumRoutes: given.premiumRoutes ?? false,
    telemetry: given.telemetry ?? null,
    jumbotronTurnSeconds: given.jumbotronTurnSeconds ?? (given.faults ? 0 : null),
  };
}
