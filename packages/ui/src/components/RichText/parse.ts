import { allowedTags, droppedTags, maxDepth, maxSourceLength, safeLink, type SafeLink } from './allowList.ts';

/** A piece of sanitised content: a text, or an allowed element with what is in it. */
export type RichNode = string | RichElement;

/** An allowed element. Of its attributes only these are left. */
export interface RichElement {
  tag: string;
  children: RichNode[];
  /** Of a link that may be followed. */
  link?: SafeLink;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
}

/** Where the browser keeps its policy for markup, if it enforces one. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (source: string) => string },
  ): { createHTML(source: string): string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** Name of the Trusted Types policy, for the `trusted-types` directive of a content security policy. */
export const trustedTypesPolicy = 'aarambh-rich-text';

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Reads untrusted HTML and keeps what the allow-list has. The browser's parser works on a document of its own, where nothing runs or loads,
 * and the result is data: React makes the elements. No text is ever turned into markup of the page, so there is no
 * second parse that could read it differently.
 *
 * @param html as stored; more than 20,000 characters are cut off
 * @param base origin of the page, against which links are checked
 */
export function parseRichText(html: string, base: string): RichNode[] {
  const source = html.length > maxSourceLength ? `${html.slice(0, maxSourceLength)}…` : html;
  return readChildren(inertBody(source), base, 0);
}

/** The elements of a markup in a document of their own, where nothing runs or loads. They are read, never shown. */
export function inertBody(markup: string): HTMLElement {
  return new DOMParser().parseFromString(trusted(markup), 'text/html').body;
}

/** A browser that enforces Trusted Types takes markup from a policy only; this one's markup goes to the parser and nowhere else. */
function trusted(source: string): string {
  if (!window.trustedTypes) return source;
  policy ??= window.trustedTypes.createPolicy(trustedTypesPolicy, { createHTML: (markup) => markup });
  return policy.createHTML(source);
}

function readChildren(parent: Element, base: string, depth: number): RichNode[] {
  const nodes: RichNode[] = [];
  for (const child of parent.childNodes) {
    if (child instanceof Text) nodes.push(child.data);
    else if (child instanceof Element) nodes.push(...readElement(child, base, depth));
  }
  return nodes;
}

function readElement(element: Element, base: string, depth: number): RichNode[] {
  // `localName` of an element in another namespace may look allowed; only HTML elements are.
  const isHtml = element instanceof HTMLElement;
  const tag = element.localName;
  if (!isHtml || droppedTags.has(tag)) return [];
  if (depth >= maxDepth) return element.textContent ? [element.textContent] : [];
  const children = readChildren(element, base, depth + 1);
  if (!allowedTags.has(tag)) return children;

  const node: RichElement = { tag, children };
  const lang = element.getAttribute('lang');
  const dir = element.getAttribute('dir');
  if (lang !== null && /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(lang)) node.lang = lang;
  if (dir === 'ltr' || dir === 'rtl' || dir === 'auto') node.dir = dir;
  if (tag === 'a') {
    const link = safeLink(element.getAttribute('href') ?? '', base);
    // A link that leads nowhere it may lead is text.
    if (!element.hasAttribute('href') || !link) return children;
    node.link = link;
  }
  return [node];
}
