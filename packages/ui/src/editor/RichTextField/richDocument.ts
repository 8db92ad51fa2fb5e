/** What can be written in the editor, and how it is read from HTML and written to it. */
import {
  DOMParser as DocumentParser,
  Fragment,
  Schema,
  Slice,
  type Mark,
  type Node,
} from 'prosemirror-model';
import { droppedTags } from '../../components/RichText/allowList.ts';
import { inertBody, parseRichText, type RichNode } from '../../components/RichText/parse.ts';
import { makeLists } from './wordLists.ts';

/** Paragraphs, small headings, two kinds of list, two kinds of emphasis and line breaks. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      marks: '',
      defining: true,
      parseDOM: [{ tag: 'h3' }, { tag: 'h4' }],
      toDOM: () => ['h3', 0],
    },
    bulletList: { group: 'block', content: 'item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    numberedList: { group: 'block', content: 'item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    lineBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

/** Reads HTML from anywhere: it goes through the same allow-list as what is shown; of other markup the words are left. */
export function readDocument(html: string): Node {
  const root = document.createElement('div');
  root.append(...parseRichText(html, location.origin).map(elementOf));
  return DocumentParser.fromSchema(schema).parse(root);
}

/** Longest markup that is looked at for lists: Word writes its style sheet into each copy. */
const maxPasted = 1_000_000;

/** What is left of another page: its words, in paragraphs and lists. */
const plain = new DocumentParser(schema, [
  { tag: 'p', node: 'paragraph' },
  { tag: 'ul', node: 'bulletList' },
  { tag: 'ol', node: 'numberedList' },
  { tag: 'li', node: 'item' },
  { tag: 'br', node: 'lineBreak' },
]);

/** The words and lists of markup from the clipboard; undefined where it has no list, and its plain text says as much. */
export function readLists(html: string): Slice | undefined {
  if (html.length > maxPasted || !/<li[\s>]|mso-list/i.test(html)) return undefined;
  const body = inertBody(html);
  for (const each of body.querySelectorAll([...droppedTags].join())) each.remove();
  const hasLists = makeLists(body) || body.querySelector('li') !== null;
  if (!hasLists) return undefined;
  const content = withoutSeams(plain.parse(body).content);
  const openAt = (block: Node | null): number => (block?.type === schema.nodes.paragraph ? 1 : 0);
  return new Slice(content, openAt(content.firstChild), openAt(content.lastChild));
}

/** Lists that follow each other as one: on the web, Word makes a list of each entry. Paragraphs without words go. */
function withoutSeams(blocks: Fragment): Fragment {
  const joined: Node[] = [];
  blocks.forEach((block) => {
    const last = joined.at(-1);
    if (block.isTextblock && block.textContent.trim() === '') return;
    if (last !== undefined && last.type === block.type && !block.isTextblock) {
      joined[joined.length - 1] = last.copy(last.content.append(block.content));
    } else joined.push(block);
  });
  return Fragment.from(joined);
}

function elementOf(node: RichNode): globalThis.Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tag);
  element.append(...node.children.map(elementOf));
  return element;
}

/** The HTML of a document; a document without a character is the empty text. */
export function writeDocument(doc: Node): string {
  return doc.textContent.trim() === '' ? '' : contentHTML(doc);
}

/** How many characters a reader sees. */
export const lengthOf = (doc: Node): number => Array.from(doc.textContent).length;

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  heading: 'h3',
  bulletList: 'ul',
  numberedList: 'ol',
  item: 'li',
};

function contentHTML(parent: Node): string {
  let html = '';
  parent.forEach((child) => {
    html += nodeHTML(child);
  });
  return html;
}

function nodeHTML(node: Node): string {
  if (node.isText) return node.marks.reduceRight(marked, escaped(node.text ?? ''));
  if (node.type === schema.nodes.lineBreak) return '<br>';
  const tag = tags[node.type.name] ?? 'p';
  const only = node.type === schema.nodes.item && node.childCount === 1 ? node.firstChild : null;
  return `<${tag}>${contentHTML(only ?? node)}</${tag}>`;
}

function marked(html: string, { type }: Mark): string {
  const tag = type === schema.marks.bold ? 'strong' : 'em';
  return `<${tag}>${html}</${tag}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
