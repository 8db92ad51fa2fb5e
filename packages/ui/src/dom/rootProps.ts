import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * What a component hands on to its root element beside its own props: `className`, `style`, `ref`, `data-*`, `aria-*` and every
 * other attribute of that element. A component spreads them on the root first, so that what it says itself stands.
 *
 * @typeParam Tag the root element.
 * @typeParam Own attributes that the component answers for itself and does not take.
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'children' | 'dangerouslySetInnerHTML' | Own
>;
