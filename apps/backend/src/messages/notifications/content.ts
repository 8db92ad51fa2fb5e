/** The HTML of notifications: what of it is kept, when it is written and again when it is read. */
import { safeAddress } from '@aarambh/forms';
import {
  defaultTreeAdapter as tree,
  html as names,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';

/** Elements that a notification may have. The first name of a row is the one it is written with. */
const written: ReadonlyMap<string, string> = new Map([
  ['p', 'p'],
  ['br', 'br'],
  ['b', 'b'],
  ['strong', 'b'],
  ['i', 'i'],
  ['em', 'i'],
  ['ul', 'ul'],
  ['ol', 'ol'],
  ['li', 'li'],
  ['a', 'a'],
]);

/** Elements whose content is no text to read. Other unknown ones leave their text. */
const dropped = new Set(
  (
    'script style template noscript iframe object embed svg math title head textarea select xmp noembed noframes plaintext ' +
    'audio video canvas frameset'
  ).split(' '),
);

/** Deepest nesting of elements; below it only text is kept. */
const maxDepth = 20;

/** Longest source that is read, in UTF-16 units. */
const maxSource = 20_000;

/** What a notification looks like once everything is taken out that it may not contain. */
export interface SanitisedContent {
  html: string;
  /** How many characters a person sees. */
  visible: number;
}

/** Keeps what the allow-list has, as it is written out here and not as it came. */
export function sanitise(source: string): SanitisedContent {
  const fragment = parseFragment(source.slice(0, maxSource));
  const html = writeChildren(fragment, 0);
  const text = textOf(fragment).replaceAll(/\s+/g, ' ').trim();
  return { html, visible: Array.from(text).length };
}

/** Stored content as it may leave the server. It was sanitised when it was written; other ways in may come. */
export function shownContent(stored: string): string {
  return sanitise(stored).html;
}

/** Stored content as plain text: paragraphs and points on lines of their own. */
export function plainText(stored: string): string {
  const lines = sanitise(stored).html.replaceAll(/<br>|<\/(?:p|li)>/g, '$&\n');
  return textOf(parseFragment(lines))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A stored call to action, or null when it is no address that may be followed. */
export function shownLink(stored: string | null): string | null {
  return stored === null ? null : safeAddress(stored);
}

/** Text as it must be written inside HTML content. */
export function escapeHTML(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function writeChildren(parent: Tree.ParentNode, depth: number): string {
  return tree
    .getChildNodes(parent)
    .map((node) => {
      // A carriage return would be read as a line feed the next time.
      if (tree.isTextNode(node)) return escapeHTML(node.value.replaceAll('\r', '\n'));
      return tree.isElementNode(node) ? writeElement(node, depth) : '';
    })
    .join('');
}

function writeElement(element: Tree.Element, depth: number): string {
  if (!isReadable(element)) return '';
  if (depth >= maxDepth) return escapeHTML(textOf(element).replaceAll('\r', '\n'));
  const content = writeChildren(element, depth + 1);
  const name = written.get(element.tagName);
  if (name === undefined) return content;
  if (name === 'br') return '<br>';
  if (name !== 'a') return `<${name}>${content}</${name}>`;
  const href = element.attrs.find((each) => each.name === 'href' && each.namespace === undefined);
  const address = href === undefined ? null : safeAddress(href.value);
  return address === null ? content : `<a href="${escapeHTML(address)}">${content}</a>`;
}

/** Whether an element is of HTML, and has content to read. */
function isReadable(element: Tree.Element): boolean {
  return element.namespaceURI === names.NS.HTML && !dropped.has(element.tagName);
}

/** Not by recursion: thousands of elements may stand in each other. */
function textOf(root: Tree.ParentNode): string {
  const waiting: Tree.ChildNode[] = [...tree.getChildNodes(root)].toReversed();
  let text = '';
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (tree.isTextNode(node)) text += node.value;
    else if (tree.isElementNode(node) && isReadable(node))
      waiting.push(...tree.getChildNodes(node).toReversed());
  }
  return text;
}
