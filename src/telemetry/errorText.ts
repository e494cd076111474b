/** An error as text: what was thrown may be anything, as long as one likes, and refuse to be read. */
import { scrub, scrubText } from './scrub';

/** Characters at most; an error of 1 MB says no more than its beginning. */
const MESSAGE_LENGTH = 2000;
const STACK_LENGTH = 8000;
const DETAILS_LENGTH = 20_000;
const DETAILS_DEPTH = 6;
const DETAILS_LIMITS = { length: MESSAGE_LENGTH, items: 30 } as const;
/** Of a message, where errors are compared. */
const KIND_LENGTH = 200;

/** 'TypeError: x is undefined'; what is no error by its own text, and what has none by its kind: '[object Object]'. */
function rawText(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } catch {
    return Object.prototype.toString.call(error);
  }
}

/** The stack without the message, with which V8 begins it; null where there is none. */
function placesOf(error: unknown, text: string): string | null {
  try {
    if (!(error instanceof Error) || error.stack === undefined) return null;
    const stack = String(error.stack);
    return stack.startsWith(text) ? stack.slice(text.length) : stack;
  } catch {
    // The engine makes it of the message when it is asked for, which may refuse.
    return null;
  }
}

/** What equal errors have in common: the message's beginning, and the place of the first line of the stack that names one. */
export function kindOf(error: unknown): string {
  const text = rawText(error);
  const place = /[^\s/]{1,80}:\d+:\d+/.exec((placesOf(error, text) ?? '').slice(0, STACK_LENGTH));
  return `${text.slice(0, KIND_LENGTH)} ${place?.[0] ?? ''}`;
}

/** Its text without secrets. */
export function tellMessage(error: unknown): string {
  return scrubText(rawText(error), MESSAGE_LENGTH);
}

/** Its stack without secrets, below the message; null where it has none. */
export function tellStack(error: unknown): string | null {
  const places = placesOf(error, rawText(error));
  if (places === null) return null;
  return `${tellMessage(error)}\n${scrubText(places, STACK_LENGTH).replace(/^\n/, '')}`.slice(
    0,
    STACK_LENGTH,
  );
}

/** A copy without secrets; its beginning as text where it is long, and what refuses to be read by its kind. */
export function tellDetails(details: unknown): unknown {
  try {
    const copy = scrub(details, DETAILS_DEPTH, DETAILS_LIMITS);
    const text = JSON.stringify(copy) as string | undefined;
    return text !== undefined && text.length > DETAILS_LENGTH ? text.slice(0, DETAILS_LENGTH) : copy;
  } catch {
    return Object.prototype.toString.call(details);
  }
}
