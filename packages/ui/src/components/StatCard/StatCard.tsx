import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useId, type ReactNode } from 'react';
import { numberFormat } from '../../text/numberFormat.ts';
import { useProvider } from '../Provider/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './StatCard.css.ts';

/** Props of {@link StatCard}. */
export interface StatCardProps extends RootProps<'div', 'aria-labelledby' | 'role'> {
  /** What is counted. */
  label: string;
  /** A number is written as the language does; a text stands as it is. */
  value: number | string;
  /** A few words about the value: its unit, what it is compared with. */
  hint?: ReactNode;
  /** A Tag below the value, for what has to be done. */
  tag?: ReactNode;
  /** Where the whole card leads. */
  href?: string;
  /**
   * The value is on its way.
   * @default false
   */
  isLoading?: boolean;
}

/** One number with its name. The name is read first, and is the link where the card leads somewhere. */
export const StatCard = withRef(function StatCard({
  label,
  value,
  hint,
  tag,
  href,
  isLoading = false,
  className,
  ...rest
}: StatCardProps): ReactNode {
  const id = useId();
  const { locale, LinkComponent } = useProvider();
  const shown = typeof value === 'number' ? numberFormat(locale).format(value) : value;
  return (
    <div
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
      role="group"
      aria-labelledby={id}
      className={classNames(styles.root, className)}
      data-component="StatCard"
      aria-busy={isLoading || undefined}
    >
      <div id={id} className={styles.label}>
        {href === undefined ? (
          label
        ) : (
          <LinkComponent href={href} className={styles.link}>
            {label}
          </LinkComponent>
        )}
      </div>
      <div className={styles.value} data-part="value">
        {isLoading ? <Skeleton shape="heading" width="short" /> : shown}
      </div>
      {!isLoading && tag}
      {!isLoading && hint !== undefined && <div className={styles.hint}>{hint}</div>}
    </div>
  );
});
