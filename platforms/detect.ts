/**
 * Detects the platform: by globals of `window`, then by the user agent. The first segment of the URL's path, which a
 * deployment controls, overrides the result (src/domain/paths).
 */
import type { PlatformId } from './platformId';

export interface DetectInput {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly userAgent: string;
}

interface PlatformSignature {
  readonly id: PlatformId;
  /** Any of these on `window` identifies the platform. */
  readonly globals: readonly string[];
  readonly userAgent: RegExp;
}

/**
 * In order of precedence. Vizio's user agent also contains CrKey, older Hisense sets also contain OMI, and a Foxxum
 * store may run on a Vewd engine, whose agent then wins: such a deployment is identified by its URL.
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

/** The platform; 'browser' for an unknown user agent. */
export function detectPlatform({ globals, userAgent }: DetectInput): PlatformId {
  const isPresent = (name: string): boolean => globals[name] !== undefined && globals[name] !== null;
  const found =
    PLATFORM_SIGNATURES.find((signature) => signature.globals.some(isPresent)) ??
    PLATFORM_SIGNATURES.find((signature) => signature.userAgent.test(userAgent));
  if (found) return found.id;
  // Vewd defines key constants, but so does VIDAA: they decide only when nothing else does.
  return typeof globals.VK_BACK === 'number' ? 'vewd' : 'browser';
}
