import { Card } from '@aarambh/ui/Card';
import { Link } from '@aarambh/ui/Link';
import { Text } from '@aarambh/ui/Text';
import type { ReactNode } from 'react';
import type { RouteName } from '#app/access/guardedRoutes.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { routeIcons } from './routeIcons.tsx';
import * as styles from './RouteTile.css.ts';

/** Tiles beside each other, as many in a row as fit. */
export function RouteTiles({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told
    <ul className={styles.tiles} role="list">
      {children}
    </ul>
  );
}

interface RouteTileProps {
  readonly name: RouteName;
  /** Its address, without the slash before it. */
  readonly path: string;
  /** What it is for, in a sentence. */
  readonly text: string;
}

/** A route: icon, name and what it is for. The whole tile is its link. */
export function RouteTile({ name, path, text }: RouteTileProps) {
  const { t } = useTranslation();
  return (
    <Card as="li" padding="md" className={styles.tile}>
      <span className={styles.icon}>{routeIcons[name]}</span>
      <Link href={`/${path}`} variant="standalone" className={styles.link}>
        {t(`shell.routes.${name}`)}
      </Link>
      <Text size="sm" tone="muted" className={styles.text}>
        {text}
      </Text>
    </Card>
  );
}
