import { Alert } from '@aarambh/ui/Alert';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import * as styles from './SectionCard.css.ts';
import type { SectionName } from './sections.ts';

interface SectionCardProps {
  readonly name: SectionName;
  /** Beside the heading: what can be done with the whole section. */
  readonly action?: ReactNode;
  readonly isPending?: boolean;
  readonly error?: Error | null;
  readonly onRetry?: () => unknown;
  readonly children: ReactNode;
}

/** One section of the profile under its heading, which takes the focus when an address leads to the section. */
export function SectionCard({ name, action, isPending = false, error, onRetry, children }: SectionCardProps) {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isTarget = hash === `#${name}`;
  useEffect(() => {
    // The first entry of the history is a page that was loaded; there the browser scrolls by itself.
    if (isTarget && key !== 'default') heading.current?.focus();
  }, [isTarget, key]);
  const id = `section-${name}`;
  return (
    <Card as="section" aria-labelledby={id} aria-busy={isPending}>
      <Stack>
        <Inline justify="between" align="center" className={styles.head}>
          <Heading level={2} id={id} ref={heading} tabIndex={-1}>
            {t(`profile.sections.${name}.title`)}
          </Heading>
          {action}
        </Inline>
        <Text tone="muted">{t(`profile.sections.${name}.lead`)}</Text>
        {isPending && (
          <>
            <Skeleton />
            <Skeleton />
            <Skeleton width="half" />
          </>
        )}
        {error !== null && error !== undefined && (
          <Alert tone="danger" title={t('profile.failed')} action={onRetry && <Retry onRetry={onRetry} />}>
            <FailureWords error={error} />
          </Alert>
        )}
        {!isPending && children}
      </Stack>
    </Card>
  );
}
