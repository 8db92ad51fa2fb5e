import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useAnnounce } from '../Announcer/index.ts';
import { Heading } from '../Heading/index.ts';
import * as styles from './EmptyState.css.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends RootProps<'div'> {
  /** What there is none of: `No cities yet`, `No cities match`. */
  title: string;
  /** Why, and what to do about it. */
  children?: ReactNode;
  icon?: ReactElement;
  /** A Button or LinkButton: the first thing to do, or the way to take a filter back. */
  action?: ReactNode;
  /**
   * Level of the heading in the page's outline.
   * @default 2
   */
  level?: 2 | 3 | 4;
  /**
   * Whether a screen reader hears the title when it appears: after a search or a filter, not when the page opens.
   * @default false
   */
  isAnnounced?: boolean;
}

/** Stands where a list would be that has nothing in it, and says how to go on. What failed is an ErrorState. */
export const EmptyState = withRef(function EmptyState({
  title,
  children,
  icon,
  action,
  level = 2,
  isAnnounced = false,
  className,
  ...rest
}: EmptyStateProps): ReactNode {
  const announce = useAnnounce();
  useEffect(() => {
    if (isAnnounced) announce(title);
  }, [isAnnounced, title, announce]);
  return (
    <div {...rest} className={classNames(styles.root, className)} data-component="EmptyState">
      {icon && <div className={styles.icon}>{icon}</div>}
      <Heading level={level} size="md">
        {title}
      </Heading>
      {children !== undefined && <div className={styles.description}>{children}</div>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
});
