/** Text that is formatted with a few marks, and the HTML that is stored of it. */

/**
 * The HTML of a text that people write plainly with a few marks: an empty line begins a paragraph, `- ` and `1. ` begin items of a list,
 * `**bold**`, `_italic_` and `[words](address)`. Nothing else becomes markup; the server sanitises it again.
 */
export function htmlOfMarks(text: string): string {
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
  for (const line of block.split('\n').map((each) => each.trim())) {
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
  return emphasised(
    escaped(line)
      .replaceAll(/\[([^[\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>')
      .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>'),
  );
}

/** Words between two underscores that stand inside no word and no address. */
function emphasised(line: string): string {
  const parts = line.split('_');
  let html = parts[0] ?? '';
  let at = 1;
  while (at < parts.length) {
    const [before = '', words = '', after] = parts.slice(at - 1, at + 2);
    const isBegin = !/[\p{L}\p{N}/]$/u.test(before) && (before !== '' || at === 1);
    const isEnd =
      after !== undefined && !/^[\p{L}\p{N}]/u.test(after) && (after !== '' || at + 2 === parts.length);
    if (words !== '' && isBegin && isEnd) {
      html += `<i>${words}</i>${after}`;
      at += 2;
    } else {
      html += `_${words}`;
      at += 1;
    }
  }
  return html;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
  '#39': "'",
};

/** The text that `htmlOfMarks` makes this HTML of, so that it can be edited. Of other markup the words are left. */
export function marksOfHTML(html: string): string {
  const lists: { isNumbered: boolean; items: number }[] = [];
  const addresses: string[] = [];
  let text = '';
  const [first = '', ...rest] = html.split('<');
  text += unescaped(first);
  for (const part of rest) {
    const end = part.indexOf('>');
    const tag = part.slice(0, end).toLowerCase();
    const name = /^\/?[a-z0-9]*/.exec(tag)?.[0] ?? '';
    text += name.startsWith('/') ? endMark(name.slice(1)) : startMark(name, part.slice(0, end));
    text += unescaped(part.slice(end + 1));
  }
  return text.replaceAll(/\n{3,}/g, '\n\n').trim();

  function startMark(tag: string, attributes: string): string {
    if (tag === 'br') return '\n';
    if (tag === 'p' && lists.length === 0) return '\n\n';
    if (tag === 'ul' || tag === 'ol') {
      lists.push({ isNumbered: tag === 'ol', items: 0 });
      return '\n\n';
    }
    const list = lists.at(-1);
    if (tag === 'li' && list !== undefined) {
      list.items += 1;
      return list.isNumbered ? `\n${list.items}. ` : '\n- ';
    }
    if (tag !== 'a') return inlineMark(tag);
    addresses.push(unescaped(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''));
    return '[';
  }

  function endMark(tag: string): string {
    if (tag === 'p') return lists.length === 0 ? '\n\n' : '';
    if (tag === 'ul' || tag === 'ol') {
      lists.pop();
      return '\n\n';
    }
    return tag === 'a' ? `](${addresses.pop() ?? ''})` : inlineMark(tag);
  }
}

/** The characters of HTML that are read: without its tags, nothing between blocks. */
export function wordsOfHTML(html: string): string {
  const [first = '', ...rest] = html.split('<');
  return unescaped(first) + rest.map((part) => unescaped(part.slice(part.indexOf('>') + 1))).join('');
}

const inlineMark = (tag: string): string =>
  ['b', 'strong'].includes(tag) ? '**' : ['i', 'em'].includes(tag) ? '_' : '';

function unescaped(text: string): string {
  return text.replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole);
}
