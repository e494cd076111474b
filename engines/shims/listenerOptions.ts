/** Options of addEventListener: an object came with Chromium 49 (before it is `true`), `passive` with 51, `once` with 55. */
type Add = EventTarget['addEventListener'];
type Remove = EventTarget['removeEventListener'];
type Listener = EventListenerOrEventListenerObject;

const captures = (options?: boolean | EventListenerOptions): boolean =>
  typeof options === 'object' && options !== null ? options.capture === true : options === true;

function knowsOnce(): boolean {
  let asked = false;
  const options = Object.defineProperty({}, 'once', { get: () => (asked = true) });
  window.addEventListener('test', () => {}, options);
  return asked;
}

if (!knowsOnce()) {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  /** What stands for a listener that is called once, so that it can be removed by its own name. */
  const stands = new WeakMap<object, Listener>();
  const add: Add = function add(this: EventTarget, type: string, listener: Listener | null, options) {
    const capture = captures(options);
    if (listener === null || typeof options !== 'object' || options === null || options.once !== true) {
      return addEventListener.call(this, type, listener, capture);
    }
    const once: Listener = (event: Event) => {
      removeEventListener.call(this, type, once, capture);
      if (typeof listener === 'function') listener.call(this, event);
      else listener.handleEvent(event);
    };
    stands.set(listener, once);
    addEventListener.call(this, type, once, capture);
  };
  const remove: Remove = function remove(
    this: EventTarget,
    type: string,
    listener: Listener | null,
    options,
  ) {
    const capture = captures(options);
    removeEventListener.call(this, type, listener, capture);
    const once = listener === null ? undefined : stands.get(listener);
    if (once !== undefined) removeEventListener.call(this, type, once, capture);
  };
  Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove });
}
