/** Drives the built client through rungs (b) and (c) of the proof that it runs on old engines. */
import { browserFlags } from '../../tests/support/browser-server';
import { findBrowser } from '../browser';
import { takeJourney, type JourneyResult } from './journey';
import { ensureRealEngine, REAL_ENGINE_FLAGS, type RealEngine } from './realEngines';
import { removalScript } from './removeApis';
import { startEngine } from './startEngine';

/** Of the sets' years: webOS 3, Tizen 3, webOS 4 (legacy build), webOS 5, webOS 6 (modern). */
export const IMITATED = [38, 47, 53, 68, 79] as const;

/** Rung (b). @param also globals that are missing too */
export async function imitateEngine(
  url: string,
  version: number,
  also: readonly string[] = [],
  pictures?: string,
): Promise<JourneyResult> {
  const engine = await startEngine(findBrowser(), [...browserFlags(), '--headless']);
  try {
    return await takeJourney(engine.tools, url, { before: removalScript(version, also), pictures });
  } finally {
    await engine.close();
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
