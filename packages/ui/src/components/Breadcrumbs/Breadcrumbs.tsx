import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import * as en from '../../messages/english/breadcrumbs.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useProvider } from '../Provider/index.ts';
import type { Crumb } from './crumbsFromPath.ts';
import * as styles from './Breadcrumbs.css.ts';

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps extends RootProps<'nav', 'aria-label'> {
  /** From the start of the site to this page; `crumbsFromPath` makes them from an address. The last one is this page. */
  items: readonly Crumb[];
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['breadcrumbs']>;
}

/**
 * Where the page lies in the site. The last crumb is the page itself: text, no link. A trail that takes more than two lines is cut to its first
 * and last crumb, with a button that brings the others back.
 */
export const Breadcrumbs = withRef(function Breadcrumbs({
  items,
  messages: overrides,
  className,
  ...rest
}: BreadcrumbsProps): ReactNode {
  const messages = useMessages('breadcrumbs', en.breadcrumbs, overrides);
  const listRef = useRef<HTMLOListElement>(null);
  const trail = items.map(({ id }) => id).join('\n');
  const { isCut, showAll } = useCut(listRef, trail);

  return (
    <nav
      {...rest}
      aria-label={messages.label}
      className={classNames(styles.root, className)}
      data-component="Breadcrumbs"
    >
      <ol ref={listRef} className={styles.list} data-cut={isCut || undefined}>
        {items.map((crumb, index) => (
          <Fragment key={crumb.id}>
            <li className={styles.crumb} data-middle={(index > 0 && index < items.length - 1) || undefined}>
              <CrumbText crumb={crumb} isLast={index === items.length - 1} />
            </li>
            {index === 0 && isCut && (
              <li className={styles.crumb}>
                <button
                  type="button"
                  className={styles.more}
                  aria-label={messages.showAll}
                  aria-expanded={false}
                  onClick={showAll}
                >
                  …
                </button>
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </nav>
  );
});

function CrumbText({ crumb: { label, href }, isLast }: { crumb: Crumb; isLast: boolean }): ReactNode {
  const { LinkComponent } = useProvider();
  if (isLast || href === undefined) {
    return (
      <span aria-current={isLast ? 'page' : undefined} className={styles.current}>
        {label}
      </span>
    );
  }
  return (
    <LinkComponent href={href} className={styles.link}>
      {label}
    </LinkComponent>
  );
}

/** Lines that a trail may take before its middle is cut. */
const maxLines = 2;

/** Whether the trail is cut: it needs too many lines, and the reader has not asked for all of it. */
function useCut(
  listRef: { current: HTMLOListElement | null },
  trail: string,
): { isCut: boolean; showAll: () => void } {
  const [isTooLong, setTooLong] = useState(false);
  const [shownTrail, setShownTrail] = useState<string>();
  const isShown = shownTrail === trail;

  useClientLayoutEffect(() => {
    const list = listRef.current;
    if (!list || isShown) return undefined;
    let width: number | undefined;
    const measure = (): void => {
      if (list.clientWidth === width) return;
      width = list.clientWidth;
      // Measured uncut, then put back before the browser paints.
      const cut = list.dataset.cut;
      delete list.dataset.cut;
      const lines = new Set(
        [...list.children].map((crumb) => (crumb instanceof HTMLElement ? crumb.offsetTop : 0)),
      );
      if (cut !== undefined) list.dataset.cut = cut;
      setTooLong(lines.size > maxLines);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    return () => resized.disconnect();
  }, [listRef, trail, isShown]);

  const showAll = (): void => {
    setShownTrail(trail);
    // The button goes away: focus moves on to the first crumb it stood for.
    requestAnimationFrame(() => listRef.current?.querySelector<HTMLElement>('[data-middle] a')?.focus());
  };
  return { isCut: isTooLong && !isShown, showAll };
}
