/** Drives the built client through rungs (b) and (c) of the proof that it runs on old engines. */
import { browserFlags } from '../../tests/support/browser-server';
import { findBrowser } from '../browser';
import { openWithFailure, type CodeFailureResult } from './codeFailure';
import { takeJourney, type JourneyResult } from './journey';
import { ensureRealEngine, REAL_ENGINE_FLAGS, type RealEngine } from './realEngines';
import { removalScript } from './removeApis';
import { startEngine } from './startEngine';
import { withoutModuleLinks } from './withoutModuleLinks';

/** An engine to imitate: Chromium's major version, and globals that are missing too. */
export interface Imitated {
  readonly version: number;
  readonly without: readonly string[];
}

/** Newer than any API that could be missing. */
export const TODAY = 200;

/**
 * Of the sets' years: webOS 3, Tizen 3, webOS 4 (legacy build), webOS 5, webOS 6 (modern). And what a maker may have left out of
 * an engine that should have it, one at a time.
 */
export const IMITATED: readonly Imitated[] = [
  { version: 38, without: [] },
  { version: 47, without: [] },
  { version: 53, without: [] },
  { version: 53, without: ['Proxy'] },
  { version: 68, without: [] },
  { version: 68, without: ['createImageBitmap'] },
  { version: 79, without: [] },
  { version: 79, without: ['Worker'] },
  { version: TODAY, without: ['WebGL2RenderingContext'] },
];

const MODULE_LINKS_SINCE = 66;

/** Rung (b). */
export async function imitateEngine(
  url: string,
  { version, without }: Imitated,
  pictures?: string,
): Promise<JourneyResult> {
  const filtered = version < MODULE_LINKS_SINCE ? await withoutModuleLinks(url) : null;
  const engine = await startEngine(findBrowser(), [...browserFlags(), '--headless']);
  try {
    const before = removalScript(version, without);
    return await takeJourney(engine.tools, filtered?.url ?? url, { before, pictures });
  } finally {
    await engine.close();
    await filtered?.close();
  }
}

/** Rung (c). */
export async function driveRealEngine(
  url: string,
  real: RealEngine,
  pictures?: string,
): Promise<{ result: JourneyResult; product: string }> {
  const binary = ensureRealEngine(real);
  const engine = await startEngine(binary, REAL_ENGINE_FLAGS);
  try {
    const result = await takeJourney(engine.tools, url, { before: '', pictures, timeoutMs: 60_000 });
    return { result, product: engine.product };
  } finally {
    await engine.close();
  }
}

/** A screen's file that fails once, in today's Chromium without later APIs. */
export async function imitateCodeFailure(
  url: string,
  { version, without }: Imitated,
): Promise<CodeFailureResult> {
  const filtered = version < MODULE_LINKS_SINCE ? await withoutModuleLinks(url) : null;
  const engine = await startEngine(findBrowser(), [...browserFlags(), '--headless']);
  try {
    return await openWithFailure(engine.tools, filtered?.url ?? url, removalScript(version, without));
  } finally {
    await engine.close();
    await filtered?.close();
  }
}

/** The same in an engine of its time. */
export async function driveCodeFailure(url: string, real: RealEngine): Promise<CodeFailureResult> {
  const engine = await startEngine(ensureRealEngine(real), REAL_ENGINE_FLAGS);
  try {
    return await openWithFailure(engine.tools, url, '');
  } finally {
    await engine.close();
  }
}
