/** Starts a browser and takes hold of its page by the DevTools protocol, which engines of every age understand. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDevTools, type DevTools } from '../profile/devtools';

export interface Engine {
  readonly tools: DevTools;
  /** 'HeadlessChrome/75.0.3765.0'. */
  readonly product: string;
  close(): Promise<void>;
}

/** How long a browser may take to open its DevTools, and then its first page. */
const START_MS = 20_000;

/** @throws Error with what the browser printed when it ends or does not answer in time */
export async function startEngine(
  binary: string,
  flags: readonly string[],
  environment = {},
): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'proscenium-engine-'));
  const child = spawn(
    binary,
    [
      ...flags,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=960,540',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...environment } },
  );
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const close = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const address = await addressOf(child.stderr);
    const tools = await withPage(address);
    const { product } = (await tools.send('Browser.getVersion').catch(() => ({ product: '' }))) as {
      product: string;
    };
    return { tools, product, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where the browser says its DevTools are. */
function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    const late = setTimeout(() => fail(new Error(`no DevTools after ${START_MS} ms: ${text}`)), START_MS);
    output.on('data', (part: Buffer) => {
      text += part.toString();
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(text)?.[1];
      if (port === undefined) return;
      clearTimeout(late);
      done(`http://127.0.0.1:${port}`);
    });
    output.once('end', () => {
      clearTimeout(late);
      fail(new Error(`the browser ended: ${text}`));
    });
  });
}

/** The page comes a moment after the port. */
async function withPage(address: string): Promise<DevTools> {
  for (const end = Date.now() + START_MS; ;) {
    try {
      return await connectDevTools(address);
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
