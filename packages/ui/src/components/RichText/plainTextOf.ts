import { parseRichText, type RichNode } from './parse.ts';

/**
 * The words of somebody's HTML without its markup, for names and previews. In the browser only.
 * @param html from anywhere
 * @param maxLength in characters; a longer text ends with an ellipsis, after a whole word if there is one
 */
export function plainTextOf(html: string, maxLength: number): string {
  const text = parseRichText(html, location.origin).map(wordsOf).join('').replaceAll(/\s+/g, ' ').trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const space = cut.lastIndexOf(' ');
  return `${space > maxLength / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Elements that run on within a line; what is in any other stands apart. */
const inline = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'span', 'code']);

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node;
  const words = node.children.map(wordsOf).join('');
  return inline.has(node.tag) ? words : ` ${words} `;
}
