/**
 * Sequences of remote keys that open engineering tools: 'up up down down left right left right', or one key such as
 * 'blue'.
 */

/**
 * Keys allowed in a sequence. Keys that select, leave or go back are not: entering a sequence must not change the
 * screen.
 */
export const SEQUENCE_KEYS = [
  'left',
  'right',
  'up',
  'down',
  'red',
  'green',
  'yellow',
  'blue',
  'info',
  'caption',
  'channelUp',
  'channelDown',
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
];

/** Maximum time between two keys, ms. */
export const SEQUENCE_PAUSE_MS = 1500;

/** The keys of a sequence, in order; null when one is unknown or there is none. */
export function parseKeySequence(text: string): readonly string[] | null {
  const keys = text.split(' ').filter((word) => word !== '');
  return keys.length > 0 && keys.every((key) => SEQUENCE_KEYS.indexOf(key) >= 0) ? keys : null;
}

/**
 * Creates a function that receives keys with their times, ms, and returns true at the key that completes the
 * sequence.
 */
export function watchKeySequence(sequence: readonly string[]): (key: string, time: number) => boolean {
  let recent: string[] = [];
  let last = 0;
  return (key, time) => {
    if (time - last > SEQUENCE_PAUSE_MS) recent = [];
    last = time;
    recent.push(key);
    if (recent.length > sequence.length) recent.shift();
    const complete = sequence.every((each, i) => recent[i] === each);
    if (complete) recent = [];
    return complete;
  };
}
