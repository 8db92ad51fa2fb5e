import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './Disclosure.css.ts';

/** Told with each change of a {@link Disclosure}. */
export interface DisclosureChangeDetails {
  /** `restore` is what was pressed before the page's script ran. */
  reason: 'restore' | 'toggle';
}

/** Props of {@link Disclosure}. */
export interface DisclosureProps extends RootProps<'details', 'name' | 'onToggle' | 'open'> {
  /** What is hidden, in a few words: `More filters`. */
  title: string;
  /** Shown below the title while it is open. */
  children: ReactNode;
  /** At the end of the title's line: how many there are, a Tag. */
  aside?: ReactNode;
  /** Makes the title a heading of the page's outline. Without it, it is none. */
  level?: 2 | 3 | 4;
  /** Whether it is open, when the parent decides. */
  isOpen?: boolean;
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** Told whether it should be open: pressed, or opened by the browser because a search of the page found something in it. */
  onOpenChange?: (isOpen: boolean, details: DisclosureChangeDetails) => void;
  /** Disclosures of one name are open one at a time. */
  group?: string;
  /** The id of the whole, for links to it. */
  id?: string;
}

/** Shows and hides a part of a page. A native `details`: it works before the page's script does, and the browser's search finds what is in it. */
export const Disclosure = withRef(function Disclosure(props: DisclosureProps): ReactNode {
  const { title, children, aside, level, isOpen, defaultOpen = false, onOpenChange, group, ...rest } = props;
  const ref = useRef<HTMLDetailsElement>(null);
  const mergedRef = useMergedRef(ref, rest.ref);
  const [isOpenAtFirst] = useState(isOpen ?? defaultOpen);
  const known = useRef(isOpenAtFirst);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const Title = level === undefined ? 'span' : (`h${level}` as const);

  /** Takes over what the browser has done; a parent that decides has the last word. */
  function follow(details: HTMLDetailsElement, reason: DisclosureChangeDetails['reason']): void {
    // Also told of a part that is open from the beginning.
    if (details.open === known.current) return;
    known.current = details.open;
    if (details.open === isOpen) return;
    onOpenChange?.(details.open, { reason });
    if (isOpen !== undefined) redraw();
  }
  const latest = useLatest(follow);
  useEffect(() => {
    // Pressed before the page's script ran.
    if (ref.current) latest.current(ref.current, 'restore');
  }, [latest]);

  useClientLayoutEffect(() => {
    if (ref.current && isOpen !== undefined && known.current !== isOpen) {
      known.current = isOpen;
      ref.current.open = isOpen;
    }
  });

  return (
    <details
      {...rest}
      ref={mergedRef}
      name={group}
      open={isOpenAtFirst}
      // Pressed before the page's script ran, it stays as it is.
      suppressHydrationWarning
      className={classNames(styles.root, rest.className)}
      data-component="Disclosure"
      onToggle={({ currentTarget, target }) => {
        // Also told of a disclosure inside.
        if (target === currentTarget) follow(currentTarget, 'toggle');
      }}
    >
      <summary className={styles.summary} data-part="summary">
        <Title className={styles.title}>{title}</Title>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        <ChevronDownIcon size="sm" className={styles.mark} />
      </summary>
      <div className={styles.content} data-part="content">
        {children}
      </div>
    </details>
  );
});
