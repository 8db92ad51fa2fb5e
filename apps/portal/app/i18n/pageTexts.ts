import type { TextNamespace } from './namespaces.ts';

const prerenderedNamespaces = ['public'] as const satisfies readonly TextNamespace[];

/** A namespace that a page is prerendered with. */
type PrerenderedNamespace = (typeof prerenderedNamespaces)[number];

/** What a prerendered route exports as its `handle`: the namespaces that its page is written with. */
export interface TextsHandle {
  readonly texts: readonly PrerenderedNamespace[];
}

const isTextsHandle = (handle: unknown): handle is TextsHandle =>
  typeof handle === 'object' && handle !== null && 'texts' in handle;

/** The namespaces of the routes that make up a page. */
export const namespacesOf = (
  matches: readonly { readonly handle: unknown }[],
): readonly PrerenderedNamespace[] =>
  matches.flatMap(({ handle }) => (isTextsHandle(handle) ? handle.texts : []));

/** The attribute by which a page names the namespaces that it is written with, so that they are there before React takes it over. */
export const namespaceAttribute = 'data-texts';

/** The namespaces that the page at hand was written with. */
export const namespacesOfPage = (): readonly PrerenderedNamespace[] =>
  prerenderedNamespaces.filter(
    (namespace) => document.querySelector(`link[${namespaceAttribute}="${namespace}"]`) !== null,
  );
