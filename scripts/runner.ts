/**
 * The processes that `npm start` runs under, and a watch on their end. npm starts a shell that starts Node. A SIGTERM for npm
 * ends the shell, which passes nothing on; a SIGHUP or SIGKILL ends npm alone. Either way Node stays behind with its
 * port, so it has to notice by itself.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What is asked of a process: its parent's id, and its command line. */
export interface ProcessFacts {
  readonly parent: number;
  readonly command: string;
}

/** Between two looks. A port that is free within a second is free for whoever starts again by hand. */
const LOOK_MS = 500;
/** The script's shell has the script's own line in its command line; nothing above it has. */
const SCRIPT = 'scripts/run.cjs';

/**
 * The processes whose end ends the script: its parent, and the parent's parent where the parent is only the shell that runs the
 * script's line. Further up is the viewer's own shell, which may be closed while the script goes on.
 */
export function runnersAbove(parent: number, facts: (pid: number) => ProcessFacts | null): number[] {
  const found = facts(parent);
  return found?.command.includes(SCRIPT) ? [parent, found.parent] : [parent];
}

/**
 * Calls `onEnd` once when a script runner (npm, pnpm, yarn) that started this process has ended. Does nothing for a process
 * started by hand: `nohup node ...` outlives its shell on purpose. Keeps no process alive.
 */
export function watchRunner(onEnd: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const runners = runnersAbove(parent, factsOf);
  const timer = setInterval(() => {
    if (process.ppid === parent && runners.every(isAlive)) return;
    clearInterval(timer);
    onEnd();
  }, LOOK_MS);
  timer.unref();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Reads /proc where there is one, else asks ps; null where neither tells, such as on Windows. */
function factsOf(pid: number): ProcessFacts | null {
  try {
    if (existsSync('/proc/self/stat')) {
      // The name in brackets may hold anything; state and parent follow the last bracket.
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)!.trim().split(' ');
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return { parent: Number(parent), command };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(line) ?? [];
    return parent === undefined ? null : { parent: Number(parent), command };
  } catch {
    // The parent alone is watched then, which still notices a SIGTERM.
    return null;
  }
}
