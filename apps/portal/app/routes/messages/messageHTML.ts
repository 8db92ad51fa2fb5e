/**
 * The HTML of a message that staff write as plain text with a few marks: an empty line begins a paragraph, `- ` and `1. ` begin items of a list,
 * `**bold**`, `_italic_` and `[words](address)`. Nothing else becomes markup; the server sanitises it again.
 */
export function messageHTML(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockHTML)
    .join('');
}

const bullet = /^[-*] +/;
const number = /^\d{1,3}[.)] +/;

/** Lines of one kind after each other make one list or one paragraph. */
function blockHTML(block: string): string {
  const groups: { kind: 'ul' | 'ol' | 'p'; lines: string[] }[] = [];
  for (const line of block.split('\n')) {
    const kind = bullet.test(line) ? 'ul' : number.test(line) ? 'ol' : 'p';
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups
    .map(({ kind, lines }) => {
      if (kind === 'p') return `<p>${lines.map(lineHTML).join('<br>')}</p>`;
      const mark = kind === 'ul' ? bullet : number;
      return `<${kind}>${lines.map((line) => `<li>${lineHTML(line.replace(mark, ''))}</li>`).join('')}</${kind}>`;
    })
    .join('');
}

function lineHTML(line: string): string {
  return escaped(line)
    .replaceAll(/\[([^[\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replaceAll(/(?<![\p{L}\p{N}_/])_([^_]+)_(?![\p{L}\p{N}_])/gu, '<i>$1</i>');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
