/**
 * Which platform this is: by what the set puts on `window`, then by the user agent. A deployment's URL says it better, so the
 * first segment of a path overrules this (src/domain/paths).
 */
import type { PlatformId } from './platformId';

export interface DetectInput {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly userAgent: string;
}

interface PlatformSignature {
  readonly id: PlatformId;
  /** Any of these on `window`. */
  readonly globals: readonly string[];
  readonly userAgent: RegExp;
}

/**
 * In the order of asking. Vizio's agent also says CrKey, older Hisense sets also say OMI, and a Foxxum store may lie on a Vewd
 * engine, whose agent then wins: such a deployment is told by its URL.
 */
const PLATFORM_SIGNATURES: readonly PlatformSignature[] = [
  { id: 'tizen', globals: ['tizen', 'webapis'], userAgent: /\bTizen[ /]\d/ },
  { id: 'webos', globals: ['webOS', 'webOSSystem', 'PalmSystem'], userAgent: /\bWeb0S\b|\bwebOS[./ ]/ },
  { id: 'vizio', globals: ['VIZIO'], userAgent: /\bVIZIO\b|\bConjure\// },
  {
    id: 'vidaa',
    globals: ['Hisense_GetDeviceID', 'Hisense_GetOSVersion'],
    userAgent: /\bVIDAA\b|\bHisense\b|\bOdin\/\d/,
  },
  { id: 'vewd', globals: [], userAgent: /\bOMI\/\d|\bVewd\b/ },
  { id: 'foxxum', globals: [], userAgent: /\bFoxxum\b|\bFXM/i },
];

/** The platform; 'browser' for an agent nobody knows. */
export function detectPlatform({ globals, userAgent }: DetectInput): PlatformId {
  const isPresent = (name: string): boolean => globals[name] !== undefined && globals[name] !== null;
  const found =
    PLATFORM_SIGNATURES.find((signature) => signature.globals.some(isPresent)) ??
    PLATFORM_SIGNATURES.find((signature) => signature.userAgent.test(userAgent));
  if (found) return found.id;
  // Key constants are Vewd's mark, but VIDAA has them too: they only decide when nothing else does.
  return typeof globals.VK_BACK === 'number' ? 'vewd' : 'browser';
}
