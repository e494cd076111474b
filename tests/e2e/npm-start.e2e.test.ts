/** `npm start` ended from outside, as a supervisor, a closed terminal or the system does it: nothing of it stays behind. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/paths';

let data = '';
let running: ChildProcess | null = null;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'proscenium-npm-start-'));
});
afterEach(() => {
  // The whole group: what a failed test is about is a process that stayed behind.
  if (running?.pid !== undefined) endGroup(running.pid);
  rmSync(data, { recursive: true });
});

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** `npm start` in a process group of its own; resolves when it says that it runs. */
async function startByNpm(port: number): Promise<ChildProcess> {
  const child = spawn('npm', ['start', '--', '--port', `${port}`, '--data', data], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  let output = '';
  await new Promise<void>((done, fail) => {
    const read = (text: Buffer): void => {
      output += text.toString();
      if (output.includes('Proscenium is running')) done();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => fail(new Error(`npm start ended: ${output}`)));
  });
  return child;
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

describe('npm start', () => {
  test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('ends when npm is ended by %s', async (signal) => {
    const port = await freePort();
    const child = await startByNpm(port);
    // Not 'exit', which tells of npm alone: this is told once nobody has its output open any more.
    const allEnded = once(child, 'close');
    child.kill(signal);
    await allEnded;
    const again = createServer().listen(port, '127.0.0.1');
    await once(again, 'listening');
    again.close();
  });

  test('saves and ends when its terminal is closed', async () => {
    const port = await freePort();
    const child = await startByNpm(port);
    const allEnded = once(child, 'close');
    const signUp = await fetch(
      `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`,
      { method: 'POST', body: '{}' },
    );
    const { localId } = (await signUp.json()) as { localId: string };
    process.kill(-(child.pid ?? 0), 'SIGHUP');
    await allEnded;
    expect(readFileSync(join(data, 'accounts.json'), 'utf8'), 'changes of the last moment').toContain(
      localId,
    );
  });
});
