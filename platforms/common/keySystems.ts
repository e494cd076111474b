/** Key systems of protected streams, and the order in which a set is asked for them [PLAYER-30]. */

/** Widevine, the others for devices without it, and last ClearKey, which protects nothing. */
export const KEY_SYSTEMS = [
  'com.widevine.alpha',
  'com.microsoft.playready',
  'com.apple.fps',
  'org.w3.clearkey',
] as const;
export type KeySystem = (typeof KEY_SYSTEMS)[number];

/** The same key systems, beginning with `first`. */
export const beginningWith = (first: KeySystem): readonly KeySystem[] => [
  first,
  ...KEY_SYSTEMS.filter((system) => system !== first),
];
