import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import * as en from '../../messages/english/appShell.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import * as styles from './AppShell.css.ts';

/** Props of {@link AppShell}. */
export interface AppShellProps extends RootProps<'div'> {
  /** An AppHeader; stays in view. */
  header?: ReactNode;
  /** A SideMenu, for those who are signed in. */
  menu?: ReactNode;
  /** Breadcrumbs, above the content. */
  breadcrumbs?: ReactNode;
  /** The page: the main landmark. */
  children: ReactNode;
  /** An AppFooter. */
  footer?: ReactNode;
  /**
   * `full` leaves the whole width to the page, `screen` keeps it within 1200 px, or 1680 px where it holds a DataGrid or an element with
   * `data-wide`.
   * @default 'screen'
   */
  width?: 'screen' | 'full';
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['appShell']>;
}

/** Id of the main landmark, where focus goes when the page has changed. */
export const mainId = 'main';

/**
 * The frame of every page: header, menu, content, footer, in the order in which they are read, with a link for the keyboard past the first two.
 * The document scrolls, not a part of it, so that phones hide their bars and Back finds its place.
 */
export const AppShell = withRef(function AppShell(props: AppShellProps): ReactNode {
  const { header, menu, breadcrumbs, children, footer, width = 'screen', messages, ...rest } = props;
  const { skipToContent } = useMessages('appShell', en.appShell, messages);
  const mainRef = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent): void => {
    // The address stays as it is; without a script the fragment does the same.
    event.preventDefault();
    mainRef.current?.focus();
    mainRef.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div {...rest} className={classNames(styles.shell, rest.className)} data-component="AppShell">
      <a href={`#${mainId}`} className={styles.skipLink} onClick={skip}>
        {skipToContent}
      </a>
      {header}
      <div className={styles.middle}>
        {menu}
        <div className={styles.column}>
          <div className={styles.content} data-width={width}>
            {breadcrumbs}
            <main ref={mainRef} id={mainId} tabIndex={-1} className={styles.main}>
              {children}
            </main>
          </div>
        </div>
      </div>
      {footer}
    </div>
  );
});
