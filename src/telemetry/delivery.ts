/**
 * What the product tells the deployment of itself, before the code that delivers it is loaded: the first message loads it,
 * and a load that failed is tried again with the next.
 */

/** Kinds of messages, by the field of a request's body. */
export type MessageKind = 'events' | 'reports';

export interface Delivery {
  /** Takes a message; one without an address is left out. Never waits and never fails for the caller's sake. */
  add(kind: MessageKind, body: object): void;
  /** The viewer has signed out: nothing of theirs waits any longer. */
  endSession(): void;
}

/** The delivery once its code is loaded. */
export interface OpenedDelivery {
  /** @param text the message as JSON */
  add(kind: MessageKind, text: string): void;
  endSession(): void;
}

export interface DeliveryOptions {
  /** Kinds that have an address. */
  readonly kinds: readonly MessageKind[];
  /** Wall-clock time, ms since 1970: each message carries it as `at`. */
  readonly now: () => number;
  readonly open: () => Promise<OpenedDelivery>;
  /** Told of a load that failed. */
  readonly onProblem: (error: unknown) => void;
}

/** Messages kept until the code is loaded. */
const EARLY_MESSAGES = 50;

/** @param options where messages go, and how the code is loaded */
export function createDelivery({ kinds, now, onProblem, open }: DeliveryOptions): Delivery {
  let opened: OpenedDelivery | null = null;
  let opening = false;
  const early: (readonly [MessageKind, string])[] = [];

  const load = async (): Promise<void> => {
    if (opening) return;
    opening = true;
    try {
      const delivery = await open();
      opened = delivery;
      for (const [kind, text] of early.splice(0)) delivery.add(kind, text);
    } catch (error) {
      onProblem(error);
    }
    opening = false;
  };

  return {
    add: (kind, body) => {
      if (!kinds.includes(kind)) return;
      const text = JSON.stringify({ at: now(), ...body });
      if (opened) return opened.add(kind, text);
      early.push([kind, text]);
      if (early.length > EARLY_MESSAGES) early.shift();
      void load();
    },
    endSession: () => {
      early.length = 0;
      opened?.endSession();
    },
  };
}
