/** What can be written in the editor, and how it is read from HTML and written to it. */
import { DOMParser as DocumentParser, Schema, type Mark, type Node } from 'prosemirror-model';
import { parseRichText, type RichNode } from '../../components/RichText/parse.ts';

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
