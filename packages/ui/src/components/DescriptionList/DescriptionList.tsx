import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { type ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

/** A name and what belongs to it. */
export interface Description {
  /** Unique in the list; the term, if left out. */
  id?: string;
  term: string;
  /** Nothing (null, undefined or an empty text) shows the list's `emptyText`. */
  details: ReactNode;
  /** At the end of the pair: a small button or link that changes it, named with the term, `Change mobile`. */
  action?: ReactNode;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps extends RootProps<'dl'> {
  items: readonly Description[];
  /**
   * `rows`: term and details side by side from 600 px; `stacked`: the details always below; `grid`: as many columns of stacked pairs
   * as fit.
   * @default 'rows'
   */
  layout?: 'rows' | 'stacked' | 'grid';
  /**
   * What stands for details that are not there. Say it in words where it matters, as `Not given`.
   * @default '–'
   */
  emptyText?: string;
}

/** Facts about one thing, each with its name: a profile, a record. Many things with the same facts belong in a Table. */
export const DescriptionList = withRef(function DescriptionList({
  items,
  layout = 'rows',
  emptyText = '–',
  className,
  ...rest
}: DescriptionListProps): ReactNode {
  return (
    <dl
      {...rest}
      className={classNames(styles.list, className)}
      data-component="DescriptionList"
      data-layout={layout}
    >
      {items.map(({ id, term, details, action }) => {
        const isEmpty = details === null || details === undefined || details === '';
        return (
          <div key={id ?? term} className={styles.pair} data-part="pair">
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.details}>
              {isEmpty ? <span className={styles.empty}>{emptyText}</span> : details}
              {action !== undefined && <span className={styles.action}>{action}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
});
