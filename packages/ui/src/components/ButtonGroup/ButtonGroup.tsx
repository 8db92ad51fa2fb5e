import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import type { ReactNode } from 'react';
import { group } from './ButtonGroup.css.ts';

/** Props of {@link ButtonGroup}. */
export interface ButtonGroupProps extends RootProps<'div', 'aria-label' | 'role'> {
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
export const ButtonGroup = withRef(function ButtonGroup({
  label,
  children,
  align = 'start',
  className,
  ...rest
}: ButtonGroupProps): ReactNode {
  return (
    <div
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label={label}
      className={classNames(group, className)}
      data-align={align}
      data-component="ButtonGroup"
    >
      {children}
    </div>
  );
});
