import type { TokenClaims } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** What the account is known by, and the institute or organization it belongs to. */
export function AccountCard({ user }: { readonly user: TokenClaims }) {
  const { t } = useTranslation();
  const heading = useId();
  const parent = user.type === 'E' ? t('dashboard.organization') : t('dashboard.institute');
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack>
        <Heading level={2} id={heading}>
          {t('dashboard.account')}
        </Heading>
        <DescriptionList
          layout="stacked"
          items={[
            { term: t('dashboard.name'), details: `${user.firstName} ${user.lastName}` },
            { term: t('dashboard.mobile'), details: `+91 ${user.mobileNumber}` },
            { term: t('dashboard.email'), details: user.email },
            ...(user.parentEntityName === null ? [] : [{ term: parent, details: user.parentEntityName }]),
          ]}
        />
      </Stack>
    </Card>
  );
}
