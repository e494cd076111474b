/** Runs a program to its end, keeping its output in test-results/{name}.log. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS, ROOT } from './paths';

/** A part that hangs must end. The longest, e2e, takes ten minutes on two quiet cores; all of them together 25. */
const LIMIT_MS = 40 * 60_000;

export interface ProgramResult {
  /** Exit code; 1 when it was stopped by a signal or the time limit. */
  code: number;
  /** Both its streams, in the order they came. */
  output: string;
}

/**
 * Runs `command` in the repository's folder. `shown` prints its output as it comes. At `LIMIT_MS` it is stopped
 * with everything it started.
 */
export function runProgram(
  name: string,
  [program = '', ...args]: readonly string[],
  shown: boolean,
  env: Record<string, string> = {},
): Promise<ProgramResult> {
  mkdirSync(RESULTS, { recursive: true });
  const log = createWriteStream(join(RESULTS, `${name}.log`));
  // A group of its own, so that stopping it stops the browser it started, too.
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, detached: true });
  let output = '';
  const take = (data: Buffer): void => {
    output += data.toString();
    log.write(data);
    if (shown) process.stdout.write(data);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  const interrupted = (): void => {
    stop();
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  const limit = setTimeout(() => {
    take(Buffer.from(`\nstopped after ${LIMIT_MS / 60_000} minutes\n`));
    stop();
  }, LIMIT_MS);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
      log.end(() => done({ code: code ?? 1, output }));
    });
  });
}
