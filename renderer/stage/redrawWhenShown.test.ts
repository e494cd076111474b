import { describe, expect, it } from 'vitest';
import { redrawWhenShown } from './redrawWhenShown';

/** A page whose visibility a test sets. */
class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  set(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('a page that is shown again', () => {
  it('is drawn once for each time, and not when it is hidden', () => {
    const page = new Page();
    let redraws = 0;
    redrawWhenShown(page, () => redraws++);
    expect(redraws).toBe(0);
    page.set('hidden');
    expect(redraws).toBe(0);
    page.set('visible');
    expect(redraws).toBe(1);
    page.set('hidden');
    page.set('visible');
    expect(redraws).toBe(2);
  });

  it('is not drawn after the root has gone', () => {
    const page = new Page();
    let redraws = 0;
    redrawWhenShown(page, () => redraws++)();
    page.set('visible');
    expect(redraws).toBe(0);
  });
});
