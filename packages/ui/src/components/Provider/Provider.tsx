import { useContext, useMemo, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { isShadow, type Root } from '../../dom/roots.ts';
import { useRoot } from '../../hooks/useModalDialog.ts';
import { MessagesContext } from '../../messages/MessagesContext.ts';
import type { UiMessageOverrides } from '../../messages/MessagesContext.ts';
import { AnnounceContext, LiveRegions, createAnnouncerStore } from '../Announcer/index.ts';
import { ProviderContext, directionOf } from './providerContext.ts';
import type { Density, Direction, LinkComponentProps, Theme } from './providerContext.ts';

export type ProviderProps = {
  readonly children: ReactNode;
  /**
   * A fixed theme for the document, or inside another Provider for what this one holds. Without it the system's colour scheme and contrast
   * preferences decide.
   */
  readonly theme?: Theme;
  /** @default 'comfortable' */
  readonly density?: Density;
  /** BCP 47 language tag of the texts; with a country, `en-IN`, also how numbers and days are written. @default 'en' */
  readonly locale?: string;
  /** The language that the document says it is in, where it does not name the country of `locale`. @default `locale` */
  readonly lang?: string;
  /** Writing direction. @default what the locale is written in */
  readonly direction?: Direction;
  /** Texts in place of the English defaults: a whole language (`hi` from `@aarambh/ui/messages`) or single texts. */
  readonly messages?: UiMessageOverrides;
  /** The router's link. @default 'a' */
  readonly linkComponent?: ComponentType<LinkComponentProps>;
  /** The router's way to an address, for things that are no links. @default loads the page */
  readonly navigate?: (href: string) => void;
};

/**
 * Sets an attribute of `<html>`, or of the host of a shadow root, and puts the former value back. A server that knows the value writes it
 * itself.
 */
function useRootAttribute(root: Root | undefined, name: string, value: string | undefined): void {
  useClientLayoutEffect(() => {
    if (root === undefined || value === undefined) return undefined;
    const element = isShadow(root) ? root.host : root.documentElement;
    const before = element.getAttribute(name);
    element.setAttribute(name, value);
    return () => {
      if (before === null) element.removeAttribute(name);
      else element.setAttribute(name, before);
    };
  }, [root, name, value]);
}

/**
 * Goes around an app once: theme, density, language and direction of the document, the texts of the components, the
 * router's link, and the live regions of the page. In a shadow root its host takes the place of the document. Inside another Provider it changes language, texts and links of what it
 * holds, its theme and density too by a `div` around it, and leaves the document to the outer one.
 */
export function Provider({
  children,
  theme,
  density,
  locale,
  lang,
  direction,
  messages,
  linkComponent,
  navigate,
}: ProviderProps) {
  const outer = useContext(ProviderContext);
  const outerMessages = useContext(MessagesContext);
  const outerAnnounce = useContext(AnnounceContext);
  const isOutermost = outerAnnounce === undefined;
  const [announcer] = useState(createAnnouncerStore);
  const placeRef = useRef<HTMLTemplateElement>(null);
  const root = useRoot(placeRef);
  useClientLayoutEffect(() => {
    // The library looks for the focus in the document alone otherwise, and makes the host inert with the page around it.
    if (isShadow(root)) enableShadowDOM();
  }, [root]);

  const value = useMemo(
    () => ({
      locale: locale ?? outer.locale,
      direction: direction ?? (locale === undefined ? outer.direction : directionOf(locale)),
      LinkComponent: linkComponent ?? outer.LinkComponent,
      navigate: navigate ?? outer.navigate,
    }),
    [locale, direction, linkComponent, navigate, outer],
  );

  const look = isShadow(root) ? 'data-host' : 'data';
  useRootAttribute(root, `${look}-theme`, isOutermost ? theme : undefined);
  useRootAttribute(root, `${look}-density`, isOutermost ? density : undefined);
  useRootAttribute(root, 'lang', isOutermost ? (lang ?? value.locale) : undefined);
  useRootAttribute(root, 'dir', isOutermost ? value.direction : undefined);

  const isSection = !isOutermost && (theme !== undefined || density !== undefined);
  const held = isSection ? (
    <div data-theme={theme} data-density={density}>
      {children}
    </div>
  ) : (
    children
  );

  return (
    <ProviderContext.Provider value={value}>
      <MessagesContext.Provider value={messages ?? outerMessages}>
        <AnnounceContext.Provider value={outerAnnounce ?? announcer.announce}>
          <template ref={placeRef} />
          {held}
          {isOutermost && <LiveRegions store={announcer} />}
        </AnnounceContext.Provider>
      </MessagesContext.Provider>
    </ProviderContext.Provider>
  );
}
