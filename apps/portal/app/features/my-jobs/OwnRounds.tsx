import type { components } from '@aarambh/api-client';
import { Disclosure } from '@aarambh/ui/Disclosure';
import { Heading } from '@aarambh/ui/Heading';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { Timeline, type TimelineEvent } from '@aarambh/ui/Timeline';
import { useState } from 'react';
import { courseEvents } from '#app/features/applications/course/courseEvents.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';

import { nextInSelection } from './nextInSelection.ts';
import { roundsToShow, roundWord } from './ownRoundWords.ts';
import { SlotChoice } from './SlotChoice.tsx';

type Round = components['schemas']['OwnRound'];

interface OwnRoundsProps {
  readonly application: Pick<components['schemas']['OwnApplication'], 'status' | 'rounds' | 'timeline'>;
  /** Of the job. */
  readonly resultBy: string | null;
}

/** The line of rounds of the candidate's own application: what happened and why, what comes next, when and where. */
export function OwnRounds({ application, resultBy }: OwnRoundsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  const { status, timeline = [] } = application;
  if (application.rounds === undefined || application.rounds.length === 0) return null;
  const rounds = roundsToShow(application.rounds, status);
  const said = nextInSelection(rounds, { status, resultBy }, now, formats, t);
  const next = rounds.find(({ isIn, state }) => isIn && state !== 'Closed');
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('resources.ownRounds.title')}</Heading>
      {said !== undefined && <Text>{said}</Text>}
      <Timeline
        label={t('resources.ownRounds.title')}
        events={rounds.map((round) => ({
          id: round.id,
          title: t('resources.ownRounds.numbered', { order: round.order, name: round.name }),
          time: formats.moment(round.slot?.startsAt ?? round.startsAt),
          moment: new Date(round.slot?.startsAt ?? round.startsAt),
          tone: toneOf(round),
          isCurrent: round.id === next?.id,
          description: <Facts round={round} now={now} />,
        }))}
      />
      <Disclosure title={t('resources.ownRounds.course')} level={4}>
        <Timeline label={t('resources.ownRounds.course')} events={courseEvents(timeline, formats, t)} />
      </Disclosure>
    </Stack>
  );
}

/** Where a round is and what to bring while it is to come, and what came of it afterwards. */
function Facts({ round, now }: { readonly round: Round; readonly now: number }) {
  const { t } = useTranslation();
  const { state, isIn, bring, instructions, slot } = round;
  const { venue, link } = slot ?? round;
  const word = roundWord(round, now, t);
  return (
    <>
      {word !== undefined && <Text size="sm">{word}</Text>}
      {isIn && state !== 'Closed' && (
        <>
          {(venue != null || slot != null) && (
            <Text size="sm">{[slot?.panelName, venue].filter(Boolean).join(', ')}</Text>
          )}
          {link != null && (
            <Text size="sm">
              <Link href={link}>{link}</Link>
            </Text>
          )}
          {round.testCode != null && (
            <Text size="sm">{t('resources.ownRounds.code', { code: round.testCode })}</Text>
          )}
          {bring != null && <Text size="sm">{t('resources.ownRounds.bring', { bring })}</Text>}
          {instructions != null && <Text size="sm">{instructions}</Text>}
          {round.hasTest === true && (
            <Text size="sm">
              <Link href={`/test/${round.id}`}>{t('resources.ownRounds.test')}</Link>
            </Text>
          )}
          {round.choosesSlot === true && <SlotChoice round={round} />}
        </>
      )}
    </>
  );
}

function toneOf({ state, isIn, attendance, result }: Round): NonNullable<TimelineEvent['tone']> {
  if (result === 'Passed') return 'success';
  if (result === 'Failed' || (state === 'Closed' && attendance === 'Absent')) return 'danger';
  if (result !== undefined && result !== 'None') return 'warning';
  return isIn && state !== 'Closed' ? 'action' : 'neutral';
}
