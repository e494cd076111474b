/**
 * An LG set, after webostv.developer.lge.com: keys by "Magic Remote" and the sample webOS-TV-app-samples/RemoteControl; events by
 * "webOS Events"; launches by "App Lifecycle"; back by "Back Button"; services by "Connection Manager", "Device Unique ID",
 * "Settings Service", "TV Device Information" and by what webOSTV.js 1.2 asks `com.webos.service.config` for.
 */
import type { FakeOptions, FakePackagedSet, FakeRemote } from '../fakeSet';

export const WEBOS_USER_AGENT =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.128 Safari/537.36 WebAppManager';

/** No exit: LG's remote leaves by its own home key. */
export const WEBOS_REMOTE: FakeRemote = {
  left: 37,
  up: 38,
  right: 39,
  down: 40,
  enter: 13,
  back: 461,
  play: 415,
  pause: 19,
  stop: 413,
  rewind: 412,
  fastForward: 417,
  channelUp: 33,
  channelDown: 34,
  red: 403,
  green: 404,
  yellow: 405,
  blue: 406,
  info: 457,
  caption: 460,
};

/** Beside what every fake takes. A fault may name a service's method, or `PalmServiceBridge`, `webOSSystem`, `platformBack`. */
export interface WebosFakeOptions extends FakeOptions {
  /** 'UD', '8K' or 'FHD', as LG's configuration names panels. Default: 'UD'. */
  readonly panel?: string;
  readonly hdr?: boolean;
  /** Default: 'en-US'. */
  readonly locale?: string;
  readonly voiceGuide?: boolean;
  /** False: the viewer has not agreed to LG's terms, and the set keeps its id. */
  readonly agreed?: boolean;
  /** What the set starts the application with. */
  readonly launch?: unknown;
}

/** LG's globals, in the window before its first script. Self-contained: it is sent into pages as text. */
export function installWebos(options: WebosFakeOptions = {}, page: Window = window): void {
  const { faults = {}, answerMs = 30 } = options;
  const calls: string[] = [];
  const late = (run: () => void): void => void setTimeout(run, answerMs);
  const chrome = Number(/Chrome\/(\d+)/.exec(page.navigator.userAgent)?.[1] ?? 0);
  const tell = (name: string, detail?: unknown): void =>
    void page.document.dispatchEvent(Object.assign(new Event(name), { detail }));
  const setVisible = (visible: boolean): void => {
    const name = (plain: string, prefixed: string): string => (chrome < 53 ? prefixed : plain);
    // Before webOS 4 only the prefixed names are kept up to date.
    Object.defineProperty(page.document, name('visibilityState', 'webkitVisibilityState'), {
      configurable: true,
      value: visible ? 'visible' : 'hidden',
    });
    Object.defineProperty(page.document, name('hidden', 'webkitHidden'), {
      configurable: true,
      value: !visible,
    });
    tell(name('visibilitychange', 'webkitvisibilitychange'));
  };

  // The remote has these keys and no others; none needs to be asked for.
  const delivered = new Set([
    37, 38, 39, 40, 13, 461, 415, 19, 413, 412, 417, 33, 34, 403, 404, 405, 406, 457, 460,
  ]);
  for (let digit = 0; digit <= 9; digit += 1) delivered.add(48 + digit);
  const gate = (event: Event): void => {
    if (keyboard || !delivered.has((event as KeyboardEvent).keyCode)) event.stopImmediatePropagation();
  };
  page.addEventListener('keydown', gate, true);
  page.addEventListener('keyup', gate, true);
  /** The system's keyboard takes the remote while a real field has focus. */
  let keyboard = false;
  const setKeyboard = (on: boolean): void => {
    if (on) calls.push('keyboard on');
    keyboard = on;
    tell('keyboardStateChange', { visibility: on });
  };
  const isField = (event: Event): boolean => /^(INPUT|TEXTAREA)$/.test((event.target as Element).tagName);
  page.document.addEventListener('focusin', (event) => isField(event) && setKeyboard(true));
  page.document.addEventListener('focusout', (event) => isField(event) && setKeyboard(false));

  // Services, by the last part of their address.
  let connected = true;
  let voiceGuide = options.voiceGuide ?? false;
  const refused = (errorText: string): object => ({ returnValue: false, errorCode: '-1', errorText });
  const services: Record<string, (parameters: Record<string, unknown>) => object> = {
    'com.palm.connectionmanager/getStatus': () => ({
      returnValue: true,
      isInternetConnectionAvailable: connected,
      wifi: { state: connected ? 'connected' : 'disconnected' },
    }),
    'com.webos.service.sm/deviceid/getIDs': () =>
      options.agreed === false
        ? refused('User agreement is required')
        : {
            returnValue: true,
            idList: [
              { idType: 'LGUDID', idValue: options.deviceId ?? '3f0c8a52-9b1e-4f65-a9c0-2d7b6f1e4c11' },
            ],
          },
    'com.webos.settingsservice/getSystemSettings': () => ({
      returnValue: true,
      category: 'option',
      settings: { audioGuidance: voiceGuide ? 'on' : 'off' },
    }),
    'com.webos.service.config/getConfigs': () => ({
      returnValue: true,
      configs: {
        'tv.hw.panelResolution': options.panel ?? 'UD',
        'tv.model.supportHDR': options.hdr ?? true,
        'tv.config.supportDolbyHDRContents': options.hdr ?? true,
      },
    }),
    'com.webos.service.tts/speak': ({ text }) => {
      calls.push(`speak ${String(text)}`);
      return { returnValue: true };
    },
  };
  const subscribers = new Map<string, Set<() => void>>();

  /** One call at a time; answers come as text, late, and not after `cancel`. */
  class PalmServiceBridge {
    onservicecallback: ((answer: string) => void) | null = null;
    private stop: () => void = () => {};

    constructor() {
      if (faults.PalmServiceBridge === 'throws') throw new Error('PalmServiceBridge is not ready');
    }

    call(uri: string, text: string): void {
      const name = uri.replace('luna://', '');
      const fault = faults[name.slice(name.lastIndexOf('/') + 1)];
      if (fault === 'throws') throw new Error(`${uri} failed`);
      const parameters = JSON.parse(text) as Record<string, unknown>;
      let cancelled = false;
      const answer = (): void => {
        const service = fault === 'missing' ? undefined : services[name];
        const reply = JSON.stringify(service?.(parameters) ?? refused(`Service does not exist: ${name}.`));
        if (!cancelled) this.onservicecallback?.(fault === 'nonsense' ? '<html>502</html>' : reply);
      };
      if (fault !== 'silent') late(answer);
      if (fault === 'twice') late(answer);
      if (parameters.subscribe === true) {
        const here = subscribers.get(name) ?? new Set<() => void>();
        subscribers.set(name, here.add(answer));
      }
      this.stop = () => {
        cancelled = true;
        subscribers.get(name)?.delete(answer);
      };
    }

    cancel(): void {
      this.stop();
    }
  }
  const changed = (name: string): void => late(() => subscribers.get(name)?.forEach((answer) => answer()));

  const launchText = (request: unknown): string =>
    request === undefined || request === null
      ? ''
      : typeof request === 'string'
        ? request
        : JSON.stringify(request);
  const system: Record<string, unknown> = {
    deviceInfo:
      faults.deviceInfo === 'nonsense'
        ? '<'
        : '{"modelName":"OLED55C3","screenWidth":3840,"screenHeight":2160}',
    launchParams: launchText(options.launch),
    locale: options.locale ?? 'en-US',
    activate: () => {
      calls.push('activate');
      setVisible(true);
    },
    platformBack: () => {
      if (faults.platformBack === 'throws') throw new Error('platformBack failed');
      calls.push('home');
      setVisible(false);
    },
  };
  for (const [name, fault] of Object.entries(faults)) if (fault === 'missing') delete system[name];
  page.close = () => {
    calls.push('exit');
    setVisible(false);
  };
  if (faults.PalmServiceBridge !== 'missing') Object.assign(page, { PalmServiceBridge });
  // The older name stays beside the newer one.
  if (faults.webOSSystem !== 'missing')
    Object.assign(page, chrome < 68 ? { PalmSystem: system } : { webOSSystem: system, PalmSystem: system });

  const fakeSet: FakeWebosSet = {
    calls,
    setNetwork: (now) => {
      connected = now;
      changed('com.palm.connectionmanager/getStatus');
    },
    // LG's menus have captions for broadcasts only.
    setCaptions: () => {},
    setVoiceGuide: (on) => {
      voiceGuide = on;
      changed('com.webos.settingsservice/getSystemSettings');
    },
    setVisible,
    setPointer: (on) => tell('cursorStateChange', { visibility: on }),
    setKeyboard,
    launch: (request) => {
      system.launchParams = launchText(request);
      late(() => tell('webOSRelaunch', request ?? {}));
    },
    press: (keyCode) => {
      for (const type of ['keydown', 'keyup'])
        page.dispatchEvent(
          Object.assign(new Event(type, { bubbles: true, cancelable: true }), { keyCode, key: '' }),
        );
    },
  };
  Object.assign(page, { fakeSet });
}

/** `window.fakeSet` on LG. */
export interface FakeWebosSet extends FakePackagedSet {
  /** The magic remote's pointer, which the set shows and hides. */
  setPointer(shown: boolean): void;
  /** The system's keyboard, as if something had opened it. */
  setKeyboard(shown: boolean): void;
}
