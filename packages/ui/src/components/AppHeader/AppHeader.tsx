import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import type { ReactNode } from 'react';
import * as en from '../../messages/english/appHeader.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { MoreIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Popover } from '../Popover/index.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './AppHeader.css.ts';

/** A link of the header. */
export interface HeaderLink {
  label: string;
  href: string;
  /** The current page. */
  isCurrent?: boolean;
}

/** Props of {@link AppHeader}. */
export interface AppHeaderProps extends RootProps<'header'> {
  /** Before the brand: the side menu's toggle. */
  start?: ReactNode;
  /** The Logo, or another mark. */
  brand: ReactNode;
  /**
   * Where the brand leads.
   * @default '/'
   */
  brandHref?: string;
  /** The public pages. Below 768 px they are behind a button. */
  links?: readonly HeaderLink[];
  /** AppHeaderActions at the end: notifications, settings, account. */
  actions?: ReactNode;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['appHeader']>;
}

/** The bar at the top of every page; it stays in view while the page scrolls. */
export const AppHeader = withRef(function AppHeader(props: AppHeaderProps): ReactNode {
  const { start, brand, brandHref = '/', links = [], actions, messages, ...rest } = props;
  const { navigation } = useMessages('appHeader', en.appHeader, messages);
  const { LinkComponent } = useProvider();
  return (
    <header {...rest} className={classNames(styles.header, rest.className)} data-component="AppHeader">
      {start !== undefined && <div className={styles.start}>{start}</div>}
      <LinkComponent href={brandHref} className={styles.brand}>
        {brand}
      </LinkComponent>
      <div className={styles.end}>
        {links.length > 0 && (
          <nav aria-label={navigation}>
            <HeaderLinks links={links} className={styles.row} />
            <div className={styles.folded}>
              <Popover
                label={navigation}
                placement="bottom-end"
                renderTrigger={(trigger) => (
                  <IconButton label={navigation} icon={<MoreIcon />} {...trigger} />
                )}
              >
                {({ close }) => <HeaderLinks links={links} className={styles.stack} onClick={close} />}
              </Popover>
            </div>
          </nav>
        )}
        {actions}
      </div>
    </header>
  );
});

function HeaderLinks(props: {
  links: readonly HeaderLink[];
  className: string;
  onClick?: () => void;
}): ReactNode {
  const { LinkComponent } = useProvider();
  return (
    <ul className={props.className}>
      {props.links.map(({ label, href, isCurrent }) => (
        <li key={href}>
          <LinkComponent
            href={href}
            className={styles.link}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={props.onClick}
          >
            {label}
          </LinkComponent>
        </li>
      ))}
    </ul>
  );
}
