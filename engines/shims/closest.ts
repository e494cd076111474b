/** Chromium 41. */
if (!('closest' in Element.prototype)) {
  (Element as { prototype: Element }).prototype.closest = function closest(this: Element, selector: string) {
    const up = (at: Element | null): Element | null =>
      at === null || at.matches(selector) ? at : up(at.parentElement);
    return up(this);
  };
}
