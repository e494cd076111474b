/**
 * Key systems that Chromium here does not have. Widevine is played by the ClearKey of the browser under its name: real encrypted
 * media, and licence requests as the page sends them. It shows how the page asks, and nothing of Widevine itself.
 */
import type { Page } from 'playwright';
import type { Tv } from './tv';

declare global {
  interface Window {
    /** Key systems the page asked for, in order. */
    askedKeySystems?: string[];
  }
}

/** Notes what the page asks for, and gives it `standIn` by ClearKey. Before the page's first script: answers are cached. */
export async function provideKeySystem(page: Page, standIn: 'com.widevine.alpha' | null): Promise<void> {
  await page.addInitScript((name) => {
    const CLEAR_KEY = 'org.w3.clearkey';
    const WIDEVINE_SYSTEM_ID = 'edef8ba979d64acea3c827dcd51d21ed';
    const asked: string[] = [];
    window.askedKeySystems = asked;
    const note = (system: string): void => {
      if (asked.at(-1) !== system) asked.push(system);
    };

    /** The browser's access to ClearKey, under the other name. */
    const renamed = (access: MediaKeySystemAccess): MediaKeySystemAccess => ({
      keySystem: name ?? '',
      getConfiguration: () => access.getConfiguration(),
      createMediaKeys: () => access.createMediaKeys(),
    });

    const request = navigator.requestMediaKeySystemAccess.bind(navigator);
    navigator.requestMediaKeySystemAccess = async (system, configurations) => {
      note(system);
      if (system !== name) return request(system, configurations);
      // ClearKey knows no robustness.
      const plain = (all: readonly MediaKeySystemMediaCapability[] = []) =>
        all.map(({ contentType }) => ({ contentType }));
      const asClearKey = [...configurations].map((each) => ({
        ...each,
        audioCapabilities: plain(each.audioCapabilities),
        videoCapabilities: plain(each.videoCapabilities),
      }));
      return renamed(await request(CLEAR_KEY, asClearKey));
    };

    const { mediaCapabilities } = navigator;
    const decodingInfo = mediaCapabilities.decodingInfo.bind(mediaCapabilities);
    mediaCapabilities.decodingInfo = async (wanted: MediaDecodingConfiguration) => {
      const system = wanted.keySystemConfiguration?.keySystem;
      if (system !== undefined) note(system);
      if (system === undefined || system !== name) return decodingInfo(wanted);
      const { robustness: _audio, ...audio } = wanted.keySystemConfiguration?.audio ?? {};
      const { robustness: _video, ...video } = wanted.keySystemConfiguration?.video ?? {};
      const info = await decodingInfo({
        ...wanted,
        keySystemConfiguration: { ...wanted.keySystemConfiguration, keySystem: CLEAR_KEY, audio, video },
      });
      const access = info.keySystemAccess;
      return { ...info, keySystemAccess: access && renamed(access) };
    };

    // Widevine's own data names its keys in a field of 16 bytes; ClearKey reads them as JSON.
    const { generateRequest } = MediaKeySession.prototype;
    MediaKeySession.prototype.generateRequest = function (type, data) {
      const bytes = new Uint8Array(ArrayBuffer.isView(data) ? data.buffer.slice(data.byteOffset) : data);
      const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      const key = /1210([0-9a-f]{32})/.exec(hex)?.[1];
      if (!hex.includes(WIDEVINE_SYSTEM_ID) || key === undefined)
        return generateRequest.call(this, type, data);
      const id = (key.match(/../g) ?? [])
        .map((byte) => String.fromCharCode(Number.parseInt(byte, 16)))
        .join('');
      const kid = btoa(id).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
      return generateRequest.call(this, 'keyids', new TextEncoder().encode(JSON.stringify({ kids: [kid] })));
    };
  }, standIn);
}

/** What the page asked for, in order. */
export const askedKeySystems = (tv: Tv): Promise<string[]> =>
  tv.page.evaluate(() => window.askedKeySystems ?? []);
