import { expect, it } from 'vitest';
import type { ProgressBody, ProgressEvent } from '../contract';
import { settlePromises } from '../../renderer/testing';
import { createProgressQueue } from './progressQueue';

const body = (event: ProgressEvent, currentSecond: number, assetId = 'film'): ProgressBody => ({
  assetId,
  rootId: null,
  parentId: null,
  event,
  currentSecond,
  finished: false,
  deviceId: 'd',
});

/** A queue whose saves are answered one by one. */
function makeQueue() {
  const queue = createProgressQueue();
  const log: string[] = [];
  const flying: (() => void)[] = [];
  const add = (event: ProgressEvent, second: number, { urgent = false, asset = 'film' } = {}): void =>
    queue.add(
      body(event, second, asset),
      (sent, signal, isLatest) =>
        new Promise((done) => {
          log.push(`${sent.event} ${sent.assetId} ${sent.currentSecond}`);
          signal.addEventListener('abort', () => {
            log.push(`aborted ${sent.event}`);
            done();
          });
          flying.push(() => {
            log.push(`answered ${sent.event}${isLatest() ? ', the latest' : ''}`);
            done();
          });
        }),
      urgent,
    );
  const answer = async (): Promise<void> => {
    flying.shift()!();
    await settlePromises();
  };
  return { add, answer, log };
}

it('[PROG-03] a save waits for the answer of the one before, and none overtakes it', async () => {
  const { add, answer, log } = makeQueue();
  add('started', 0);
  add('finished', 120);
  expect(log).toEqual(['started film 0']);
  await answer();
  await answer();
  expect(log).toEqual([
    'started film 0',
    'answered started',
    'finished film 120',
    'answered finished, the latest',
  ]);
});

it('[PROG-03] of several that wait only the latest "progressed" is sent, and every other event is', async () => {
  const { add, answer, log } = makeQueue();
  add('next initialized', 0);
  add('started', 0);
  add('progressed', 60);
  add('progressed', 120);
  add('closed', 130);
  for (let i = 0; i < 3; i++) await answer();
  expect(log.filter((line) => !line.startsWith('answered'))).toEqual([
    'next initialized film 0',
    'started film 0',
    'closed film 130',
  ]);
});

it('[PROG-03] titles do not wait for each other', () => {
  const { add, log } = makeQueue();
  add('finished', 120, { asset: 'e1' });
  add('started', 0, { asset: 'e2' });
  expect(log).toEqual(['finished e1 120', 'started e2 0']);
});

it('[PROG-10] an urgent save is sent at once: it gives up what is in flight and what waits', async () => {
  const { add, answer, log } = makeQueue();
  add('started', 0);
  add('progressed', 60);
  add('closed', 70, { urgent: true });
  expect(log).toEqual(['started film 0', 'aborted started', 'closed film 70']);
  add('started', 70);
  await settlePromises();
  expect(log).toHaveLength(3);
  await answer();
  await answer();
  await answer();
  expect(log.slice(-3)).toEqual(['answered closed', 'started film 70', 'answered started, the latest']);
});

it('[PROG-03] after its last answer an asset`s next save is sent at once', async () => {
  const { add, answer, log } = makeQueue();
  add('started', 0);
  await answer();
  add('closed', 5);
  expect(log.at(-1)).toBe('closed film 5');
});
