import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { queries } from '#app/session/queries.ts';
import * as styles from './CompanyStanding.css.ts';

interface CompanyStandingProps {
  readonly company: components['schemas']['Company'];
}

/** How far the verification of a company has come, why it was refused, and what staff still miss; nothing once it is verified. */
export function CompanyStanding({ company }: CompanyStandingProps) {
  const { t } = useTranslation();
  const { id, verificationStatus: status = 'Unverified', verificationNote: note } = company;
  const query = { ownerID: id };
  const files = useQuery(queries().queryOptions('get', '/image', { params: { query } }));
  if (status === 'Verified') return null;
  const isRefused = status === 'Rejected' || status === 'Suspended';
  const hasPapers =
    files.data === undefined || files.data.data.image.some(({ purpose }) => purpose === 'proof');
  const missing = [
    ...(company.gstin ? [] : [t('profile.standing.gstin')]),
    ...(company.about ? [] : [t('profile.standing.about')]),
    ...(hasPapers ? [] : [t('profile.standing.papers')]),
  ];
  return (
    <Alert tone={isRefused ? 'danger' : 'info'} title={t(`profile.standing.${status}.title`)}>
      <Stack gap="xs">
        <Text>{t(`profile.standing.${status}.text`)}</Text>
        {isRefused && note && <Text>{t('profile.standing.reason', { note })}</Text>}
        {status !== 'Suspended' && missing.length > 0 && (
          <>
            <Text>{t('profile.standing.missing')}</Text>
            <ul className={styles.missing}>
              {missing.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Alert>
  );
}
