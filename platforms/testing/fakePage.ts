/** A window for adapters: what every browser has, and what a test adds to it. */
import { vi } from 'vitest';

/** User agents as the sets send them. */
export const AGENTS = {
  tizen:
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 9.0) AppleWebKit/537.36 (KHTML, like Gecko) 120.0.6099.5/9.0 TV Safari/537.36',
  webos:
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.128 Safari/537.36 WebAppManager',
  vizio:
    'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 Chrome/108.0.5359.124 Safari/537.36 CrKey/1.0.999999 VIZIO SmartCast(Conjure/MTKC-108.710.14 FW/1.710.30.2-1 Model/M43Q6-J04)',
  vidaa:
    'Mozilla/5.0 (Linux; Android) Chrome/88.0.4324.182 Odin/88.4324.2.10 Safari/537.36 Model/Hisense-MT9602 VIDAA/5.0(Hisense;SmartTV;58A53FXVT;MTK9602)',
  vewd: 'Mozilla/5.0 (Linux armv7l) Chrome/108.0.5359.128 Safari/537.36 OPR/46.0.2207.0 OMI/4.23.2.96.LIMA2.85 Model/Vestel-MB181 SmartTv',
  foxxum: 'Mozilla/5.0 (Linux) Chrome/90 Safari/537.36 Foxxum/2.1',
  browser:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
} as const;

interface PageParts {
  onLine?: boolean;
  visibilityState?: DocumentVisibilityState;
  language?: string;
  deviceMemory?: number;
  userAgent?: string;
  protocol?: string;
  /** Query of the URL. */
  search?: string;
  /** What the maker adds to the window. */
  globals?: object;
}

/** The window, and its parts that a test changes. */
export function fakePage(parts: PageParts = {}) {
  const document = Object.assign(new EventTarget(), {
    visibilityState: parts.visibilityState ?? 'visible',
    webkitHidden: false,
  });
  const navigator = {
    onLine: parts.onLine ?? true,
    language: parts.language ?? 'pa-IN',
    userAgent: parts.userAgent ?? AGENTS.browser,
    ...(parts.deviceMemory !== undefined && { deviceMemory: parts.deviceMemory }),
  };
  const page = Object.assign(new EventTarget(), {
    document,
    navigator,
    innerWidth: 1280,
    innerHeight: 720,
    screen: { width: 1920, height: 1080 },
    devicePixelRatio: 2,
    location: { reload: vi.fn(), protocol: parts.protocol ?? 'https:', search: parts.search ?? '' },
    close: vi.fn(),
    ...parts.globals,
  });
  return { document, navigator, page };
}
