/**
 * Set-up of each browser suite: a fresh staging client, and one Chromium for all its files.
 * Files connect to it at the address given as 'browserEndpoint'.
 */
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/browser';
import { ensureClient } from '../../scripts/client';

declare module 'vitest' {
  interface ProvidedContext {
    browserEndpoint: string;
  }
}

const FEATURES_OFF = [
  // Each window would be given pages of its own, for the address bar that no test sees: a process and 1 s of processor.
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  // Playwright's own list, which this switch replaces: Chromium takes the last.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const FLAGS = [
  // WebGL by software, the same on every machine: a picture must not depend on a GPU.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Colours and letters the same everywhere.
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  // A television plays with sound and without a gesture.
  '--autoplay-policy=no-user-gesture-required',
  // No calls home: on a closed network they fail by the hundred.
  '--disable-quic',
  '--no-first-run',
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page in the background keeps its pace.
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
];

/**
 * Pages put together by the processor, not by WebGL in software: a page's own share is drawn either way, and a page that
 * does not draw takes a tenth of the graphics process's time.
 */
const UNDRAWN_FLAGS = ['--disable-gpu-compositing'];

/** Chromium's flags for every browser suite. */
export function browserFlags(): string[] {
  // Chromium's sandbox does not start for root, which is who runs in most containers.
  return process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureClient('staging');
  const server = await chromium.launchServer({
    executablePath: findBrowser(),
    args: project.name === 'e2e' ? [...browserFlags(), ...UNDRAWN_FLAGS] : browserFlags(),
  });
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
