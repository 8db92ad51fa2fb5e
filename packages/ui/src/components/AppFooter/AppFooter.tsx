import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import type { ReactElement, ReactNode } from 'react';
import * as en from '../../messages/english/appFooter.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './AppFooter.css.ts';

/** A document that the footer leads to. */
export interface FooterDocument {
  /** With the format where it is not a page: `Privacy policy (PDF)`. */
  label: string;
  href: string;
}

/** A page of the organisation elsewhere. */
export interface SocialLink {
  /** Name of the place: `LinkedIn`. */
  label: string;
  href: string;
  icon: ReactElement;
}

/** Props of {@link AppFooter}. */
export interface AppFooterProps extends RootProps<'footer'> {
  /** The copyright line. */
  copyright: string;
  documents?: readonly FooterDocument[];
  /** The way to get in touch, as a button. */
  contact?: { label: string; href: string };
  social?: readonly SocialLink[];
  /** Anything else, for example the choice of language. */
  children?: ReactNode;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['appFooter']>;
}

/** What every page ends with: whose it is, under which terms, and how to get in touch. */
export const AppFooter = withRef(function AppFooter(props: AppFooterProps): ReactNode {
  const { copyright, documents = [], contact, social = [], children, messages: overrides, ...rest } = props;
  const messages = useMessages('appFooter', en.appFooter, overrides);
  return (
    <footer {...rest} className={classNames(styles.footer, rest.className)} data-component="AppFooter">
      <div className={styles.start}>
        <p className={styles.copyright}>{copyright}</p>
        {documents.length > 0 && (
          <nav aria-label={messages.documents}>
            <ul className={styles.list}>
              {documents.map(({ label, href }) => (
                <li key={href}>
                  {/* A file, not a page of the app: the router has no part in it. */}
                  <a href={href} className={styles.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {children}
      <div className={styles.end}>
        {contact && (
          <LinkButton href={contact.href} variant="secondary" size="sm">
            {contact.label}
          </LinkButton>
        )}
        {social.length > 0 && <SocialLinks links={social} label={messages.social} />}
      </div>
    </footer>
  );
});

function SocialLinks({ links, label }: { links: readonly SocialLink[]; label: string }): ReactNode {
  const { LinkComponent } = useProvider();
  return (
    <nav aria-label={label}>
      <ul className={styles.socialList}>
        {links.map((link) => (
          <li key={link.href}>
            <LinkComponent
              href={link.href}
              rel="noopener noreferrer"
              aria-label={link.label}
              className={styles.social}
            >
              {link.icon}
            </LinkComponent>
          </li>
        ))}
      </ul>
    </nav>
  );
}
