import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { Badge } from '../Badge/index.ts';
import { useProvider } from '../Provider/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './AppHeader.css.ts';

/** Props of {@link AppHeaderAction}. */
export interface AppHeaderActionProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'aria-label' | 'children' | 'onClick'
> {
  /** What it opens: `Notifications`. Shown as a tooltip. */
  label: string;
  icon: ReactElement;
  /** A number on the icon, for example of unread notifications. Not shown when 0. */
  count?: number;
  /** The count in words, part of the name: `3 new`. */
  countLabel?: string;
  /** Leads to a page. */
  href?: string;
  /** Opens something on this page. */
  onClick?: () => void;
  /** Whether what it opens is open. */
  isOpen?: boolean;
  /** Reaches the button, or the link. */
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>;
}

/** An icon at the end of the header, with a count where there is something new. */
export const AppHeaderAction = withRef(function AppHeaderAction(props: AppHeaderActionProps): ReactNode {
  const { label, icon, count = 0, countLabel, href, isOpen, ...rest } = props;
  const { LinkComponent } = useProvider();
  const shared = {
    ...rest,
    className: classNames(styles.action, rest.className),
    'aria-label': count > 0 && countLabel ? `${label}, ${countLabel}` : label,
    children: (
      <>
        {icon}
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            <Badge tone="accent">{count}</Badge>
          </span>
        )}
      </>
    ),
  };
  return (
    <Tooltip content={label} placement="bottom">
      {href === undefined ? (
        <button
          type="button"
          {...shared}
          aria-haspopup={isOpen === undefined ? undefined : 'dialog'}
          aria-expanded={isOpen}
        />
      ) : (
        <LinkComponent {...shared} href={href} />
      )}
    </Tooltip>
  );
});
