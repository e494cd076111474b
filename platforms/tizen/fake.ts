/**
 * A Samsung set, after Samsung's references: keys and registration by "Remote Control" and the TVInputDevice API; errors by the
 * tables of each API; the settings of the menus by the TvInfo API; the launch by the "Preview" sample (SamsungDForum/Preview); the
 * network, product and screen saver by the Network, ProductInfo and AppCommon APIs (developer.samsung.com/smarttv/develop).
 */
import type { FakeOptions, FakePackagedSet, FakeRemote } from '../fakeSet';

export const TIZEN_USER_AGENT =
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 9.0) AppleWebKit/537.36 (KHTML, like Gecko) 120.0.6099.5/9.0 TV Safari/537.36';

export const TIZEN_REMOTE: FakeRemote = {
  left: 37,
  up: 38,
  right: 39,
  down: 40,
  enter: 13,
  back: 10009,
  exit: 10182,
  play: 415,
  pause: 19,
  playPause: 10252,
  stop: 413,
  rewind: 412,
  fastForward: 417,
  channelUp: 427,
  channelDown: 428,
  red: 403,
  green: 404,
  yellow: 405,
  blue: 406,
  info: 457,
  caption: 10221,
};

/** Beside what every fake takes. A fault may also name a whole API: `webapis`, `productinfo`. */
export interface TizenFakeOptions extends FakeOptions {
  /** Last words of the privileges that `config.xml` lacks: 'tv.inputdevice', 'productinfo', 'network.public'. */
  readonly withoutPrivileges?: readonly string[];
  /** Names that this set's remote has no key for. */
  readonly withoutKeys?: readonly string[];
  /** '8K', 'UHD' or 'HD'. Default: 'UHD'. */
  readonly panel?: '8K' | 'UHD' | 'HD';
  readonly hdr?: boolean;
  /** In Samsung's form. Default: 'en_US'. */
  readonly locale?: string;
  readonly captions?: boolean;
  readonly voiceGuide?: boolean;
  readonly contrast?: boolean;
  /** What the set starts the application with. */
  readonly launch?: unknown;
}

/** Samsung's globals, in the window before its first script. Self-contained: it is sent into pages as text. */
export function installTizen(options: TizenFakeOptions = {}, page: Window = window): void {
  const { faults = {}, answerMs = 30, withoutPrivileges = [], withoutKeys = [] } = options;
  const calls: string[] = [];
  const late = (run: () => void): void => void setTimeout(run, answerMs);
  const fail = (name: string, message: string): never => {
    throw Object.assign(new Error(message), { name });
  };
  const needs = (privilege: string): void => {
    if (withoutPrivileges.includes(privilege)) fail('SecurityError', `${privilege} is not in config.xml`);
  };
  /** An API with its members as the faults leave them. */
  const api = (name: string, members: Record<string, unknown>): object | undefined => {
    if (faults[name] === 'missing') return undefined;
    const made: Record<string, unknown> = {};
    for (const [member, run] of Object.entries(members)) {
      const fault = faults[member];
      if (fault === 'missing') continue;
      made[member] = run;
      if (fault === 'throws' || faults[name] === 'throws')
        made[member] = () => fail('UnknownError', `${name}.${member} failed`);
      else if (fault === 'nonsense') made[member] = () => ({ nothing: 'of what is documented' });
    }
    return made;
  };
  /** Calls back late, and as the faults say. */
  const answer = <Value>(
    member: string,
    callback: ((value: Value) => void) | undefined,
    value: Value,
  ): void => {
    const fault = faults[member];
    if (fault === 'silent') return;
    late(() => callback?.(value));
    if (fault === 'twice') late(() => callback?.(value));
  };

  // The remote. Arrows, OK and back are always the application's; all others are the set's until they are asked for by name.
  const codes: Record<string, number> = {
    MediaPlay: 415,
    MediaPause: 19,
    MediaPlayPause: 10252,
    MediaStop: 413,
    MediaRewind: 412,
    MediaFastForward: 417,
    MediaTrackPrevious: 10232,
    MediaTrackNext: 10233,
    ChannelUp: 427,
    ChannelDown: 428,
    Info: 457,
    Caption: 10221,
    Exit: 10182,
    Menu: 18,
    Tools: 10135,
    Guide: 458,
    Source: 10072,
    Extra: 10253,
    Search: 10225,
    VolumeUp: 447,
    VolumeDown: 448,
    VolumeMute: 449,
    ColorF0Red: 403,
    ColorF1Green: 404,
    ColorF2Yellow: 405,
    ColorF3Blue: 406,
  };
  for (let digit = 0; digit <= 9; digit += 1) codes[String(digit)] = 48 + digit;
  const delivered = new Set([37, 38, 39, 40, 13, 10009]);
  /** The system's keyboard takes the remote, and leaves with one of these two. */
  const keyboardEnds = [65376, 65385];
  let keyboard = false;
  const gate = (event: Event): void => {
    const { keyCode } = event as KeyboardEvent;
    if (keyboardEnds.includes(keyCode)) keyboard = false;
    else if (keyboard || !delivered.has(keyCode)) event.stopImmediatePropagation();
  };
  page.addEventListener('keydown', gate, true);
  page.addEventListener('keyup', gate, true);
  page.document.addEventListener('focusin', (event) => {
    if (!/^(INPUT|TEXTAREA)$/.test((event.target as Element).tagName)) return;
    keyboard = true;
    calls.push('keyboard on');
  });

  // The application: what it was asked for, and whether it is seen.
  const payloadOf = (request: unknown): object[] =>
    request === undefined || request === null
      ? []
      : [
          { key: 'CALLER', value: ['org.tizen.homescreen'] },
          { key: 'PAYLOAD', value: [typeof request === 'string' ? request : JSON.stringify(request)] },
        ];
  let payload = payloadOf(options.launch);
  const setVisible = (visible: boolean): void => {
    Object.defineProperty(page.document, 'visibilityState', {
      configurable: true,
      value: visible ? 'visible' : 'hidden',
    });
    Object.defineProperty(page.document, 'hidden', { configurable: true, value: !visible });
    page.document.dispatchEvent(new Event('visibilitychange'));
  };

  // The menus. Of all settings only the captions have an event.
  const menuKeys = { CAPTION_ONOFF_KEY: 0, ACCESSIBILITY_HIGH_CONTRAST: 13, VOICE_GUIDE_KEY: 15 };
  const menu = new Map<number, boolean>([
    [0, options.captions ?? false],
    [13, options.contrast ?? false],
    [15, options.voiceGuide ?? false],
  ]);
  const captionListeners = new Map<number, () => void>();
  const networkListeners = new Map<number, (state: number) => void>();
  let connected = true;
  let lastId = 0;

  const tizen = api('tizen', {
    application: api('application', {
      getCurrentApplication: () => ({
        exit: () => {
          calls.push('exit');
          // An application that ends is hidden first.
          setVisible(false);
        },
        getRequestedAppControl: () =>
          faults.getRequestedAppControl === 'throws'
            ? fail('NotFoundError', 'no application control')
            : { appControl: { data: payload } },
      }),
    }),
    systeminfo: api('systeminfo', {
      getPropertyValue: (property: string, onAnswer: (value: object) => void) => {
        if (property !== 'LOCALE') fail('NotSupportedError', property);
        const language = options.locale ?? 'en_US';
        answer('getPropertyValue', onAnswer, { language, country: language });
      },
    }),
    tvinputdevice: api('tvinputdevice', {
      registerKey: (name: string) => {
        needs('tv.inputdevice');
        const code = codes[name];
        if (code === undefined || withoutKeys.includes(name)) return fail('InvalidValuesError', name);
        delivered.add(code);
        return undefined;
      },
    }),
  });
  const webapis = api('webapis', {
    appcommon: api('appcommon', {
      AppCommonScreenSaverState: { SCREEN_SAVER_OFF: 0, SCREEN_SAVER_ON: 1 },
      setScreenSaver: (state: number) => {
        if (state !== 0 && state !== 1) fail('InvalidValuesError', String(state));
        calls.push(state === 0 ? 'screen saver off' : 'screen saver on');
      },
    }),
    avinfo: api('avinfo', { isHdrTvSupport: () => options.hdr ?? true }),
    network: api('network', {
      isConnectedToGateway: () => {
        needs('network.public');
        return connected;
      },
      addNetworkStateChangeListener: (listener: (state: number) => void) => {
        needs('network.public');
        networkListeners.set((lastId += 1), listener);
        return lastId;
      },
      removeNetworkStateChangeListener: (id: number) => {
        if (!networkListeners.delete(id)) fail('InvalidValuesError', String(id));
      },
    }),
    productinfo: api('productinfo', {
      getDuid: () => {
        needs('productinfo');
        return options.deviceId ?? 'XTSOMSXZK23HA';
      },
      getRealModel: () => 'UN55DU8000',
      isUdPanelSupported: () => options.panel !== 'HD',
      is8KPanelSupported: () => options.panel === '8K',
    }),
    tvinfo: api('tvinfo', {
      TvInfoMenuKey: menuKeys,
      getMenuValue: (key: number) => (menu.get(key) === true ? 1 : 0),
      addCaptionChangeListener: (_key: number, listener: () => void) => {
        captionListeners.set((lastId += 1), listener);
        return lastId;
      },
      removeCaptionChangeListener: (id: number) => void captionListeners.delete(id),
    }),
  });
  if (tizen !== undefined) Object.assign(page, { tizen });
  if (webapis !== undefined) Object.assign(page, { webapis });

  const fakeSet: FakePackagedSet = {
    calls,
    setNetwork: (now) => {
      connected = now;
      // GATEWAY_CONNECTED and GATEWAY_DISCONNECTED.
      late(() => networkListeners.forEach((listener) => listener(now ? 4 : 5)));
    },
    setCaptions: (on) => {
      menu.set(menuKeys.CAPTION_ONOFF_KEY, on);
      late(() => captionListeners.forEach((listener) => listener()));
    },
    setVoiceGuide: (on) => void menu.set(menuKeys.VOICE_GUIDE_KEY, on),
    setVisible,
    launch: (request) => {
      payload = payloadOf(request);
      late(() => page.dispatchEvent(new Event('appcontrol')));
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
