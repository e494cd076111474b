/** The names of the device classes, the weakest first; what each one does is in `classes.ts`. Imports nothing. */

/** Names as a deployment writes them in /config.json. */
export const DEVICE_CLASSES = ['lowest', 'low', 'middle', 'high'] as const;

/** One of them. */
export type DeviceClass = (typeof DEVICE_CLASSES)[number];
