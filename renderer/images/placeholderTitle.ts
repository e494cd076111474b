/**
 * The title on the plate of an image that has no picture: a text of our own below the image's record, made when it is
 * first needed, kept hidden afterwards, so that recycled slots make no nodes.
 */
import { textDefaults } from './defaults';
import { createHostNode } from './node';
import type { HostNode, HostProps } from './node';
import { applyInitialProps, updateProps } from './propTable';
import { layoutText } from './textLayout';
import { appendChild } from './tree';

/** Between the title and the plate's edge, stage pixels; the title takes what is left, in three lines at most. */
const inset = 16;
const mostLines = 3;
const lineHeight = Math.round(textDefaults.size * textDefaults.lineHeightRatio);

const titles = new WeakMap<HostNode, HostNode>();

/** Shows `title` on the plate of `image`; null or undefined shows none. */
export function showPlateTitle(image: HostNode, title: string | null | undefined): void {
  const text = titles.get(image);
  const shown = title !== null && title !== undefined && title !== '';
  if (text === undefined) {
    if (shown) makeTitle(image, title);
    return;
  }
  if (shown) updateProps(text, titleProps(image, title));
  else if (text.props.visible !== false) updateProps(text, { ...text.props, visible: false });
}

/** Whether `node` is such a title: the card it is on says its name already. */
export function isPlateTitle(node: HostNode): boolean {
  return node.parent !== null && titles.get(node.parent) === node;
}

function makeTitle(image: HostNode, title: string): void {
  const text = createHostNode('text', titleProps(image, title));
  applyInitialProps(text);
  titles.set(image, text);
  appendChild(image, text);
}

/** Half-way down the box, however many lines it takes. */
function titleProps({ target: { w, h }, root }: HostNode, title: string): HostProps {
  const props = {
    children: title,
    x: inset,
    maxWidth: Math.max(0, w - 2 * inset),
    maxLines: Math.max(1, Math.min(mostLines, Math.floor((h - inset) / lineHeight))),
    lineHeight,
    color: root!.defaults.plateText,
    visible: true,
  };
  return { ...props, y: Math.max(0, (h - layoutText(props, root!.fonts).h) / 2) };
}
