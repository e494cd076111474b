/** The DOM layer alone, for tests that give it hostile HTML. */
import { createDomLayer } from '../../../src/dom';
import type { DomLayer, TextBox } from '../../../src/dom';

declare global {
  interface Window {
    domText: {
      /** Shows the HTML in the place of the one before; false when there is nothing to read in it. */
      show(html: string): Promise<boolean>;
      layer: DomLayer;
      /** What the layer has in the page. */
      markup(): string;
      height(): number;
      /** Of the wheel, downwards. */
      turns(): number;
      remove(): void;
    };
  }
}

const layer = createDomLayer(document.getElementById('stage')!, () => false);
let box: TextBox | null = null;
let height = 0;
let turns = 0;

window.domText = {
  layer,
  markup: () => document.querySelector('.text-box > div')?.innerHTML ?? '',
  height: () => height,
  turns: () => turns,
  remove: () => box?.remove(),
  async show(html) {
    box?.remove();
    box = await layer.showText({
      html,
      title: 'Terms',
      rect: { x: 100, y: 100, w: 1000, h: 600 },
      look: { family: 'serif', text: 0xffffffff, dim: 0xccccccff, accent: 0xf5b83dff, line: 0xffffff44 },
      onHeight: (now) => void (height = now),
      onWheel: (notches) => void (turns += Math.sign(notches)),
    });
    return box !== null;
  },
};
