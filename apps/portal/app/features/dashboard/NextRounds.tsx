import { Button } from '@aarambh/ui/Button';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { isoDay, type Formats } from '#app/i18n/formats.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';
import { clock } from '#app/session/session.ts';
import type { Dashboard } from './useDashboard.ts';

type NextRound = NonNullable<Dashboard['rounds']>[number];

// Drawing a code takes a library that nobody needs before the day.
const DoorCode = lazy(() => import('./DoorCode.tsx'));

const dayMs = 24 * 60 * 60 * 1000;

/** `Tomorrow, 10:20 am`. */
function whenOf(startsAt: string, formats: Formats, t: TFunction): string {
  const time = formats.time(startsAt);
  const now = clock.now();
  if (isoDay(startsAt) === isoDay(now)) return t('dashboard.rounds.today', { time });
  if (isoDay(startsAt) === isoDay(now + dayMs)) return t('dashboard.rounds.tomorrow', { time });
  return t('dashboard.rounds.day', { day: formats.weekday(startsAt), time });
}

/** Where a candidate has to be, when, with what, and the code that is shown at the door. */
export function NextRounds({ rounds }: { readonly rounds: readonly NextRound[] }) {
  const { t } = useTranslation();
  return (
    <DashboardCard title={t('dashboard.rounds.title')} id="rounds">
      <Stack gap="lg">
        {rounds.map((round) => (
          <Round key={`${round.id} ${round.applicationID}`} round={round} />
        ))}
      </Stack>
    </DashboardCard>
  );
}

function Round({ round }: { readonly round: NextRound }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { slot, order, of, companyName, name, bring, jdID } = round;
  const { startsAt, venue, link } = slot ?? round;
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Heading level={3} size="sm">
          {whenOf(startsAt, formats, t)}
        </Heading>
        <Tag tone="info">{t('dashboard.rounds.of', { order, of })}</Tag>
      </Inline>
      <Text>
        <Link href={`/my-jobs/${jdID}`}>{t('dashboard.rounds.what', { company: companyName, name })}</Link>
      </Text>
      {slot == null ? (
        venue != null && <Text>{venue}</Text>
      ) : (
        <Text>{[slot.panelName, venue].filter(Boolean).join(', ')}</Text>
      )}
      {slot?.place != null && (
        <Text size="sm" tone="muted">
          {t('dashboard.rounds.place', { count: slot.place - 1 })}
        </Text>
      )}
      {bring != null && (
        <Text size="sm" tone="muted">
          {t('dashboard.rounds.bring', { bring })}
        </Text>
      )}
      <Entrance round={round} />
      {link != null && (
        <Inline>
          <LinkButton size="sm" href={link}>
            {t('dashboard.rounds.join')}
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}

/** The code for the door, for who was not seen there yet. A round that is online alone has none, but a link, which may come later. */
function Entrance({ round }: { readonly round: NextRound }) {
  const { code, isCheckedIn, isOnline } = round;
  const { link } = round.slot ?? round;
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  if (isCheckedIn === true) {
    return (
      <Inline>
        <Tag tone="success">{t('dashboard.rounds.checkedIn')}</Tag>
      </Inline>
    );
  }
  if (isOnline) return link == null ? <Text>{t('dashboard.rounds.online')}</Text> : null;
  return (
    <>
      <Text>
        {t('dashboard.rounds.code')} <strong translate="no">{code}</strong>
      </Text>
      <Text size="sm" tone="muted">
        {t('dashboard.rounds.codeHint')}
      </Text>
      <Inline>
        <Button variant="secondary" size="sm" onClick={() => setShown(true)}>
          {t('dashboard.rounds.show')}
        </Button>
      </Inline>
      {isShown && (
        <Suspense>
          <DoorCode code={code} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
