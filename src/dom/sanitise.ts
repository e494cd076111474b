/**
 * HTML of other parties becomes text with headings, paragraphs, lists and tables, and nothing else [WELCOME-13]. What is not
 * on the list below is taken out, its words stay; nothing in the HTML runs or loads at any time, because it is parsed in a
 * document without a window.
 */
import createDOMPurify from 'dompurify';

/** What a legal text is made of. No element that loads, runs, embeds, styles, takes input or leads elsewhere. */
const TAGS = `
  h1 h2 h3 h4 h5 h6 p br hr blockquote pre address article section header footer main nav aside div center span
  figure figcaption summary ul ol li dl dt dd
  table caption thead tbody tfoot tr th td
  b strong i em u s del ins small sub sup mark q cite code abbr dfn time bdi bdo a
`
  .trim()
  .split(/\s+/);
const ATTRIBUTES = ['dir', 'lang', 'start', 'reversed', 'colspan', 'rowspan', 'href'];

/** Characters. Three times the longest terms we know; a set would stand still for seconds on more. */
const LONGEST = 500_000;

/** The page's one sanitiser: made when a text is first shown, since there is no page in unit tests. */
let purifier: ReturnType<typeof createDOMPurify> | null = null;

/**
 * The readable part of the HTML; null when there is none, or too much of it. `title` is shown above it: a heading at its beginning that says
 * the same is left out.
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

/** A television follows no links: their words stay, with the address where it says more than they do. */
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
