/** Chromium 41. */
if (!('closest' in Element.prototype)) {
  (Element as { prototype: Element }).prototype.closest = function closest(this: Element, selector: string) {
    let at: Element | null = this;
    while (at !== null && !at.matches(selector)) at = at.parentElement;
    return at;
  };
}
