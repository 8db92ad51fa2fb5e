import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Matter } from './matters.ts';

interface SettingsCardProps {
  readonly name: Matter;
  /** What it is about, in a sentence. */
  readonly lead?: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** One matter of the settings, under its heading, which takes the focus when an address leads to it. */
export function SettingsCard({ name, lead, isBusy = false, children }: SettingsCardProps) {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isTarget = hash === `#${name}`;
  useEffect(() => {
    // The first entry of the history is a page that was loaded; there the heading of the screen has the focus.
    if (isTarget && key !== 'default') heading.current?.focus();
  }, [isTarget, key]);
  const id = `settings-${name}`;
  return (
    <Card as="section" aria-labelledby={id} aria-busy={isBusy}>
      <Stack gap="lg">
        <Stack gap="xxs">
          <Heading level={2} id={id} ref={heading} tabIndex={-1}>
            {t(`settings.${name}.title`)}
          </Heading>
          {lead !== undefined && <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
