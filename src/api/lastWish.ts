/**
 * Wishes that come faster than their calls are answered: one call at a time for each thing, and the last wish wins. What was
 * wished for in between is never sent, and a failure counts only when nobody has wished for something else since.
 */

export interface WishCalls<T> {
  /** Has the service do it. */
  send(wish: T): Promise<unknown>;
  /** The last wish holds. */
  granted(): void;
  /** The last wish failed: `holds` is what the service last confirmed, undefined when nothing is known. */
  refused(holds: T | undefined, error: unknown): void;
  /** Whether the viewer is still the one who wished. Once not, nothing more is sent or told. */
  isCurrent(): boolean;
}

export interface LastWish<T> {
  /**
   * Sends a wish, or keeps it until the call before it is answered.
   *
   * @param name what it is about
   * @param holds what the service says now; undefined when that is not known
   */
  make(name: string, wish: T, holds: T | undefined, calls: WishCalls<T>): void;
  /** Some wish is not answered yet. */
  isBusy(): boolean;
}

interface Line<T> {
  holds: T | undefined;
  /** The newest wish that was not sent. */
  next: { readonly wish: T; readonly calls: WishCalls<T> } | null;
}

export function createLastWish<T>(): LastWish<T> {
  const lines = new Map<string, Line<T>>();

  async function work(name: string, line: Line<T>): Promise<void> {
    let failure: { readonly error: unknown } | null = null;
    let calls: WishCalls<T> | null = null;
    while (line.next !== null) {
      const { wish } = line.next;
      ({ calls } = line.next);
      line.next = null;
      // After a failure nobody knows what the service did: everything is sent then.
      if (failure === null && wish === line.holds) continue;
      if (!calls.isCurrent()) break;
      try {
        await calls.send(wish);
        line.holds = wish;
        failure = null;
      } catch (error) {
        failure = { error };
      }
    }
    lines.delete(name);
    if (calls === null || !calls.isCurrent()) return;
    if (failure === null) calls.granted();
    else calls.refused(line.holds, failure.error);
  }

  return {
    make(name, wish, holds, calls) {
      const line = lines.get(name);
      if (line !== undefined) {
        line.next = { wish, calls };
        return;
      }
      const first: Line<T> = { holds, next: { wish, calls } };
      lines.set(name, first);
      void work(name, first);
    },
    isBusy: () => lines.size > 0,
  };
}
