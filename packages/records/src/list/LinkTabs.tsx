import { Badge } from '@aarambh/ui/Badge';
import { useProvider } from '@aarambh/ui/Provider';
import * as styles from './LinkTabs.css.ts';

/** One of the lists. */
export interface LinkTab {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** How many there are; undefined until it is known. */
  readonly count: number | undefined;
  /** There are more than were counted. @default false */
  readonly hasMore?: boolean;
}

interface LinkTabsProps {
  /** Names what they have in common. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  /** Id of the one that is shown. */
  readonly current: string;
}

/** Lists of the same things as links that look like tabs, each with how many it has. */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  const { LinkComponent } = useProvider();
  return (
    <nav aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told */}
      <ul role="list" className={styles.tabs}>
        {tabs.map(({ id, label: name, href, count, hasMore = false }) => (
          <li key={id}>
            <LinkComponent
              className={styles.tab}
              href={href}
              aria-current={id === current ? 'true' : undefined}
            >
              {name} {/* What stands beside it does not move when the number comes. */}
              <span className={styles.count}>
                {count !== undefined && <CountBadge count={count} hasMore={hasMore} />}
              </span>
            </LinkComponent>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A number; with a plus where there are more than were counted. */
export function CountBadge({ count, hasMore }: { readonly count: number; readonly hasMore: boolean }) {
  return (
    <Badge tone="neutral" max={hasMore ? count : Number.MAX_SAFE_INTEGER}>
      {hasMore ? count + 1 : count}
    </Badge>
  );
}
