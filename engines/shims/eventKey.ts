/** KeyboardEvent.key, Chromium 51. Remotes are read by key code; the empty name is that of no key. */
if (!('key' in KeyboardEvent.prototype)) {
  Object.defineProperty(KeyboardEvent.prototype, 'key', { configurable: true, get: () => '' });
}
