import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import * as en from '../../messages/english/pagination.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { numberFormat } from '../../text/numberFormat.ts';
import { useProvider } from '../Provider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { clampPage, countPages, paginate } from './paginate.ts';
import * as styles from './Pagination.css.ts';

/** Told with each page that is asked for. */
export interface PageChangeDetails {
  event: MouseEvent<HTMLElement>;
}

/** Props of {@link Pagination}. */
export interface PaginationProps extends RootProps<'nav', 'aria-label'> {
  /** The current page, counted from 1. A page that does not exist is shown as the nearest that does. */
  page: number;
  /** Results in the whole list. With none there is no pagination. */
  total: number;
  /**
   * Results a page.
   * @default 25
   */
  pageSize?: number;
  /** Address of a page. With it the pages are links, which open in a new tab too; without it they are buttons. */
  getHref?: (page: number) => string;
  /** Told which page the reader asked for: a plain press only, not one that opens a new tab. */
  onPageChange?: (page: number, details: PageChangeDetails) => void;
  /** Told once when `page` does not exist, with the page shown instead, so that the address can be put right. */
  onPageCorrected?: (page: number, details: { asked: number }) => void;
  /** Name of the landmark. Give each its own where a page has two. */
  label?: string;
  /**
   * Places in the bar, dots included.
   * @default 7
   */
  slots?: number;
  /**
   * Whether Previous and Next are there.
   * @default true
   */
  hasDirectionLinks?: boolean;
  /**
   * Whether a list of one page has no pagination.
   * @default false
   */
  hidesSinglePage?: boolean;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['pagination']>;
}

/**
 * The pages of a long list. Focus stays on the control that was pressed, also at the ends, where Previous or Next stay in place but
 * lead nowhere. What the page shows is said by ResultCount. Below 480 px the numbers give way to `3 / 12`.
 */
export const Pagination = withRef(function Pagination(props: PaginationProps): ReactNode {
  const { page: askedPage, getHref, onPageChange, onPageCorrected, messages: overrides, ...others } = props;
  const { total, pageSize = 25, label, slots = 7, hasDirectionLinks = true, ...otherProps } = others;
  const { hidesSinglePage = false, className, ...rest } = otherProps;
  const messages = useMessages('pagination', en.pagination, overrides);
  const { locale } = useProvider();
  const pageCount = countPages(total, pageSize);
  const page = clampPage(askedPage, pageCount);
  useCorrection(pageCount > 0 && page !== askedPage ? page : undefined, askedPage, onPageCorrected);
  if (pageCount === 0 || (hidesSinglePage && pageCount === 1)) return null;

  const format = numberFormat(locale);
  const link = (target: number): PageLinkProps => ({
    page: target,
    href: getHref?.(target),
    onClick: (event) => {
      if (target !== page) onPageChange?.(target, { event });
    },
  });
  return (
    <nav
      {...rest}
      aria-label={label ?? messages.label}
      className={classNames(styles.root, className)}
      data-component="Pagination"
    >
      <ul className={styles.list}>
        {hasDirectionLinks && (
          <li>
            <PageLink {...link(Math.max(1, page - 1))} kind="previous" isAtEnd={page === 1}>
              {messages.previous}
            </PageLink>
          </li>
        )}
        {paginate(page, pageCount, slots).map((slot) =>
          slot.kind === 'gap' ? (
            <li key={slot.key} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={slot.page} className={styles.number}>
              <PageLink
                {...link(slot.page)}
                kind="number"
                isCurrent={slot.page === page}
                label={messages.page({ page: format.format(slot.page) })}
              >
                {format.format(slot.page)}
              </PageLink>
            </li>
          ),
        )}
        <li className={styles.compact}>
          <span aria-hidden>
            {format.format(page)} / {format.format(pageCount)}
          </span>
          <VisuallyHidden>
            {messages.pageOf({ page: format.format(page), count: format.format(pageCount) })}
          </VisuallyHidden>
        </li>
        {hasDirectionLinks && (
          <li>
            <PageLink {...link(Math.min(pageCount, page + 1))} kind="next" isAtEnd={page === pageCount}>
              {messages.next}
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
});

interface PageLinkProps {
  page: number;
  href: string | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * A link, or a button where pages have no address. One at the end of the list stays the same element and keeps its focus; it only cannot be
 * reached by Tab any more.
 */
function PageLink(
  props: PageLinkProps & {
    kind: 'previous' | 'next' | 'number';
    isCurrent?: boolean;
    isAtEnd?: boolean;
    label?: string;
    children: ReactNode;
  },
): ReactNode {
  const { href, kind, isCurrent = false, isAtEnd = false } = props;
  const { LinkComponent } = useProvider();
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (isAtEnd) event.preventDefault();
    else if (!opensElsewhere(event)) props.onClick(event);
  };
  const shared = {
    className: styles.link,
    'data-part': kind,
    'aria-label': props.label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isAtEnd || undefined,
    tabIndex: isAtEnd ? -1 : undefined,
    onClick,
    children: props.children,
  };
  if (href === undefined) return <button type="button" {...shared} />;
  return <LinkComponent {...shared} href={href} rel={relation(kind)} />;
}

function relation(kind: 'previous' | 'next' | 'number'): string | undefined {
  if (kind === 'number') return undefined;
  return kind === 'previous' ? 'prev' : 'next';
}

/** A press that asks for a new tab or window, or to save: the browser's business. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function useCorrection(
  corrected: number | undefined,
  asked: number,
  onPageCorrected: PaginationProps['onPageCorrected'],
): void {
  const told = useRef<number>(undefined);
  useEffect(() => {
    if (corrected !== undefined && corrected !== told.current) onPageCorrected?.(corrected, { asked });
    told.current = corrected;
  }, [corrected, asked, onPageCorrected]);
}
