import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { withRef } from '../../hooks/withRef.ts';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './List.css.ts';

/** Props of {@link List}. */
export interface ListProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'aria-label' | 'aria-labelledby' | 'role'
> {
  /**
   * `plain` without marks, `divided` with a line between the items, `bulleted`, or `numbered` where the order matters.
   * @default 'plain'
   */
  kind?: 'plain' | 'divided' | 'bulleted' | 'numbered';
  /** Name of the list, where no heading says it. */
  label?: string;
  /** Id of the heading that names the list. */
  labelledBy?: string;
  /** {@link ListItem}s. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement & HTMLOListElement>;
}

/** A row of like things that are read one after the other; things with columns belong in a Table. */
export const List = withRef(function List({
  kind = 'plain',
  label,
  labelledBy,
  children,
  className,
  ...rest
}: ListProps): ReactNode {
  const Element = kind === 'numbered' ? 'ol' : 'ul';
  return (
    <Element
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- VoiceOver takes a list without marks for a list only if told
      role="list"
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classNames(styles.list, className)}
      data-component="List"
      data-kind={kind}
    >
      {children}
    </Element>
  );
});

/** Props of {@link ListItem}. */
export interface ListItemProps extends RootProps<'li'> {
  /** What the item says. */
  children: ReactNode;
  /** Before the content: an icon, an avatar. */
  start?: ReactNode;
  /** After the content: a time, a state, an action. */
  end?: ReactNode;
}

/** One thing of a {@link List}. */
export const ListItem = withRef(function ListItem({
  children,
  start,
  end,
  className,
  ...rest
}: ListItemProps): ReactNode {
  const hasSides = start !== undefined || end !== undefined;
  return (
    <li {...rest} className={classNames(styles.item, className)} data-part="item">
      {hasSides ? (
        <div className={styles.row}>
          {start}
          <div className={styles.content}>{children}</div>
          {end !== undefined && <div className={styles.side}>{end}</div>}
        </div>
      ) : (
        children
      )}
    </li>
  );
});
