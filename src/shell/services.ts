/** The services that screens reach the outside through, created in `boot.ts`. */
import { createContext, useContext } from 'react';
import type { Api, FavoriteState } from '../api';
import type { Config } from '../config';
import type { DomLayer } from '../dom';
import type { Decoder } from '../domain/decoder';
import type { AppStorage, Session } from '../session';
import type { Analytics, ReportError } from '../telemetry';
import type { ChosenClass } from '../../platforms/classes';
import type { Platform } from '../../platforms/platform';

export interface Services {
  readonly api: Api;
  readonly config: Config;
  readonly session: Session;
  readonly storage: AppStorage;
  readonly platform: Platform;
  /** The class of the set; screens read its `capabilities`. */
  readonly deviceClass: ChosenClass;
  /** Bytes that textures take now, and may take. */
  readonly textures: () => { readonly bytes: number; readonly budget: number };
  readonly report: ReportError;
  readonly analytics: Analytics;
  /** Parent of the player's video element, below the canvas. */
  readonly videoParent: HTMLElement;
  readonly decoder: Decoder;
  readonly favoriteState: FavoriteState;
  /** DOM elements over the canvas, such as legal texts. */
  readonly dom: DomLayer;
  /** Ignores direction keys for `ms`. */
  readonly blockKeys: (ms: number) => void;
  /** Sets whether the app counts as offline; while it does, no request is retried. */
  readonly declareOffline: (offline: boolean) => void;
  /** Wall-clock time, ms since 1970. */
  readonly now: () => number;
}

export const ServicesContext = createContext<Services | null>(null);

/** @throws Error outside the application */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices is used outside ServicesContext');
  return services;
}
