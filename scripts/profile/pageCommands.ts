/** What is asked of a page over DevTools: an expression's value, and keys. */
import type { DevTools } from './devtools';

/** @returns what the expression, or its promise, gives, as JSON; @throws Error with the page's own words */
export async function evaluate<Answer>(tools: DevTools, expression: string): Promise<Answer> {
  const { result, exceptionDetails } = (await tools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })) as { result: { value?: unknown; description?: string }; exceptionDetails?: object };
  if (exceptionDetails) throw new Error(`The page: ${result.description ?? 'an error'}`);
  return result.value as Answer;
}

/** What the event of a key says: its name, and the number of old sets. */
export interface KeyEvent {
  readonly key: string;
  readonly code: number;
}

export async function sendKey(
  tools: DevTools,
  type: 'rawKeyDown' | 'keyUp',
  { key, code }: KeyEvent,
  autoRepeat = false,
): Promise<void> {
  await tools.send('Input.dispatchKeyEvent', {
    type,
    key,
    windowsVirtualKeyCode: code,
    nativeVirtualKeyCode: code,
    autoRepeat,
  });
}
