/** The document that an element is in, or the shadow root, which is one of its own to styles, ids and the focus. */
export type Root = Document | ShadowRoot;

/** Whether it is a shadow root; a server has neither. */
export const isShadow = (root: Root | undefined): root is ShadowRoot => root !== undefined && 'host' in root;

/** Where an element is; the document for one that is in no page. */
export function rootOf(element: Node | null | undefined): Root {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root : document;
}

/** The element whose children come last in a page, over all others: what covers it is drawn there. */
export const pageEnd = (root: Root): HTMLElement | ShadowRoot => (isShadow(root) ? root : document.body);

/** The element with the focus, in whichever open shadow root it is: the document names the host of the outermost one. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
