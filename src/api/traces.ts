/**
 * Sends a recording of the profiler to where engineers collect them. No call of the product: it carries none of its headers,
 * since the address may be another party's, and its failure is told on the engineers' own panel.
 */
import { parseSentTrace, refuseProblems } from '../contract';

/**
 * Posts `trace` as JSON. Gives the address it can be fetched from, null when the receiver named none.
 * @throws Error naming the address and what it answered
 */
export async function sendTrace(
  address: string,
  trace: object,
  send: typeof fetch = (input, init) => globalThis.fetch(input, init),
): Promise<string | null> {
  const response = await send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trace),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const body: unknown = await response.json().catch(() => null);
  try {
    return parseSentTrace(body, refuseProblems).url;
  } catch {
    // a collector of another make says what it likes
    return null;
  }
}
