import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import * as en from '../../messages/english/resultCount.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { numberFormat } from '../../text/numberFormat.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { useProvider } from '../Provider/index.ts';
import { pageRange } from './pageRange.ts';
import * as styles from './ResultCount.css.ts';

/** Props of {@link ResultCount}. */
export interface ResultCountProps extends RootProps<'p'> {
  /** The page whose results are on the screen, counted from 1. */
  page: number;
  /** Results in the whole list. */
  total: number;
  /**
   * The list has more results than `total`: nobody counts a long one to its end.
   * @default false
   */
  isTotalMinimum?: boolean | undefined;
  /**
   * Results a page.
   * @default 25
   */
  pageSize?: number;
  /**
   * While the next page is on its way: the old text stays and nothing is announced.
   * @default false
   */
  isLoading?: boolean;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['resultCount']>;
}

/**
 * Which results the page shows: `26 - 50 of 137 results`. A screen reader hears it when it changes, for a reader who pressed a page
 * link, typed into a search or set a filter; not when the list first appears.
 */
export const ResultCount = withRef(function ResultCount({
  page,
  total,
  isTotalMinimum = false,
  pageSize = 25,
  isLoading = false,
  messages,
  className,
  ...rest
}: ResultCountProps): ReactNode {
  const { range, rangeOfMore } = useMessages('resultCount', en.resultCount, messages);
  const { locale } = useProvider();
  const announce = useAnnounce();
  const format = numberFormat(locale);
  const { start, end, total: all } = pageRange(page, pageSize, total);
  const text = isTotalMinimum ? rangeOfMore : range;
  const current = text({ start: format.format(start), end: format.format(end), total: format.format(all) });
  const settled = useRef<string>(undefined);

  useEffect(() => {
    if (isLoading) return;
    if (settled.current !== undefined && settled.current !== current) announce(current);
    settled.current = current;
  }, [current, isLoading, announce]);

  return (
    <p
      {...rest}
      className={classNames(styles.root, className)}
      data-component="ResultCount"
      aria-busy={isLoading || undefined}
    >
      {current}
    </p>
  );
});
