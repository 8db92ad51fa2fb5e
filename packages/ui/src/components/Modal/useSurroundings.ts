import { useRef, useState, type RefObject } from 'react';
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
 * Reads the look and the language of the part of the page that something is written in, for what is drawn at the end of the document.
 *
 * @returns the ref of an element in that part, and what to write on what is drawn elsewhere: nothing until that element is there
 */
export function useSurroundings(): {
  placeRef: RefObject<HTMLTemplateElement | null>;
  surroundings: Surroundings | undefined;
} {
  const placeRef = useRef<HTMLTemplateElement>(null);
  const [surroundings, setSurroundings] = useState<Surroundings>();
  // After each rendering: a theme may change while a dialog is open, by a switch in it.
  useClientLayoutEffect(() => {
    const next = placeRef.current ? readSurroundings(placeRef.current) : undefined;
    setSurroundings((before) => (isSame(before, next) ? before : next));
  });
  return { placeRef, surroundings };
}
