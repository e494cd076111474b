/**
 * Reduces third-party HTML to text with headings, paragraphs, lists and tables [WELCOME-13]. Elements not on the list
 * below are removed, their text stays. Nothing in the HTML is executed or loaded at any time, because it is parsed in
 * a document without a window.
 */
import createDOMPurify from 'dompurify';

/** Elements allowed in a legal text: none that loads, executes, embeds, styles, takes input or links. */
const TAGS = `
  h1 h2 h3 h4 h5 h6 p br hr blockquote pre address article section header footer main nav aside div center span
  figure figcaption summary ul ol li dl dt dd
  table caption thead tbody tfoot tr th td
  b strong i em u s del ins small sub sup mark q cite code abbr dfn time bdi bdo a
`
  .trim()
  .split(/\s+/);
const ATTRIBUTES = ['dir', 'lang', 'start', 'reversed', 'colspan', 'rowspan', 'href'];

/** Maximum length in characters: three times the longest known terms. More would block a television for seconds. */
const LONGEST = 500_000;

/** The single sanitiser, created at the first text: unit tests have no page. */
let purifier: ReturnType<typeof createDOMPurify> | null = null;

/**
 * The readable part of the HTML; null when there is none, or more than `LONGEST`. `title` is shown above it, so an
 * initial heading with the same text is removed.
 */
export function sanitise(html: string, title: string): DocumentFragment | null {
  if (html.length > LONGEST) return null;
  purifier ??= createDOMPurify(window);
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) linkToText(link);
  dropTitle(fragment, title);
  return textOf(fragment) === '' ? null : fragment;
}

/** A television follows no links: the link's text stays, followed by the address where that differs. */
function linkToText(link: HTMLAnchorElement): void {
  const text = document.createElement('span');
  const address = (link.getAttribute('href') ?? '').trim();
  const scheme = /^(https?:\/\/|mailto:)/i;
  const shown = scheme.test(address) ? address.replace(scheme, '').replace(/\/$/, '') : '';
  text.append(...link.childNodes);
  if (shown !== '' && !textOf(text).includes(shown)) text.append(` (${shown})`);
  link.replaceWith(text);
}

function dropTitle(fragment: DocumentFragment, title: string): void {
  const heading = fragment.querySelector('h1, h2');
  if (heading === null || textOf(heading).toLowerCase() !== title.toLowerCase()) return;
  const before = document.createRange();
  before.setStart(fragment, 0);
  before.setEndBefore(heading);
  if (before.toString().trim() === '') heading.remove();
}

const textOf = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
