/**
 * A page of Chromium as a bench needs it: driven over a DevTools session of its own that has nothing enabled but the page's
 * scripts. Playwright's sessions listen to network and console; the browser then notes a stack for each request and task,
 * which is 100 to 300 ms of a start at 6x slow-down.
 */
import { createServer, type AddressInfo } from 'node:net';
import { chromium, type CDPSession } from 'playwright';
import { browserFlags } from '../../tests/support/browser-server';
import { findBrowser } from '../browser';
import { openDevTools, type DevTools } from '../profile/devtools';
import { evaluate, sendKey, type KeyEvent } from '../profile/pageCommands';
import { KEYS } from '../profile/steps';

/** Software WebGL is fill-bound: few pixels leave the time to the script. */
const SIZE = { width: 960, height: 540, deviceScaleFactor: 0.5, mobile: false };

/** Longer than any start that is worth a figure. */
const PATIENCE_MS = 90_000;

export interface BareBrowser {
  /** The browser's own session, for its tracing. */
  readonly session: CDPSession;
  /** Storage and caches of its own, of files and of compiled script. */
  openContext(): Promise<BareContext>;
  close(): Promise<void>;
}

export interface BareContext {
  /** @param slow how many times slower the processor is; @param scripts run in the page before its own */
  openPage(slow: number, scripts?: readonly string[]): Promise<BarePage>;
  close(): Promise<void>;
}

export interface BarePage {
  readonly tools: DevTools;
  /** Until the answer has come and the page's first scripts can run. */
  goTo(url: string): Promise<void>;
  /** Evaluates in the page. @throws Error when the page throws, or takes longer than 90 s */
  ask<Answer>(expression: string): Promise<Answer>;
  /** @param key its name on a remote; down again without up is a repeat, as the held key of a remote is */
  down(key: string, repeat?: boolean): Promise<void>;
  up(key: string): Promise<void>;
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

export async function launchBare(): Promise<BareBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags(), `--remote-debugging-port=${port}`],
  });
  const session = await browser.newBrowserCDPSession();
  return {
    session,
    openContext: () => openContext(session, port),
    close: () => browser.close(),
  };
}

async function openContext(session: CDPSession, port: number): Promise<BareContext> {
  const { browserContextId } = await session.send('Target.createBrowserContext', { disposeOnDetach: true });
  return {
    async openPage(slow, scripts = []) {
      const { targetId } = await session.send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const tools = await openDevTools('127.0.0.1', port, `/devtools/page/${targetId}`);
      await tools.send('Page.enable');
      await tools.send('Emulation.setDeviceMetricsOverride', SIZE);
      await tools.send('Emulation.setFocusEmulationEnabled', { enabled: true });
      await tools.send('Emulation.setCPUThrottlingRate', { rate: slow });
      for (const source of scripts) await tools.send('Page.addScriptToEvaluateOnNewDocument', { source });
      return createPage(tools, async () => void (await session.send('Target.closeTarget', { targetId })));
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

function createPage(tools: DevTools, closeTarget: () => Promise<void>): BarePage {
  const eventOf = (name: string): KeyEvent => {
    const [key, code] = KEYS.get(name)!;
    return { key, code };
  };
  const down = (key: string, repeat = false): Promise<void> =>
    sendKey(tools, 'rawKeyDown', eventOf(key), repeat);
  const up = (key: string): Promise<void> => sendKey(tools, 'keyUp', eventOf(key));
  return {
    tools,
    down,
    up,
    async press(key) {
      await down(key);
      await up(key);
    },
    async goTo(url) {
      const { errorText } = (await tools.send('Page.navigate', { url })) as { errorText?: string };
      if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
    },
    ask: <Answer>(expression: string) => inTime(evaluate<Answer>(tools, expression), expression),
    async close() {
      await closeTarget();
      await tools.close();
    },
  };
}

/** @throws Error when it takes too long */
function inTime<Answer>(answer: Promise<Answer>, expression: string): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`No answer of the page to ${expression.trim()}`)), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
