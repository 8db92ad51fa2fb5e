import type { components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { wordsOf } from '#app/resource-screens/cellWords.ts';
import { bondText } from '#app/resource-screens/jobs/bondText.ts';
import * as styles from './ownOffer.css.ts';

type Schemas = components['schemas'];

interface OfferTermsProps {
  readonly offer: Schemas['Offer'];
  readonly job: Schemas['JobDescription'];
  /** Whether it waits for an answer, or was accepted: not over. */
  readonly stands: boolean;
}

/** What is offered: the pay of a year, its parts where they are known, the bond, the place and the first day. */
export function OfferTerms({ offer, job, stands }: OfferTermsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { ctcPaise, joiningDate } = offer;
  const money = (paise: number): string =>
    wordsOf({ field: 'paise', as: 'money' }, { id: '', paise }, t, formats) ?? '';
  const { cityNames = [] } = job;
  const place = offer.location ?? (cityNames.length === 1 ? cityNames[0] : undefined);
  const items: readonly (readonly [string, string | undefined])[] = [
    ...partsOf(offer, job).map(([label, paise]) => [t(label), money(paise)] as const),
    [t('resources.job.bond'), job.bondMonths == null ? undefined : bondText(job, t, formats)],
    [t('resources.ownOffer.place'), place],
    [
      t('resources.ownOffer.begin'),
      joiningDate === undefined ? t('resources.ownOffer.noDay') : formats.weekday(joiningDate),
    ],
  ];
  return (
    <Card padding="md">
      <Stack gap="sm">
        <div>
          <Text tone="muted">
            {t(stands ? 'resources.ownOffer.offered' : 'resources.ownOffer.wasOffered')}
          </Text>
          <Text as="div">
            <span className={styles.pay}>{money(ctcPaise)}</span> {t('resources.ownOffer.aYear')}
          </Text>
        </div>
        <dl className={styles.terms}>
          {items.flatMap(([name, value]) =>
            value === undefined
              ? []
              : [
                  <div key={name} className={styles.term}>
                    <dt className={styles.termName}>{name}</dt>
                    <dd className={styles.termValue}>{value}</dd>
                  </div>,
                ],
          )}
        </dl>
      </Stack>
    </Card>
  );
}

/** Of the job, where they make up what is offered: an offer names the sum alone. */
function partsOf({ ctcPaise }: Schemas['Offer'], { fixedPaise, variablePaise }: Schemas['JobDescription']) {
  if (fixedPaise == null || variablePaise == null || fixedPaise + variablePaise !== ctcPaise) return [];
  return [
    ['resources.job.fixed', fixedPaise],
    ['resources.job.variable', variablePaise],
  ] as const;
}
