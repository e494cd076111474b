import { expect, it } from 'vitest';
import { runnersAbove, type ProcessFacts } from './runner';

/** A table of processes, as the system would tell of them. */
const table = (rows: Record<number, ProcessFacts>) => (pid: number) => rows[pid] ?? null;

const LOGIN_SHELL = { parent: 1, command: '-bash' };
const NPM = { parent: 10, command: 'npm start --port 4300' };

it('watches the shell of the script’s line and the npm that started it, and nothing above them', () => {
  const facts = table({
    10: LOGIN_SHELL,
    20: NPM,
    30: { parent: 20, command: 'sh -c node scripts/run.cjs start --port 4300' },
  });
  expect(runnersAbove(30, facts)).toEqual([30, 20]);
});

it('watches npm alone where its shell has become the script', () => {
  expect(runnersAbove(20, table({ 10: LOGIN_SHELL, 20: NPM }))).toEqual([20]);
});

it('watches the parent alone where the system tells nothing', () => {
  expect(runnersAbove(30, table({}))).toEqual([30]);
});
