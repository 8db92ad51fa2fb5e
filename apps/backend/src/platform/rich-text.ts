/**
 * HTML that people write: descriptions, terms, notifications. What of it is kept is written anew, token by token, so that it takes time in
 * proportion to its length whatever it is: the tree that a browser would make of it can be far larger.
 */
import { safeAddress } from '@aarambh/forms';
import { Tokenizer, TokenizerMode, type Token } from 'parse5';

/** Elements that may be written. The first name of a row is the one it comes with. */
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

const blocks: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li']);
const lists: ReadonlySet<string> = new Set(['ul', 'ol']);

/** Elements whose content is no text to read, and how it is told from what follows. Other unknown elements leave their text. */
const dropped: ReadonlyMap<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = new Map([
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ...['title', 'textarea'].map((name) => [name, TokenizerMode.RCDATA] as const),
  ...['template', 'object', 'svg', 'math', 'head', 'select', 'audio', 'video', 'canvas', 'frameset'].map(
    (name) => [name, TokenizerMode.DATA] as const,
  ),
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

const drawings: ReadonlySet<string> = new Set(['svg', 'math']);

/** Deepest nesting of elements; below it only text is kept. */
const maxDepth = 20;

/** Longest source that is read, in UTF-16 units: more than the longest that may be sent becomes when it is written out. */
const maxSource = 200_000;

/** What is left once everything is taken out that may not be written. */
export interface RichText {
  html: string;
  /** How many characters a person sees. */
  visible: number;
}

/** Keeps what the allow-list has, as it is written out here and not as it came. What was kept once is kept as it is. */
export function sanitise(source: string): RichText {
  const writer = new Writer();
  writer.read(source.slice(0, maxSource));
  return { html: writer.html, visible: Array.from(writer.text.replaceAll(/\s+/g, ' ').trim()).length };
}

/** As plain text: paragraphs and points on lines of their own. */
export function plainText(source: string): string {
  return sanitise(source)
    .html.replaceAll(/<br>|<\/(?:p|li)>/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (name) => characters.get(name) ?? name)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const names: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

const characters: ReadonlyMap<string, string> = new Map(
  [...names].map(([character, name]) => [name, character]),
);

/** Text as it must be written inside HTML content. */
export function escapeHTML(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => names.get(character) ?? character);
}

/** Writes what may be kept of the tokens that it is given, with every element closed in the one that it was opened in. */
class Writer {
  html = '';
  text = '';
  readonly #open: string[] = [];
  /** The element whose content is left out, and how many of its name are open in it. */
  #skipped: { name: string; depth: number } | undefined;
  readonly #tokenizer = new Tokenizer(
    {},
    {
      onStartTag: (token) => this.#start(token),
      onEndTag: (token) => this.#end(token),
      onCharacter: ({ chars }) => this.#write(chars),
      onWhitespaceCharacter: ({ chars }) => this.#write(chars),
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof: () => undefined,
    },
  );

  read(source: string): void {
    this.#tokenizer.write(source, true);
    this.#closeDownTo(0);
  }

  #start({ tagName, attrs, selfClosing }: Token.TagToken): void {
    const mode = dropped.get(tagName);
    // Others than these are open whatever their tag says.
    if (selfClosing && drawings.has(tagName)) return;
    if (mode !== undefined) this.#tokenizer.state = mode;
    if (this.#skipped !== undefined) {
      if (this.#skipped.name === tagName) this.#skipped.depth += 1;
      return;
    }
    if (mode !== undefined) {
      this.#skipped = { name: tagName, depth: 1 };
      return;
    }
    const name = written.get(tagName);
    if (name === 'br') this.html += '<br>';
    else if (name === 'a') this.#openLink(attrs);
    else if (name !== undefined) this.#openElement(name);
  }

  #openLink(attrs: readonly Token.Attribute[]): void {
    this.#close('a');
    const href = attrs.find(({ name }) => name === 'href');
    const address = href === undefined ? null : safeAddress(href.value);
    if (address !== null) this.#push('a', ` href="${escapeHTML(address)}"`);
  }

  /** A paragraph ends the one before, a point the one before it in its list, and both end what stands out in a line. */
  #openElement(name: string): void {
    if (blocks.has(name)) {
      const around = this.#open.findLastIndex((each) => lists.has(each) || each === 'li');
      const isPointInPoint = name === 'li' && this.#open[around] === 'li';
      this.#closeDownTo(isPointInPoint ? around : around + 1);
    }
    this.#push(name);
  }

  #push(name: string, attributes = ''): void {
    if (this.#open.length >= maxDepth) return;
    this.#open.push(name);
    this.html += `<${name}${attributes}>`;
  }

  #end({ tagName }: Token.TagToken): void {
    if (this.#skipped !== undefined) {
      if (this.#skipped.name !== tagName) return;
      this.#skipped.depth -= 1;
      if (this.#skipped.depth === 0) this.#skipped = undefined;
      return;
    }
    const name = written.get(tagName);
    if (name === 'br') this.html += '<br>';
    else if (name !== undefined) this.#close(name);
  }

  /** Closes the innermost element of this name, unless it is open outside of what it cannot end. */
  #close(name: string): void {
    const at = this.#open.lastIndexOf(name);
    const isWithin = (inner: string): boolean =>
      lists.has(name) ||
      (blocks.has(name) ? !lists.has(inner) && (name === 'li' || inner !== 'li') : !blocks.has(inner));
    if (at >= 0 && this.#open.slice(at + 1).every(isWithin)) this.#closeDownTo(at);
  }

  #closeDownTo(depth: number): void {
    while (this.#open.length > depth) this.html += `</${this.#open.pop()}>`;
  }

  #write(chars: string): void {
    if (this.#skipped !== undefined) return;
    // A carriage return would be read as a line feed the next time.
    this.html += escapeHTML(chars.replaceAll('\r', '\n'));
    this.text += chars;
  }
}
