/** CMCD as the deployment wants it, for the engine. */
import type { Config } from '../config';
import { routes } from '../contract';

/** Of the deployment, the same for every view. */
export interface CmcdOptions {
  /** Takes event reports by POST. */
  eventUrl: string;
  /** Where a request for media carries its report. */
  transmission: 'query' | 'headers';
  /** Seconds between two periodic event reports; 0 sends none. */
  interval: number;
}

/** Undefined unless the configuration names it. Without an address of their own, events go to the service. */
export const cmcdOptionsOf = ({
  telemetry,
  apiUrl,
}: Pick<Config, 'telemetry' | 'apiUrl'>): CmcdOptions | undefined =>
  telemetry.cmcd && { ...telemetry.cmcd, eventUrl: telemetry.cmcd.eventUrl ?? apiUrl + routes.cmcd };
