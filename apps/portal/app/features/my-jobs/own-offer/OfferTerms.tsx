import { payPartNames } from '@aarambh/forms';
import type { components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { bondText } from '#app/features/jobs/bondText.ts';
import type { OfferStand } from './offerStand.ts';
import * as styles from './ownOffer.css.ts';

type Schemas = components['schemas'];
type Made = Schemas['Offer'];

interface OfferTermsProps {
  readonly offer: Made;
  /** The offer in whose place this one came: what has changed says how it was. */
  readonly earlier: Made | undefined;
  readonly job: Schemas['JobDescription'];
  readonly stand: OfferStand;
}

/** What is offered: the pay of a year and its parts, the bond, the place and the first day. */
export function OfferTerms({ offer, earlier, job, stand }: OfferTermsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const money = formats.rupees;
  const { cityNames = [] } = job;
  const places = ({ location }: Made) => location ?? (cityNames.length === 1 ? cityNames[0] : undefined);
  const begins = ({ joiningDate }: Made) =>
    joiningDate === undefined ? t('resources.ownOffer.noDay') : formats.weekday(joiningDate);
  const terms: readonly Term[] = [
    ...partsOf(offer, earlier).map(({ name, paise, before }) => ({
      name: t(`resources.ownOffer.part.${name}`),
      value: paise === 0 ? t('resources.ownOffer.noPart') : money(paise),
      before:
        before === undefined ? undefined : before === 0 ? t('resources.ownOffer.noPart') : money(before),
    })),
    {
      name: t('resources.ownOffer.parts'),
      value: offer.parts === undefined ? t('resources.ownOffer.undivided') : undefined,
    },
    {
      name: t('resources.job.bond'),
      value: job.bondMonths == null ? undefined : bondText(job, t, formats),
    },
    { name: t('resources.ownOffer.place'), value: places(offer), before: earlier && places(earlier) },
    { name: t('resources.ownOffer.begin'), value: begins(offer), before: earlier && begins(earlier) },
  ];
  return (
    <Card padding="md">
      <Stack gap="sm">
        <div>
          <Text tone="muted">{t(`resources.ownOffer.headline.${headlines[stand]}`)}</Text>
          <Text as="div">
            <span className={styles.pay}>{money(offer.ctcPaise)}</span> {t('resources.ownOffer.aYear')}
          </Text>
          {earlier !== undefined && earlier.ctcPaise !== offer.ctcPaise && (
            <Text size="sm" tone="muted">
              {t('resources.ownOffer.before', { value: money(earlier.ctcPaise) })}
            </Text>
          )}
        </div>
        <dl className={styles.terms}>{terms.map((term) => shownTerm(term))}</dl>
      </Stack>
    </Card>
  );

  function shownTerm({ name, value, before = value }: Term) {
    return (
      value !== undefined && (
        <div key={name} className={styles.term}>
          <dt className={styles.termName}>{name}</dt>
          <dd className={styles.termValue}>
            {value}
            {before !== value && (
              <span className={styles.termBefore}>{t('resources.ownOffer.before', { value: before })}</span>
            )}
          </dd>
        </div>
      )
    );
  }
}

/** What stands above the pay; the texts `resources.ownOffer.headline.<headline>`. */
const headlines = {
  open: 'offered',
  accepted: 'accepted',
  joined: 'accepted',
  late: 'wasOffered',
  declined: 'wasOffered',
  withdrawn: 'wasOffered',
  gone: 'wasOffered',
  none: 'wasOffered',
} as const satisfies Record<OfferStand, string>;

interface Term {
  readonly name: string;
  /** Undefined where there is nothing to say. */
  readonly value: string | undefined;
  readonly before?: string | undefined;
}

/** The parts of the pay that are something, or were before where both offers name them. */
function partsOf({ parts }: Made, earlier: Made | undefined) {
  if (parts === undefined) return [];
  return payPartNames.flatMap((name) => {
    const paise = parts[name] ?? 0;
    const before = earlier?.parts && (earlier.parts[name] ?? 0);
    return paise === 0 && (before ?? 0) === 0 ? [] : [{ name, paise, before }];
  });
}
