import { dataOf, isApiError, newIdempotencyKey, type components } from '@aarambh/api-client';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import { clock } from '#app/session/session.ts';
import { line } from '../drive.css.ts';
import { roundsQuery, type DriveRound } from '../roundsQuery.ts';
import { useRoundWork } from '../useRoundWork.ts';
import { minutesBehind, roundsOfDay } from './companyDay.ts';
import { DaySummary } from './DaySummary.tsx';
import { panelsQuery, type Panel, type Slot, type SlotPerson } from './panelsQuery.ts';
import { queueOf, type Queued } from './queueOrder.ts';
import { standing } from './slotWords.ts';

type Step = components['schemas']['QueueChange']['queue'];

/** Milliseconds after which the board is read again: others move it on, too. */
const everyMs = 10_000;

/** The company's day: who is in, who is next, who waits and who is late, at the doors of every panel of the rounds of this one's day. */
export function DayBoard({ round }: { readonly round: DriveRound }) {
  const { t } = useTranslation();
  const drive = useQuery(roundsQuery(round.jdID));
  const rounds = roundsOfDay(drive.data?.data.round ?? [round], round);
  const readings = useQueries({
    queries: rounds.map(({ id }) => ({ ...panelsQuery(id), refetchInterval: everyMs })),
  });
  const unread = readings.find(({ data, error }) => data === undefined && error !== null);
  if (unread?.error != null) {
    return <ReadingFailure title={t('drive.slots.unread')} reading={unread} error={unread.error} />;
  }
  if (readings.some(({ data }) => data === undefined)) return <Loading />;
  const days = rounds
    .map((each, index) => ({ round: each, panels: readings[index]?.data?.data.panel ?? [] }))
    .filter(({ panels }) => panels.length > 0);
  if (days.length === 0) return <EmptyState level={3} title={t('drive.slots.none')} />;
  return (
    <Stack gap="md">
      <DaySummary days={days} now={clock.now()} />
      {days.map((day) => (
        <Stack key={day.round.id} gap="sm">
          {days.length > 1 && (
            <Heading level={3} size="sm">
              {day.round.name}
            </Heading>
          )}
          <ul
            className={line}
            aria-label={
              days.length > 1 ? t('drive.day.boardOf', { name: day.round.name }) : t('drive.slots.board')
            }
          >
            {day.panels.map((panel) => (
              <li key={panel.id}>
                <PanelBoard panel={panel} round={day.round} />
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}

interface PanelBoardProps {
  readonly panel: Panel;
  readonly round: DriveRound;
}

function PanelBoard({ panel, round }: PanelBoardProps) {
  const { t } = useTranslation();
  const { queue, done } = queueOf(panel);
  const behind = minutesBehind(panel, clock.now());
  return (
    <Card>
      <Stack gap="sm">
        <Heading level={3} size="sm">
          {panel.venue == null ? panel.name : t('drive.slots.at', { name: panel.name, venue: panel.venue })}
        </Heading>
        <Inline justify="between">
          <Text size="sm" tone="muted">
            {t('drive.slots.doneCount', { count: done, of: done + queue.length })}
          </Text>
          {behind > 0 && <Tag tone="warning">{t('drive.day.behindBy', { count: behind })}</Tag>}
        </Inline>
        <List label={t('drive.slots.queueOf', { name: panel.name })}>
          {queue.map((each, index) => (
            <ListItem key={each.slot.id}>
              <InQueue {...each} round={round} isNext={index === 0} />
            </ListItem>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

const next = { 'Not here': 'Called', Here: 'Called', Called: 'In', In: 'Done', Done: 'Done' } as const;

const nextTexts = {
  Called: 'drive.slots.call',
  In: 'drive.slots.goesIn',
  Done: 'drive.slots.comesOut',
} as const;

interface InQueueProps extends Queued {
  readonly round: DriveRound;
  /** Whether this is the first of the queue: what is done next. */
  readonly isNext: boolean;
}

function InQueue({ slot, person, round, isNext }: InQueueProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { move, markAbsent } = useDoor(round, slot, person);
  const { word, tone } = standing(person, t);
  const step = next[person.queue];
  const isAbsent = person.attendance === 'Absent' || person.attendance === 'Excused';
  const failed = move.error ?? markAbsent.error;
  const isOpen = round.state !== 'Closed' && !person.isLeft && !isAbsent;
  return (
    <Stack gap="xs">
      <FailureAlert error={isApiError(failed) ? failed : null} />
      <Inline justify="between">
        <Text>{t('drive.slots.waiting', { time: formats.time(slot.startsAt), name: person.name })}</Text>
        <Tag tone={tone}>{word}</Tag>
      </Inline>
      {isOpen && (
        <Inline gap="xs">
          <Button
            size="sm"
            variant={isNext ? 'primary' : 'secondary'}
            isPending={move.isPending}
            aria-label={t('drive.slots.stepOf', { step: t(nextTexts[step]), name: person.name })}
            onClick={() => move.mutate(step)}
          >
            {t(nextTexts[step])}
          </Button>
          {person.queue === 'Called' && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('drive.slots.stepOf', { step: t('drive.slots.back'), name: person.name })}
              onClick={() => move.mutate('Here')}
            >
              {t('drive.slots.back')}
            </Button>
          )}
          {person.attendance === 'Unknown' && person.isLate && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('drive.hereNamed', {
                attendance: t('drive.attendance.absent'),
                name: person.name,
              })}
              onClick={() => markAbsent.mutate()}
            >
              {t('drive.attendance.absent')}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

/** What is done at the door with one person. */
function useDoor(round: DriveRound, { id, rowVersion }: Slot, { applicationID }: SlotPerson) {
  const move = useRoundWork(
    (queue: Step) =>
      dataOf(api().PUT('/round/queue/{id}', { params: { path: { id } }, body: { queue, rowVersion } })),
    () => undefined,
  );
  const markAbsent = useRoundWork(
    () =>
      dataOf(
        api().PUT('/round/entries/{id}', {
          params: { path: { id: round.id }, header: { 'Idempotency-Key': newIdempotencyKey() } },
          body: { entries: [{ applicationID, attendance: 'Absent' }] },
        }),
      ),
    ({ outcomes }) => {
      const refused = outcomes.find(({ ok }) => !ok)?.error;
      if (refused != null) alerts.danger(refused.message);
    },
  );
  return { move, markAbsent };
}
