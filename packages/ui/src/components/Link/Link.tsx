import type { ReactNode } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/link.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { ExternalIcon } from '../Icon/index.ts';
import { useProvider } from '../Provider/index.ts';
import type { LinkComponentProps } from '../Provider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { externalMark, link, variants } from './Link.css.ts';

export type LinkProps = Omit<LinkComponentProps, 'target'> & {
  readonly children: ReactNode;
  /** An address of the app, which goes through the router given to Provider, or of another site. */
  readonly href: string;
  /** `inline` runs in a sentence; `standalone` is alone on its line and has a full target. @default 'inline' */
  readonly variant?: keyof typeof variants;
  /** Opens a new tab, and says so. @default false */
  readonly opensInNewTab?: boolean;
  readonly messages?: Partial<UiMessages['link']>;
};

/** Goes somewhere. To start something use Button. */
export const Link = withRef(function Link({
  children,
  variant = 'inline',
  opensInNewTab = false,
  messages,
  className,
  rel,
  ...rest
}: LinkProps) {
  const texts = useMessages('link', en.link, messages);
  const { LinkComponent } = useProvider();
  return (
    <LinkComponent
      {...rest}
      {...(opensInNewTab ? { target: '_blank', rel: rel ?? 'noopener noreferrer' } : { rel })}
      className={classNames(link, variants[variant], className)}
      data-component="Link"
    >
      {children}
      {opensInNewTab && (
        <>
          <ExternalIcon size="sm" className={externalMark} />
          {/* The space is among what is not seen: it would be underlined, before a full stop for example. */}
          <VisuallyHidden> {texts.opensInNewTab}</VisuallyHidden>
        </>
      )}
    </LinkComponent>
  );
});
