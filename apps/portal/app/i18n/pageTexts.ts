import type { TextArea } from './areas.ts';

const prerenderedAreas = ['public'] as const satisfies readonly TextArea[];

/** An area that a page is written with before any script runs. */
type PrerenderedArea = (typeof prerenderedAreas)[number];

/** What a prerendered route exports as its `handle`: the areas that its page is written with. */
export interface TextsHandle {
  readonly texts: readonly PrerenderedArea[];
}

const isTextsHandle = (handle: unknown): handle is TextsHandle =>
  typeof handle === 'object' && handle !== null && 'texts' in handle;

/** The areas of the routes that make up a page. */
export const areasOf = (matches: readonly { readonly handle: unknown }[]): readonly PrerenderedArea[] =>
  matches.flatMap(({ handle }) => (isTextsHandle(handle) ? handle.texts : []));

/** The attribute by which a page names the areas that it is written with, so that they are there before React takes it over. */
export const areaAttribute = 'data-texts';

/** The areas that the page at hand was written with. */
export const areasOfPage = (): readonly PrerenderedArea[] =>
  prerenderedAreas.filter((area) => document.querySelector(`link[${areaAttribute}="${area}"]`) !== null);
