/**
 * What a notification may contain: text and its emphasis, lists, quotations, two levels of heading and links. Nothing that loads,
 * styles, names or submits anything, so that a message can neither call home nor dress itself up as the page around it.
 */
export const allowedTags: ReadonlySet<string> = new Set([
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'span',
  'h3',
  'h4',
  'blockquote',
  'code',
]);

/** Elements whose content is not text to read: they go with everything inside, other unknown elements leave their text. */
export const droppedTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'title',
  'head',
  'textarea',
  'select',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'audio',
  'video',
  'canvas',
  'frameset',
]);

/** Longest source that is read, in UTF-16 units; the rest is left out, with an ellipsis. */
export const maxSourceLength = 20_000;

/** Deepest nesting of elements that is kept; below it only text is. Thousands of nested lists cost seconds to lay out. */
export const maxDepth = 50;

/** Where a link may lead, and whether that is another site. */
export interface SafeLink {
  href: string;
  /** Host of the other site, `undefined` within the portal. */
  externalHost?: string;
}

/**
 * The address of a link if it may be followed: a path of this site, or https elsewhere. Everything else (other schemes, a name and
 * password in the address, an empty text or one that is no address) gives `undefined`, and the link is shown as plain text.
 *
 * @param value the `href` as written by the author
 * @param base the page's own origin, for example `https://portal.example`
 */
export function safeLink(value: string, base: string): SafeLink | undefined {
  const site = parseUrl(base);
  const text = value.trim();
  const url = parseUrl(text, base);
  // An empty text would lead to the page itself.
  if (text === '' || !site || !url || url.username || url.password) return undefined;
  if (url.origin === site.origin && (url.protocol === 'https:' || url.protocol === 'http:')) {
    const path = url.pathname + url.search + url.hash;
    // A path that starts with two slashes would be read as the name of another host.
    return { href: path.startsWith('//') ? url.href : path };
  }
  return url.protocol === 'https:' ? { href: url.href, externalHost: url.host } : undefined;
}

function parseUrl(value: string, base?: string): URL | undefined {
  return URL.canParse(value, base) ? new URL(value, base) : undefined;
}
