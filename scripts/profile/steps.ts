/**
 * A scripted session, a step a line:
 *
 *   down x12          presses, 60 ms apart
 *   hold right 2000   one key held for so many ms
 *   wait 500          ms
 *   idle              until nothing moves, loads or waits
 *
 * '#' begins a comment. src/app/engineering/remoteSession.ts takes the same steps in the page.
 */
export type Step =
  | { kind: 'press'; key: string; times: number }
  | { kind: 'hold'; key: string; ms: number }
  | { kind: 'wait'; ms: number }
  | { kind: 'idle' };

/** Keys by their names on a remote: the event's name, and the number that sets of before 2016 go by. */
export const KEYS: ReadonlyMap<string, readonly [name: string, code: number]> = new Map([
  ['left', ['ArrowLeft', 37]],
  ['up', ['ArrowUp', 38]],
  ['right', ['ArrowRight', 39]],
  ['down', ['ArrowDown', 40]],
  ['enter', ['Enter', 13]],
  ['back', ['Backspace', 8]],
  ['red', ['ColorF0Red', 403]],
  ['green', ['ColorF1Green', 404]],
  ['yellow', ['ColorF2Yellow', 405]],
  ['blue', ['ColorF3Blue', 406]],
]);

/** @throws Error naming the first line that is no step */
export function parseSteps(text: string): Step[] {
  return text.split('\n').flatMap((line, i): Step[] => {
    const words = line.replace(/#.*/, '').trim();
    if (words === '') return [];
    const step = readStep(words);
    if (step === null)
      throw new Error(`Line ${i + 1} is no step: '${words}'. Keys: ${[...KEYS.keys()].join(' ')}.`);
    return [step];
  });
}

function readStep(words: string): Step | null {
  if (words === 'idle') return { kind: 'idle' };
  const wait = /^wait (\d+)$/.exec(words);
  if (wait) return { kind: 'wait', ms: Number(wait[1]) };
  const hold = /^hold (\w+) (\d+)$/.exec(words);
  if (hold) return keyed(hold[1], (key) => ({ kind: 'hold', key, ms: Number(hold[2]) }));
  const press = /^(\w+)(?: x(\d+))?$/.exec(words);
  return press && keyed(press[1], (key) => ({ kind: 'press', key, times: Number(press[2] ?? 1) }));
}

/** Steps carry the event's name of the key. */
function keyed(name: string | undefined, make: (key: string) => Step): Step | null {
  const known = KEYS.get(name ?? '');
  return known === undefined ? null : make(known[0]);
}
