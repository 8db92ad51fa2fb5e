import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useId, type ReactNode } from 'react';

interface SettingsCardProps {
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly lead?: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** One matter of the settings, under its heading. */
export function SettingsCard({ title, lead, isBusy = false, children }: SettingsCardProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} aria-busy={isBusy}>
      <Stack gap="lg">
        <Stack gap="xxs">
          <Heading level={2} id={heading}>
            {title}
          </Heading>
          {lead !== undefined && <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
