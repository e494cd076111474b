/** Version and model by the user agent, for sets that tell them nowhere else, or too late for the start. */
import type { PlatformId } from '../platformId';

const VERSIONS: Partial<Record<PlatformId, RegExp>> = {
  tizen: /\bTizen (\d+(?:\.\d+)*)/,
  vidaa: /\bVIDAA\/(\d+(?:\.\d+)*)/,
  vewd: /\bOMI\/(\d+(?:\.\d+)*)/,
  foxxum: /\bOMI\/(\d+(?:\.\d+)*)/,
};

/** The platform's version, numbers with dots; null where the agent does not have it. */
export const agentVersion = (id: PlatformId, userAgent: string): string | null =>
  VERSIONS[id]?.exec(userAgent)?.[1] ?? null;

/** The model as Vizio, Hisense and Vewd write it: `Model/Vestel-MB181`; null for other agents. */
export const agentModel = (userAgent: string): string | null =>
  /\bModel\/([^\s();]+)/.exec(userAgent)?.[1] ?? null;
