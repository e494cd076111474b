/** The text of an element by block, as it is laid out: what a test or a screen reader reads one by one. */

export interface TextBlock {
  role: 'heading' | 'listitem' | 'text';
  text: string;
  box: DOMRect;
}

/** Elements laid out in a line with their siblings. */
const INLINE = new Set(
  'A ABBR B BDI BDO BR CITE CODE DEL DFN EM I INS MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '),
);

export function textBlocks(content: HTMLElement): TextBlock[] {
  const texts = new Map<HTMLElement, string>();
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node instanceof Text ? node.data : node.nodeName === 'BR' ? ' ' : '';
    if (words === '') continue;
    const block = blockOf(node.parentElement ?? content, content);
    texts.set(block, (texts.get(block) ?? '') + words);
  }
  return [...texts]
    .map(([block, words]) => ({ block, text: words.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '')
    .map(({ block, text }) => ({ role: roleOf(block), text, box: block.getBoundingClientRect() }));
}

function blockOf(element: HTMLElement, content: HTMLElement): HTMLElement {
  let at = element;
  while (at !== content && INLINE.has(at.tagName)) at = at.parentElement ?? content;
  return at;
}

function roleOf(block: HTMLElement): TextBlock['role'] {
  if (/^H[1-6]$/.test(block.tagName)) return 'heading';
  return block.closest('li') === null ? 'text' : 'listitem';
}
