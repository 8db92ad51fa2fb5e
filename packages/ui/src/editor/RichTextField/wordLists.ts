/**
 * Lists that Word puts on the clipboard: each entry is a paragraph that says by its style which list and level it is of, and whose mark is a text
 * in it. They are made lists.
 */

/** Which list a paragraph is of and how deep, as Word writes it: `mso-list: l0 level1 lfo1`. */
const place = /mso-list:\s*l(\d+)\s+level(\d+)/i;

/** What stands before an entry of a numbered list: `1.`, `a)`, `(iv)`. Everything else is a bullet. */
const number = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Deeper than this no list goes, whatever the clipboard says. */
const deepest = 6;

/**
 * Makes lists of the paragraphs that are entries.
 *
 * @param body of a document of its own; it is changed
 * @returns whether there was one
 */
export function makeLists(body: HTMLElement): boolean {
  const entries = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')].filter(
    (each) => placeOf(each) !== undefined,
  );
  // Open lists, from the outermost, and the element that the next entry has to follow.
  let open: HTMLElement[] = [];
  let before: Element | null = null;
  for (const entry of entries) {
    const level = placeOf(entry) ?? 1;
    const tag = takeMark(entry);
    // The one before was moved into its list by now, so that its list stands before this one.
    const isNext = before !== null && entry.previousElementSibling === before;
    open = isNext ? open.slice(0, level) : [];
    if (open.length === level && open.at(-1)?.localName !== tag) open = level === 1 ? [] : open.slice(0, -1);
    while (open.length < level) {
      const list = body.ownerDocument.createElement(open.length === level - 1 ? tag : 'ul');
      const outer = open.at(-1);
      if (outer === undefined) entry.before(list);
      else (outer.lastElementChild ?? outer.appendChild(body.ownerDocument.createElement('li'))).append(list);
      open = [...open, list];
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...entry.childNodes);
    open.at(-1)?.append(item);
    entry.remove();
    before = open[0] ?? null;
  }
  return entries.length > 0;
}

/** The level of an entry, from 1; undefined for what is none. */
function placeOf(paragraph: Element): number | undefined {
  const [, , level] = place.exec(paragraph.getAttribute('style') ?? '') ?? [];
  return level === undefined ? undefined : Math.min(Math.max(Number(level), 1), deepest);
}

/** Takes the mark out of an entry. Which kind of list has such marks. */
function takeMark(entry: Element): 'ol' | 'ul' {
  const marks = [...entry.querySelectorAll('[style]')].filter((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
  );
  const [mark] = marks;
  const isNumber = number.test((mark?.textContent ?? '').trim());
  for (const each of marks) each.remove();
  return isNumber ? 'ol' : 'ul';
}
