import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { createElement, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import * as en from '../../messages/english/richText.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useProvider } from '../Provider/index.ts';
import { parseRichText, type RichElement, type RichNode } from './parse.ts';
import * as styles from './RichText.css.ts';

/** Props of {@link RichText}. */
export interface RichTextProps extends RootProps<'div'> {
  /** HTML from anywhere: it is treated as hostile, also when it has been sanitised before. */
  html: string;
  /**
   * Level of the `<h3>`s in it in the page's outline; `<h4>`s are one below.
   * @default 3
   */
  headingLevel?: 3 | 4 | 5;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['richText']>;
}

/**
 * HTML that somebody else wrote, as the notifications have it: text with emphasis, lists, quotations, headings and links. Everything else
 * is left out, with its text where that can be read. Links lead to a path of this site, or by https to another one, whose name
 * is then shown. The browser parses it, so on the server, and in the first render after it, nothing is shown.
 */
export const RichText = withRef(function RichText({
  html,
  headingLevel = 3,
  messages: overrides,
  className,
  ...rest
}: RichTextProps): ReactNode {
  const { opensSite } = useMessages('richText', en.richText, overrides);
  const { LinkComponent } = useProvider();
  const origin = useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => undefined,
  );
  const nodes = useMemo(() => (origin === undefined ? [] : parseRichText(html, origin)), [html, origin]);

  const draw = (node: RichNode, index: number): ReactNode => {
    if (typeof node === 'string') return node;
    const { tag, children, link, lang, dir } = node;
    const shared = { key: index, lang, dir };
    const content = children.map(draw);
    if (tag === 'br') return <br key={index} />;
    if (!link) return createElement(elementFor(node, headingLevel), shared, ...content);
    if (link.externalHost === undefined) {
      return (
        <LinkComponent {...shared} key={index} href={link.href} className={styles.link}>
          {content}
        </LinkComponent>
      );
    }
    return (
      <a {...shared} key={index} href={link.href} rel="noopener noreferrer nofollow" className={styles.link}>
        {content} <span className={styles.host}>{opensSite({ host: link.externalHost })}</span>
      </a>
    );
  };
  return (
    <div {...rest} className={classNames(styles.root, className)} data-component="RichText">
      {nodes.map(draw)}
    </div>
  );
});

function elementFor({ tag }: RichElement, headingLevel: number): string {
  if (tag === 'h3') return `h${headingLevel}`;
  if (tag === 'h4') return `h${headingLevel + 1}`;
  return tag;
}
