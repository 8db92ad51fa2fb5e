import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { useProvider } from '../Provider/index.ts';
import { toolbar } from './Toolbar.css.ts';

/** Props of {@link Toolbar}. */
export interface ToolbarProps extends RootProps<'div', 'aria-label' | 'aria-orientation' | 'role'> {
  /** What the tools work on: `Text`. */
  label: string;
  /** Buttons and groups of them, with Dividers between. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** Tools for one thing, one stop of the Tab key: the arrow keys go from tool to tool. */
export const Toolbar = withRef(function Toolbar({
  label,
  children,
  orientation = 'horizontal',
  className,
  style,
  ref,
  ...rest
}: ToolbarProps): ReactNode {
  const { locale } = useProvider();
  return (
    // Which way the arrow keys point.
    <I18nProvider locale={locale}>
      <AriaToolbar
        ref={ref}
        render={(attributes) => <div {...rest} {...attributes} />}
        aria-label={label}
        orientation={orientation}
        className={classNames(toolbar, className)}
        style={style}
        data-component="Toolbar"
      >
        {children}
      </AriaToolbar>
    </I18nProvider>
  );
});
