import { expect, it } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { StartError, startStep } from './startStep';

it('a step that is silent for 5 s has failed, with its code', async () => {
  const clock = createFakeClock();
  const step = startStep(new Promise(() => {}), 'identity_silent', clock);
  const failed = expect(step).rejects.toEqual(
    new StartError('identity_silent', new Error('no answer in 5000 ms')),
  );
  clock.advance(4999);
  expect(clock.pendingCount).toBe(1);
  clock.advance(1);
  await failed;
});

it('a step that fails keeps its cause; one that succeeds gives its result', async () => {
  const clock = createFakeClock();
  const cause = new Error('HTTP 503');
  const failed = await startStep(Promise.reject(cause), 'configuration_failed', clock).catch(
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(StartError);
  expect(failed).toMatchObject({ code: 'configuration_failed', cause });
  expect(await startStep(Promise.resolve(1), 'configuration_failed', clock)).toBe(1);
});
