import type { ReactNode } from 'react';
import { group } from './ButtonGroup.css.ts';

/** Props of {@link ButtonGroup}. */
export interface ButtonGroupProps {
  /** What the buttons are about, for those who hear the page: `Decision`. */
  label: string;
  /** Buttons, in the order in which they are read. */
  children: ReactNode;
  /**
   * `end` puts them at the end of the line, the one that goes on last.
   * @default 'start'
   */
  align?: 'start' | 'end';
}

/** Buttons that belong together: side by side, and below each other where they do not fit. */
export function ButtonGroup({ label, children, align = 'start' }: ButtonGroupProps): ReactNode {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label={label}
      className={group}
      data-align={align}
      data-component="ButtonGroup"
    >
      {children}
    </div>
  );
}
