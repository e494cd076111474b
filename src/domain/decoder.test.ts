import { describe, expect, it } from 'vitest';
import { createDecoder } from './decoder';

function deferred(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

describe('the decoder', () => {
  it('is free at once when no engine was destroyed', async () => {
    await expect(createDecoder().whenFree()).resolves.toBeUndefined();
  });

  it('is free when every engine has given it up, the one destroyed while it was waited for too', async () => {
    const decoder = createDecoder();
    const [first, second] = [deferred(), deferred()];
    let free = false;
    decoder.releasedBy(first.promise);
    const waited = decoder.whenFree().then(() => (free = true));
    decoder.releasedBy(second.promise);
    first.resolve();
    await new Promise((done) => setTimeout(done));
    expect(free).toBe(false);
    second.resolve();
    await waited;
  });

  it('is free after a destroy() that failed', async () => {
    const decoder = createDecoder();
    decoder.releasedBy(Promise.reject(new Error('gone')));
    await expect(decoder.whenFree()).resolves.toBeUndefined();
  });
});
