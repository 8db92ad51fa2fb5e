import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useId } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './contact-us.css.ts';
import { company } from './company.ts';

/** Where the company is, and how else to reach it. */
export function CompanyAddress() {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="md">
        <Heading level={2} id={heading}>
          {t('contact.office')}
        </Heading>
        <address className={styles.address}>
          <Text weight="semibold">{company.name}</Text>
          {t('contact.address')
            .split('\n')
            .map((line) => (
              <Text key={line}>{line}</Text>
            ))}
        </address>
        <address className={styles.address}>
          <Stack gap="xs">
            <div>
              <Text tone="muted" size="sm">
                {t('contact.writeToUs')}
              </Text>
              <Link href={`mailto:${company.email}`} variant="standalone">
                {company.email}
              </Link>
            </div>
            <div>
              <Text tone="muted" size="sm">
                {t('contact.hoursLabel')}
              </Text>
              <Text>{t('contact.hours')}</Text>
            </div>
          </Stack>
        </address>
      </Stack>
    </Card>
  );
}
