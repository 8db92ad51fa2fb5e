import type { SideMenuItem } from '@aarambh/ui/SideMenu';

/** A screen that the person may open. */
export interface Place {
  readonly title: string;
  readonly href: string;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLocaleLowerCase();

/** The screens of the menu whose names have a word that begins with the text, in the order of their names. */
export function placesFor(items: readonly SideMenuItem[], text: string): readonly Place[] {
  const wanted = plain(text.trim());
  if (wanted === '') return [];
  return items
    .flatMap(({ label, href }) => (href === undefined ? [] : [{ title: label, href }]))
    .filter(({ title }) => ` ${plain(title)}`.includes(` ${wanted}`))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}
