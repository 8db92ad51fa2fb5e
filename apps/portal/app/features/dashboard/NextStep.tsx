import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useId } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './Steps.css.ts';
import type { Step } from './steps.ts';

/** The one thing that matters most now, with its button and its clock. */
export function NextStep({ step }: { readonly step: Step | undefined }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <Card as="section" padding="md" aria-labelledby={heading} className={styles.next}>
      {step === undefined ? (
        <Heading level={2} size="sm" id={heading}>
          {t('dashboard.next.none')}
        </Heading>
      ) : (
        <>
          <Stack gap="xxs">
            <Heading level={2} size="sm" id={heading}>
              {t(`dashboard.next.${step.key}.text`, { count: step.count, about: step.about })}
            </Heading>
            <Text tone="muted" size="sm">
              {t(`dashboard.next.${step.key}.why`)}
            </Text>
            <Clock step={step} />
          </Stack>
          <LinkButton href={step.href} size="sm">
            {t(`dashboard.next.${step.key}.act`)}
          </LinkButton>
        </>
      )}
    </Card>
  );
}

/** How long there is, or since when it waits. */
export function Clock({ step: { until, since } }: { readonly step: Step }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (until !== null) {
    return (
      <div>
        <Tag tone="warning">{t('dashboard.next.ends', { when: formats.distance(until) })}</Tag>
      </div>
    );
  }
  return since === null ? null : (
    <Text as="span" size="sm" tone="muted">
      {t('dashboard.next.since', { when: formats.distance(since) })}
    </Text>
  );
}
