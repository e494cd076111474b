/**
 * Set-up of the browser suites: a fresh staging client, and one Chromium for all files.
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
  // Each page would be given a second one, for the window's own buttons that no test sees: a process and 0.1 s a test.
  'PreloadTopChromeWebUI',
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

/** Chromium's flags for every browser suite. */
export function browserFlags(): string[] {
  // Chromium's sandbox does not start for root, which is who runs in most containers.
  return process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureClient('staging');
  const server = await chromium.launchServer({
    executablePath: findBrowser(),
    args: browserFlags(),
  });
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
