/**
 * Intl.DisplayNames, Chromium 81: names of languages and regions in English, which is what the product falls back to. They are
 * those of the Node that builds (`vite.polyfills` of `scripts/client/polyfills.ts`).
 */
declare const __ENGLISH_NAMES__: Readonly<Record<string, Readonly<Record<string, string>>>>;

if (!('DisplayNames' in Intl)) {
  class DisplayNames {
    private readonly names: Readonly<Record<string, string>>;
    private readonly orCode: boolean;
    constructor(_locales: unknown, { type, fallback }: { type: string; fallback?: 'code' | 'none' }) {
      this.names = __ENGLISH_NAMES__[type] ?? {};
      this.orCode = fallback !== 'none';
    }
    of(code: string): string | undefined {
      return this.names[code] ?? (this.orCode ? code : undefined);
    }
  }
  Object.assign(Intl, { DisplayNames });
}
