/** A page of any age in hand: what it answers, waiting, and keys, by DevTools alone. What runs in the page is ES5. */
import type { DevTools } from '../profile/devtools';

const FLAT = `(function flat(node) { return [node].concat.apply([node], node.children.map(flat)); })(__tv.scene())`;
/** As expressions of the page: a node with this id has focus; the route is of this form. */
export const focusedOn = (id: string): string =>
  `${FLAT}.some(function (node) { return node.focused && node.id === '${id}'; })`;
export const route = (pattern: RegExp): string => `${String(pattern)}.test(__tv.route().path)`;

const KEYS = { ArrowRight: 39, ArrowDown: 40, Enter: 13 } as const;
const POLL_MS = 100;

export interface EnginePage {
  /** @throws Error with the page's words */
  evaluate(expression: string): Promise<unknown>;
  /** @throws Error when it is not so in time */
  until(expression: string): Promise<void>;
  /** Presses a key, and waits until the app is at rest. */
  press(key: keyof typeof KEYS): Promise<void>;
}

/** @param timeoutMs of each wait */
export function takePage(tools: DevTools, timeoutMs: number): EnginePage {
  async function evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = (await tools.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value?: unknown; description?: string }; exceptionDetails?: object };
    if (exceptionDetails) throw new Error(result.description ?? 'an error in the page');
    return result.value;
  }
  return {
    evaluate,
    async until(expression) {
      for (const end = Date.now() + timeoutMs; ;) {
        // a page that is still to come has no __tv
        if (await evaluate(expression).catch(() => false)) return;
        if (Date.now() > end) throw new Error(`${timeoutMs} ms without ${expression}`);
        await pause(POLL_MS);
      }
    },
    async press(key) {
      const code = KEYS[key];
      const event = { key, windowsVirtualKeyCode: code, nativeVirtualKeyCode: code };
      await tools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
      await tools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
      await pause(POLL_MS);
      await evaluate('__tv.idle().then(function () { return true; })');
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
