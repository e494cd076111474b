/**
 * ResizeObserver, Chromium 64: looks at each frame in which the page may have changed is too much for a weak set, so it looks when
 * an element is given, when fonts have come and when the window changes.
 */
if (typeof ResizeObserver === 'undefined') {
  class Observer {
    private readonly watched = new Map<Element, string>();
    private readonly look = (): void => {
      let changed = false;
      this.watched.forEach((size, element) => {
        const { offsetWidth, offsetHeight } = element as HTMLElement;
        const now = `${offsetWidth} ${offsetHeight}`;
        if (now === size) return;
        this.watched.set(element, now);
        changed = true;
      });
      if (changed) this.callback([], this as unknown as ResizeObserver);
    };
    constructor(private readonly callback: ResizeObserverCallback) {
      window.addEventListener('resize', this.look);
    }
    observe(element: Element): void {
      this.watched.set(element, '');
      requestAnimationFrame(this.look);
      void document.fonts.ready.then(this.look);
    }
    unobserve(element: Element): void {
      this.watched.delete(element);
    }
    disconnect(): void {
      this.watched.clear();
      window.removeEventListener('resize', this.look);
    }
  }
  Object.assign(window, { ResizeObserver: Observer });
}
