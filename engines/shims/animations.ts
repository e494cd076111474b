/** Element.getAnimations, Chromium 84: nothing is known to move. */
if (!('getAnimations' in Element.prototype)) Object.assign(Element.prototype, { getAnimations: () => [] });
