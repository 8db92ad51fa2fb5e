import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useId } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useAccountType } from '#app/access/accountType.ts';
import { useUser } from '#app/screen/useUser.ts';
import { company } from '#app/features/contact/company.ts';

/** Whom to ask. */
export function HelpCard() {
  const { t } = useTranslation();
  const heading = useId();
  // Only a student has a placement office.
  const asks = useAccountType(useUser()) === 'student' ? 'student' : 'other';
  return (
    <Card as="section" padding="md" aria-labelledby={heading}>
      <Stack gap="sm" align="start">
        <Heading level={2} id={heading}>
          {t('home.help.title')}
        </Heading>
        <Text>{t(`home.help.text.${asks}`)}</Text>
        <Link href={`mailto:${company.email}`} variant="standalone">
          {company.email}
        </Link>
        <Link href="/contact-us" variant="standalone">
          {t('home.help.form')}
        </Link>
      </Stack>
    </Card>
  );
}
