import type { TextArea } from './areas.ts';

/** What a prerendered route exports as its `handle`: the areas that its page is written with. */
export interface TextsHandle {
  readonly texts: readonly TextArea[];
}

const isTextsHandle = (handle: unknown): handle is TextsHandle =>
  typeof handle === 'object' && handle !== null && 'texts' in handle;

/** The areas of the routes that make up a page. */
export const areasOf = (matches: readonly { readonly handle: unknown }[]): readonly TextArea[] =>
  matches.flatMap(({ handle }) => (isTextsHandle(handle) ? handle.texts : []));

/** The attribute by which a page names the areas that it is written with, so that they are there before React takes it over. */
export const areaAttribute = 'data-texts';

/** The areas that the page at hand was written with. */
export const areasOfPage = (): readonly TextArea[] =>
  [...document.querySelectorAll(`link[${areaAttribute}]`)].map(
    // The prerender wrote it.
    (link) => link.getAttribute(areaAttribute) as TextArea,
  );
