import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { useProvider } from '../Provider/index.ts';
import { toolbar } from './Toolbar.css.ts';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  /** What the tools work on: `Text`. */
  label: string;
  /** Buttons and groups of them, with Dividers between. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** Tools for one thing, one stop of the Tab key: the arrow keys go from tool to tool. */
export function Toolbar({ label, children, orientation = 'horizontal' }: ToolbarProps): ReactNode {
  const { locale } = useProvider();
  return (
    // Which way the arrow keys point.
    <I18nProvider locale={locale}>
      <AriaToolbar aria-label={label} orientation={orientation} className={toolbar} data-component="Toolbar">
        {children}
      </AriaToolbar>
    </I18nProvider>
  );
}
