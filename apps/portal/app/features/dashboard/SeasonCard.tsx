import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { lazy, Suspense, useState } from 'react';
import { loadNamespaces } from '#app/i18n/i18n.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';
import { LeaveSeason } from './LeaveSeason.tsx';

// Its words about the rules are those of the list of seasons.
const JoinSeason = lazy(async () => {
  const [content] = await Promise.all([import('./JoinSeason.tsx'), loadNamespaces('seasons')]);
  return content;
});

type OwnSeason = components['schemas']['OwnSeason'];
type State = NonNullable<OwnSeason['state']>;

const tones = { Pending: 'warning', Active: 'success', Removed: 'danger', Withdrawn: 'neutral' } as const;

const stateTexts = {
  Pending: 'dashboard.season.pending',
  Active: 'dashboard.season.enrolled',
  Removed: 'dashboard.season.removed',
  Withdrawn: 'dashboard.season.withdrawn',
} as const satisfies Record<State, string>;

/** Those that the student takes part in or can join; where there is none, what keeps the student out of the others. */
function relevantOf(seasons: readonly OwnSeason[]): readonly OwnSeason[] {
  const own = seasons.filter(({ state, blocks }) => state !== null || blocks.length === 0);
  return own.length > 0 ? own : seasons;
}

/** The seasons of a student's institute: how the student stands to each, what keeps them out, and how to join. */
export function SeasonCard({ seasons }: { readonly seasons: readonly OwnSeason[] }) {
  const { t } = useTranslation();
  const shown = relevantOf(seasons);
  return (
    <DashboardCard title={t('dashboard.season.title')} id="season">
      {shown.length === 0 ? (
        <Text tone="muted">{t('dashboard.season.none')}</Text>
      ) : (
        <Stack gap="lg">
          {shown.map((season) => (
            <Season key={season.id} season={season} />
          ))}
        </Stack>
      )}
    </DashboardCard>
  );
}

function Season({ season }: { readonly season: OwnSeason }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [asked, setAsked] = useState<'join' | 'leave'>();
  const { name, state, reason, blocks, registrationEnd, startDate, endDate } = season;
  const takesPart = state === 'Pending' || state === 'Active';
  const mayJoin = (state === null || state === 'Withdrawn') && blocks.length === 0;
  const date = (moment: string) => formats.day(moment);
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        {name}
      </Heading>
      <Inline>
        {state === null ? (
          <Tag tone="neutral">{t('dashboard.season.notEnrolled')}</Tag>
        ) : (
          <Tag tone={tones[state]}>{t(stateTexts[state])}</Tag>
        )}
      </Inline>
      {reason !== null && <Text>{t('dashboard.season.reason', { reason })}</Text>}
      {state !== 'Removed' && blocks.length > 0 && (
        <Alert tone="warning" title={t(takesPart ? 'dashboard.season.missing' : 'dashboard.season.blocked')}>
          <Stack gap="xs">
            {blocks.map(({ rule, message }) => (
              <Text key={rule}>{message}</Text>
            ))}
          </Stack>
        </Alert>
      )}
      {state !== 'Removed' && (
        <Text size="sm" tone="muted">
          {takesPart
            ? t('dashboard.season.runs', { start: date(startDate), end: date(endDate) })
            : t('dashboard.season.registersUntil', { end: date(registrationEnd) })}
        </Text>
      )}
      {(mayJoin || takesPart) && (
        <Inline>
          {mayJoin ? (
            <Button variant="secondary" size="sm" onClick={() => setAsked('join')}>
              {t('dashboard.season.join')}
            </Button>
          ) : (
            <Button variant="secondary" size="sm" onClick={() => setAsked('leave')}>
              {t('dashboard.season.leave')}
            </Button>
          )}
        </Inline>
      )}
      {asked === 'join' && (
        <Suspense>
          <JoinSeason season={season} isOpen onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
      <LeaveSeason season={season} isOpen={asked === 'leave'} onClose={() => setAsked(undefined)} />
    </Stack>
  );
}
