/** Nodes and texts put in by name: append, prepend, before, after, replaceWith. Chromium 54. */
type Part = Node | string;

const fragmentOf = (parts: Part[]): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  for (const part of parts)
    fragment.appendChild(typeof part === 'string' ? document.createTextNode(part) : part);
  return fragment;
};

if (!('append' in Element.prototype)) {
  const ofParents = {
    append(this: Node, ...parts: Part[]) {
      this.appendChild(fragmentOf(parts));
    },
    prepend(this: Node, ...parts: Part[]) {
      this.insertBefore(fragmentOf(parts), this.firstChild);
    },
  };
  const ofChildren = {
    before(this: ChildNode, ...parts: Part[]) {
      this.parentNode?.insertBefore(fragmentOf(parts), this);
    },
    after(this: ChildNode, ...parts: Part[]) {
      this.parentNode?.insertBefore(fragmentOf(parts), this.nextSibling);
    },
    replaceWith(this: ChildNode, ...parts: Part[]) {
      this.parentNode?.replaceChild(fragmentOf(parts), this);
    },
  };
  for (const each of [Element, Document, DocumentFragment]) Object.assign(each.prototype, ofParents);
  for (const each of [Element, CharacterData]) Object.assign(each.prototype, ofChildren);
}
