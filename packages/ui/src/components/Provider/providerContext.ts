import { createContext, useContext } from 'react';
import type { ComponentType, ComponentPropsWithRef } from 'react';

export type { Density, Theme } from '../../theme/themeScopes.ts';
export type Direction = 'ltr' | 'rtl';

/** What a router's link must accept: the attributes of `<a>`. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & {
  readonly href: string;
  readonly [attribute: `data-${string}`]: string | undefined;
};

/** What components know of the app around them. */
export type ProviderValue = {
  /** BCP 47 language tag, e.g. `en` or `hi`. */
  readonly locale: string;
  readonly direction: Direction;
  /** Renders links; a plain `<a>` without a router. */
  readonly LinkComponent: ComponentType<LinkComponentProps> | 'a';
  /** Goes to an address of the app, for things that are no links. Loads the page without a router. */
  readonly navigate: (href: string) => void;
};

export const ProviderContext = createContext<ProviderValue>({
  locale: 'en',
  direction: 'ltr',
  LinkComponent: 'a',
  navigate: (href) => globalThis.location.assign(href),
});

/** The language, the direction and the router of the app around the component. */
export function useProvider(): ProviderValue {
  return useContext(ProviderContext);
}

const rightToLeftLanguages = ['ar', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The direction in which a language is written; scripts given in the tag (`pa-Arab`) count. */
export function directionOf(locale: string): Direction {
  const [language = '', ...subtags] = locale.toLowerCase().split('-');
  if (subtags.includes('latn')) return 'ltr';
  return subtags.includes('arab') || rightToLeftLanguages.includes(language) ? 'rtl' : 'ltr';
}
