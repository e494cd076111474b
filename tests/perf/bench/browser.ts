/** A headless Chromium of the bench's own, with the flags of the browser suites. */
import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../../../scripts/browser';
import { browserFlags } from '../../support/browser-server';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
}
