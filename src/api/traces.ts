/**
 * Sends a recording of the profiler to the engineers' collector. This is not a call of the product: it carries none
 * of its headers, because the address may be a third party's, and its failure is shown on the profiler's panel.
 */
import { parseSentTrace, refuseProblems } from '../contract';

/**
 * Posts `trace` as JSON. Resolves to the address it can be downloaded from, null when the receiver returned none.
 * @throws Error with the address and its answer
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
    // Another collector may answer anything.
    return null;
  }
}
