import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { useId } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Clock } from './NextStep.tsx';
import type { Step } from './steps.ts';

/** What waits besides the next step, in one line each. */
export function OtherSteps({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useTranslation();
  const heading = useId();
  if (steps.length === 0) return null;
  return (
    <Card as="section" padding="md" aria-labelledby={heading}>
      <Stack gap="sm">
        <Heading level={2} size="sm" id={heading}>
          {t('dashboard.next.others')}
        </Heading>
        <List kind="divided" labelledBy={heading}>
          {steps.map((step) => (
            <ListItem key={step.key}>
              <Inline justify="between" gap="sm">
                <Link href={step.href} variant="standalone">
                  {t(`dashboard.next.${step.key}.text`, { count: step.count, about: step.about })}
                </Link>
                <Clock step={step} />
              </Inline>
            </ListItem>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
