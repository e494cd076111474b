import { expect, test } from 'vitest';
import { stays } from './stays';

test('what never changes is given back after the whole time', async () => {
  const began = performance.now();
  expect(await stays(120, async () => ({ at: 'home' }))).toEqual({ at: 'home' });
  expect(performance.now() - began).toBeGreaterThanOrEqual(119);
});

test('a change in between is told, also one that does not last', async () => {
  let looks = 0;
  const look = async (): Promise<string> => ((looks += 1) === 2 ? 'search' : 'home');
  await expect(stays(300, look)).rejects.toThrow(/^"home" became "search" after \d+ ms$/);
});

test('what comes with the last look is told', async () => {
  const began = performance.now();
  const look = async (): Promise<boolean> => performance.now() - began >= 60;
  await expect(stays(60, look)).rejects.toThrow('false became true');
});
