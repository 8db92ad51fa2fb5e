import { type ReactNode } from 'react';
import * as styles from './List.css.ts';

/** Props of {@link List}. */
export interface ListProps {
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
}

/** A row of like things that are read one after the other; things with columns belong in a Table. */
export function List({ kind = 'plain', label, labelledBy, children }: ListProps): ReactNode {
  const Element = kind === 'numbered' ? 'ol' : 'ul';
  return (
    <Element
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- VoiceOver takes a list without marks for a list only if told
      role="list"
      aria-label={label}
      aria-labelledby={labelledBy}
      className={styles.list}
      data-component="List"
      data-kind={kind}
    >
      {children}
    </Element>
  );
}

/** Props of {@link ListItem}. */
export interface ListItemProps {
  /** What the item says. */
  children: ReactNode;
  /** Before the content: an icon, an avatar. */
  start?: ReactNode;
  /** After the content: a time, a state, an action. */
  end?: ReactNode;
}

/** One thing of a {@link List}. */
export function ListItem({ children, start, end }: ListItemProps): ReactNode {
  const hasSides = start !== undefined || end !== undefined;
  return (
    <li className={styles.item} data-part="item">
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
}
