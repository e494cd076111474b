/**
 * The title on the placeholder of a missing image: a text node below the image's record, created at first use and
 * hidden afterwards, so that recycled slots create no nodes.
 */
import { textDefaults } from '../host/defaults';
import { createHostNode } from '../host/node';
import type { HostNode } from '../host/node';
import type { HostProps } from '../host/hostProps';
import { applyInitialProps, updateProps } from '../host/propTable';
import { appendChild } from '../host/tree';

/** Distance of the title from the placeholder's edge, stage pixels; the title has at most three lines. */
const inset = 16;
const maxTitleLines = 3;
const lineHeight = Math.round(textDefaults.size * textDefaults.lineHeightRatio);

/** Shows `title` on the placeholder of `image`; null or undefined shows none. */
export function showPlaceholderTitle(image: HostNode, title: string | null | undefined): void {
  const text = image.placeholderTitle;
  const visible = title !== null && title !== undefined && title !== '';
  if (text === null) {
    if (visible) makeTitle(image, title);
    return;
  }
  if (visible) updateProps(text, titleProps(image, title));
  else if (text.props.visible !== false) updateProps(text, { ...text.props, visible: false });
}

function makeTitle(image: HostNode, title: string): void {
  const text = createHostNode('text', titleProps(image, title));
  applyInitialProps(text);
  image.placeholderTitle = text;
  appendChild(image, text);
}

/** Props of the title: vertically centred, however many lines it takes. */
function titleProps({ target: { w, h }, root }: HostNode, title: string): HostProps {
  const props = {
    children: title,
    x: inset,
    maxWidth: Math.max(0, w - 2 * inset),
    maxLines: Math.max(1, Math.min(maxTitleLines, Math.floor((h - inset) / lineHeight))),
    lineHeight,
    color: root!.defaults.placeholderText,
    visible: true,
  };
  return { ...props, y: Math.max(0, (h - root!.text.measure(props).h) / 2) };
}
