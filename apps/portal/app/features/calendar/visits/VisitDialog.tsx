import { cancelVisit, setVisit } from '@aarambh/api-client/operations';
import { roundKindKeys } from '@aarambh/forms';
import { Button } from '@aarambh/ui/Button';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { AccessContext, useIsAllowed } from '#app/access/access.ts';
import { isoDay } from '#app/i18n/formats.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { clock } from '#app/session/session.ts';
import { inForms } from '#app/words/values.ts';
import { DayForm } from './DayForm.tsx';
import { EndForm } from './EndForm.tsx';
import { stateTones, visitQuery, type Visit } from './visitsQuery.ts';

const kindTexts = inForms(roundKindKeys);

interface VisitDialogProps {
  /** Null: closed. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** One visit: what it is, and what the reader may do about it. */
export function VisitDialog({ id, onClose }: VisitDialogProps) {
  const { t } = useTranslation();
  return (
    <HeldDialog isOpen={id !== null} onClose={onClose} title={t('calendar.visits.one')}>
      {id !== null && <VisitOf key={id} id={id} onDone={onClose} />}
    </HeldDialog>
  );
}

function VisitOf({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const reading = useQuery(visitQuery(id));
  const [step, setStep] = useState<'look' | 'set' | 'end'>('look');
  const visit = reading.data?.data.visit;
  if (visit === undefined) {
    return reading.error === null ? (
      <Loading />
    ) : (
      <ReadingFailure title={t('calendar.visits.unread')} reading={reading} error={reading.error} />
    );
  }
  return (
    <Stack gap="md">
      <Facts visit={visit} isAsked={step !== 'set'} />
      {step === 'set' && <DayForm visit={visit} onDone={onDone} />}
      {step === 'end' && <EndForm visit={visit} onDone={onDone} />}
      {step === 'look' && <Steps visit={visit} onStep={setStep} />}
    </Stack>
  );
}

/** @param isAsked whether it says which days were asked for: where one is set they are there to be chosen */
function Facts({ visit, isAsked }: { readonly visit: Visit; readonly isAsked: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { companyName, instituteName, job, wantedDays, state, kind, day, hall, note, reason } = visit;
  const isAsDay = wantedDays.every((each) => each === day);
  const items = [
    {
      term: t('calendar.visits.state'),
      details: <Tag tone={stateTones[state]}>{t(`calendar.visits.states.${state}`)}</Tag>,
    },
    { term: t('calendar.visits.company'), details: companyName },
    { term: t('calendar.visits.institute'), details: instituteName },
    ...(day === undefined ? [] : [{ term: t('calendar.visits.day'), details: formats.weekday(day) }]),
    ...(hall === undefined ? [] : [{ term: t('calendar.visits.hall'), details: hall }]),
    ...(kind === undefined ? [] : [{ term: t('calendar.visits.kind'), details: t(kindTexts[kind]) }]),
    ...(!isAsked || isAsDay
      ? []
      : [
          {
            term: t('calendar.visits.wanted'),
            details: wantedDays.map((each) => formats.weekday(each)).join(' · '),
          },
        ]),
    ...(job.length === 0
      ? []
      : [
          {
            term: t('calendar.visits.jobs'),
            details: (
              <Inline gap="xs">
                {job.map(({ jdID, title }) => (
                  <Link key={jdID} href={`/job-description/${jdID}`}>
                    {title}
                  </Link>
                ))}
              </Inline>
            ),
          },
        ]),
    ...(note === undefined ? [] : [{ term: t('calendar.visits.note'), details: note }]),
    ...(reason === undefined ? [] : [{ term: t('calendar.visits.reason'), details: reason }]),
  ];
  return <DescriptionList items={items} />;
}

function Steps({
  visit: { state, day },
  onStep,
}: {
  readonly visit: Visit;
  readonly onStep: (step: 'set' | 'end') => void;
}) {
  const { t } = useTranslation();
  const { scope } = use(AccessContext);
  const isOver =
    state === 'Cancelled' || (state !== 'Wanted' && day !== undefined && day < isoDay(clock.now()));
  const maySet = useIsAllowed(setVisit) && scope === 'institute';
  const mayEnd = useIsAllowed(cancelVisit) && (scope === 'institute' || scope === 'company');
  if (isOver || (!maySet && !mayEnd)) return null;
  return (
    <Inline justify="end">
      {mayEnd && (
        <Button variant="secondary" size="sm" onClick={() => onStep('end')}>
          {t(
            state === 'Wanted' && scope === 'institute'
              ? 'calendar.visits.decline'
              : 'calendar.visits.cancel',
          )}
        </Button>
      )}
      {maySet && (
        <Button size="sm" onClick={() => onStep('set')}>
          {t(state === 'Wanted' ? 'calendar.visits.set' : 'calendar.visits.move')}
        </Button>
      )}
    </Inline>
  );
}
