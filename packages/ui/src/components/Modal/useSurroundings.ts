import { useRef, useState, type RefObject } from 'react';
import { topModalDialog } from '../../dom/modalDialogs.ts';
import { isShadow, rootOf } from '../../dom/roots.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';

/** What an element says of all that it holds: how it looks, and in which language and direction it is written. */
const inherited = ['data-theme', 'data-density', 'data-brand', 'lang', 'dir'] as const;

type Surroundings = Readonly<Partial<Record<(typeof inherited)[number], string>>>;

/** What the elements around a place say, without `html`, which holds everything. */
function readSurroundings(place: Element): Surroundings {
  return Object.fromEntries(
    inherited.flatMap((name) => {
      const value = place.closest(`[${name}]:not(html)`)?.getAttribute(name);
      return value == null ? [] : [[name, value]];
    }),
  );
}

const isSame = (one: Surroundings | undefined, other: Surroundings | undefined): boolean =>
  one === other || (!!one && !!other && inherited.every((name) => one[name] === other[name]));

/**
 * Where what covers the page is drawn: in the native modal `dialog` that is open, for the rest of the page is inert, or in the shadow root,
 * whose styles it needs. Nothing for the end of the document.
 */
function parentFor(place: Element): ParentNode | null {
  const root = rootOf(place);
  return topModalDialog(root) ?? (isShadow(root) ? root : null);
}

/**
 * Reads the look and the language of the part of the page that something is written in, for what is drawn at the end of the document.
 *
 * @returns the ref of an element in that part, what to write on what is drawn elsewhere, and where that is: nothing until that element is
 * there
 */
export function useSurroundings(): {
  placeRef: RefObject<HTMLTemplateElement | null>;
  surroundings: Surroundings | undefined;
  parent: ParentNode | null | undefined;
} {
  const placeRef = useRef<HTMLTemplateElement>(null);
  const [surroundings, setSurroundings] = useState<Surroundings>();
  const [parent, setParent] = useState<ParentNode | null>();
  // After each rendering: a theme may change while a dialog is open, by a switch in it.
  useClientLayoutEffect(() => {
    const place = placeRef.current;
    const next = place ? readSurroundings(place) : undefined;
    // What opens over it later covers it, and does not take it along.
    setParent((before) => {
      if (!place) return undefined;
      return before === undefined ? parentFor(place) : before;
    });
    setSurroundings((before) => (isSame(before, next) ? before : next));
  });
  return { placeRef, surroundings, parent };
}
