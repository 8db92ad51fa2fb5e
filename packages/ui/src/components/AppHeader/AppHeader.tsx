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
export interface AppHeaderProps {
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
export function AppHeader(props: AppHeaderProps): ReactNode {
  const { start, brand, brandHref = '/', links = [], actions } = props;
  const { navigation } = useMessages('appHeader', en.appHeader, props.messages);
  const { LinkComponent } = useProvider();
  return (
    <header className={styles.header} data-component="AppHeader">
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
                {({ close }) => <HeaderLinks links={links} className={styles.stack} onPress={close} />}
              </Popover>
            </div>
          </nav>
        )}
        {actions}
      </div>
    </header>
  );
}

function HeaderLinks(props: {
  links: readonly HeaderLink[];
  className: string;
  onPress?: () => void;
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
            onClick={props.onPress}
          >
            {label}
          </LinkComponent>
        </li>
      ))}
    </ul>
  );
}
