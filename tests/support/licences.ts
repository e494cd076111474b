/**
 * Licences that expire. ClearKey's do not, and Chromium here has no other key system: what a page's key sessions report is
 * changed instead, after which all is as with a licence that ran out: the engine hears of it by `keystatuseschange`.
 */
import type { Page } from 'playwright';
import type { Tv } from './tv';

declare global {
  interface Window {
    /** Lets the licences given so far run out. @returns how many sessions there were */
    expireLicences?: () => number;
  }
}

/** Before the page's first script. For `prepare` of `App.open`. */
export async function letLicencesExpire(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = new Set<MediaKeySession>();
    const expired = new WeakSet<MediaKeySession>();
    const { createSession } = MediaKeys.prototype;
    MediaKeys.prototype.createSession = function (...kind) {
      const session = createSession.apply(this, kind);
      open.add(session);
      void session.closed.then(() => open.delete(session));
      return session;
    };
    const statuses = Object.getOwnPropertyDescriptor(MediaKeySession.prototype, 'keyStatuses');
    Object.defineProperty(MediaKeySession.prototype, 'keyStatuses', {
      configurable: true,
      get(this: MediaKeySession) {
        const real = statuses?.get?.call(this) as MediaKeyStatusMap;
        if (!expired.has(this)) return real;
        const none = new Map<BufferSource, MediaKeyStatus>();
        real.forEach((_, keyId) => none.set(keyId, 'expired'));
        return none;
      },
    });
    window.expireLicences = () => {
      for (const session of open) {
        expired.add(session);
        session.dispatchEvent(new Event('keystatuseschange'));
      }
      return open.size;
    };
  });
}

/** Lets the licences given so far run out; those given from now on are good. @returns how many there were */
export const expireLicences = (tv: Tv): Promise<number> =>
  tv.page.evaluate(() => window.expireLicences?.() ?? 0);
