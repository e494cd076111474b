/**
 * The targets: all platforms that the specification names. Each id is also the first segment of every path
 * [SHELL-01].
 */
export const PLATFORM_IDS = ['tizen', 'webos', 'vizio', 'foxxum', 'vewd', 'vidaa', 'browser'] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];
