import type { ApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Select } from '@aarambh/ui/Select';
import { Spinner } from '@aarambh/ui/Spinner';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { Held } from '#app/screen/HeldForm.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { callAsNobody } from '#app/session/call.ts';
import { failureText } from '#app/session/failureText.ts';
import { PersonResult, type ResultDraft } from './PersonResult.tsx';
import { resultTexts, type OwnPanelView, type PanelPerson } from './panelWords.ts';

/** Milliseconds after which the panel is read again: the door and the other interviewers go on, too. */
const everyMs = 30_000;

interface OwnPanelProps {
  readonly token: string;
  /** The session is over. Told why, or null when the interviewer left. */
  readonly onEnded: (message: string | null) => void;
}

/** Reads the panel again and again, and holds it between. */
function usePanel({ token, onEnded }: OwnPanelProps) {
  const { t } = useTranslation();
  const [panel, setPanel] = useState<OwnPanelView | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async (): Promise<void> => {
      const params = { header: { 'X-Panel-Session': token } };
      const result = await callAsNobody((api) => api.GET('/panel/people', { params, signal }));
      if (signal.aborted) return;
      if (result.ok) setPanel(result.data.panel);
      setError(result.ok ? null : result.error);
      if (!result.ok && result.error.code === 'TOKEN_INVALID') onEnded(failureText(result.error, t));
    };
    void read();
    const again = setInterval(() => void read(), everyMs);
    return () => {
      leaving.abort();
      clearInterval(again);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is told of the end changes with each drawing
  }, [token, tries]);
  const replace = (person: PanelPerson): void =>
    setPanel(
      (before) =>
        before && {
          ...before,
          person: before.person.map((each) => (each.applicationID === person.applicationID ? person : each)),
        },
    );
  return { panel, error, replace, readAgain: () => setTries((count) => count + 1) };
}

/** An interviewer's panel: one person at a time, in the order of time. */
export function OwnPanel(props: OwnPanelProps) {
  const { t } = useTranslation();
  const { panel, error, replace, readAgain } = usePanel(props);
  if (panel === null) {
    return (
      <ScreenCard>
        <ScreenHeading>{t('panel.title')}</ScreenHeading>
        {error === null ? (
          <Inline gap="sm">
            <Spinner isDecorative />
            {t('panel.reading')}
          </Inline>
        ) : (
          <Alert tone="danger" title={t('panel.unread')} action={<Retry onRetry={readAgain} />}>
            <FailureWords error={error} />
          </Alert>
        )}
      </ScreenCard>
    );
  }
  return <People {...props} panel={panel} onSaved={replace} onStale={readAgain} />;
}

interface PeopleProps extends OwnPanelProps {
  readonly panel: OwnPanelView;
  readonly onSaved: (person: PanelPerson) => void;
  /** Somebody else has written about the person. */
  readonly onStale: () => void;
}

function People({ token, onEnded, panel, onSaved, onStale }: PeopleProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { person: people } = panel;
  const [chosen, setChosen] = useState('');
  // Kept by person, so that looking at the next one loses nothing.
  const [drafts, setDrafts] = useState<ReadonlyMap<string, ResultDraft>>(new Map());
  const index = Math.max(
    0,
    people.findIndex(({ applicationID }) => applicationID === chosen),
  );
  const person = people[index];
  const editDraft = (id: string, draft: ResultDraft | null): void =>
    setDrafts((before) => {
      const after = new Map(before);
      if (draft === null) after.delete(id);
      else after.set(id, draft);
      return after;
    });
  const leave = async (): Promise<void> => {
    await callAsNobody((api) =>
      api.POST('/panel/leave', { params: { header: { 'X-Panel-Session': token } } }),
    );
    onEnded(null);
  };
  const judged = people.filter(({ result }) => result !== 'None').length;
  return (
    <ScreenCard width="md">
      <ScreenHeading lead={t('panel.of', { job: panel.jobTitle, company: panel.companyName })}>
        {`${panel.panelName}: ${panel.roundName}`}
      </ScreenHeading>
      <Held isChanged={drafts.size > 0} />
      <Inline justify="between">
        <Text size="sm" tone="muted">
          {t('panel.until', { name: panel.name, moment: formats.moment(panel.expiresAt) })}
        </Text>
        <Button variant="secondary" size="sm" onClick={() => void leave()}>
          {t('panel.leave')}
        </Button>
      </Inline>
      {panel.isClosed && <Alert tone="info">{t('panel.closed')}</Alert>}
      {person === undefined ? (
        <Text>{t('panel.nobody')}</Text>
      ) : (
        <>
          <Text>{t('panel.judged', { count: judged, of: people.length })}</Text>
          <Select
            label={t('panel.person')}
            value={person.applicationID}
            options={people.map((each) => ({
              value: each.applicationID,
              label: t(each.result === 'None' ? 'panel.option' : 'panel.optionWith', {
                time: formats.time(each.startsAt),
                name: each.name,
                result: t(resultTexts[each.result]),
              }),
            }))}
            onChange={setChosen}
          />
          <Inline justify="between">
            <Button
              variant="secondary"
              disabled={index === 0}
              onClick={() => setChosen(people[index - 1]?.applicationID ?? '')}
            >
              {t('panel.previous')}
            </Button>
            <Text size="sm" tone="muted">
              {t('panel.place', { place: index + 1, count: people.length })}
            </Text>
            <Button
              variant="secondary"
              disabled={index === people.length - 1}
              onClick={() => setChosen(people[index + 1]?.applicationID ?? '')}
            >
              {t('panel.next')}
            </Button>
          </Inline>
          <PersonResult
            key={person.applicationID}
            token={token}
            person={person}
            maxMarks={panel.maxMarks}
            isOpen={!panel.isClosed && !person.isLeft}
            draft={drafts.get(person.applicationID)}
            onEdit={(draft) => editDraft(person.applicationID, draft)}
            onSaved={(saved) => {
              onSaved(saved);
              editDraft(saved.applicationID, null);
            }}
            onStale={onStale}
          />
        </>
      )}
    </ScreenCard>
  );
}
