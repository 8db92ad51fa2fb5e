import { roundResultValues } from '@aarambh/api-client/enums';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { NumberField } from '@aarambh/ui/NumberField';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { TextArea } from '@aarambh/ui/TextArea';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { DownloadButton } from '#app/screen/DownloadButton.tsx';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { useAction } from '#app/screen/useAction.ts';
import { callAsNobody } from '#app/session/call.ts';
import { resultTexts, stateTexts, type PanelPerson } from './panelWords.ts';

/** Most characters of a note, as the contract has it. */
const mostNote = 500;

/** What was typed about a person and is not saved. What is not in it stays as it is, whoever gives it. */
export interface ResultDraft {
  readonly result?: PanelPerson['result'];
  readonly marks?: number | null;
  readonly note?: string;
  /** Of what was seen when the result or the marks were typed: the panel is read again meanwhile. */
  readonly rowVersion?: number;
}

interface PersonResultProps {
  /** Of the interviewer's session. */
  readonly token: string;
  readonly person: PanelPerson;
  /** Null where the round has no marks. */
  readonly maxMarks: number | null;
  /** Whether a result can be given. */
  readonly isOpen: boolean;
  /** Undefined: nothing was typed that is not saved. */
  readonly draft: ResultDraft | undefined;
  /** Told null when nothing is left that is not saved. */
  readonly onEdit: (draft: ResultDraft | null) => void;
  readonly onSaved: (person: PanelPerson) => void;
  readonly onStale: () => void;
}

/** One person of a panel: the CV and the answers, and the result, marks and note that the interviewer gives. */
export function PersonResult({ token, person, maxMarks, isOpen, ...rest }: PersonResultProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { name, answers, hasCv, applicationID } = person;
  return (
    <Stack gap="md">
      <Inline justify="between">
        <Heading level={2} size="sm">
          {t('panel.option', { time: formats.time(person.startsAt), name })}
        </Heading>
        <Tag tone={person.queue === 'In' ? 'success' : 'neutral'}>{t(stateTexts[person.queue])}</Tag>
      </Inline>
      {person.isLeft && <Alert tone="warning">{t('panel.left')}</Alert>}
      {person.attendance === 'Absent' && <Alert tone="warning">{t('panel.absent')}</Alert>}
      {hasCv ? (
        <div>
          <DownloadButton
            messages={{ label: t('panel.cv'), pending: t('panel.cvPending') }}
            load={() => loadCv(token, applicationID, name)}
          />
        </div>
      ) : (
        <Text tone="muted">{t('panel.noCv')}</Text>
      )}
      {answers.length > 0 && (
        <section aria-label={t('panel.answers')}>
          <DescriptionList
            layout="stacked"
            items={answers.map(({ questionID, question, answer }) => ({
              id: questionID,
              term: question,
              details: answer,
            }))}
          />
        </section>
      )}
      {isOpen ? (
        <ResultForm token={token} person={person} maxMarks={maxMarks} {...rest} />
      ) : (
        <Text>{t(resultTexts[person.result])}</Text>
      )}
    </Stack>
  );
}

async function loadCv(token: string, id: string, name: string) {
  const { apiOfNobody } = await import('#app/session/api.ts');
  const params = { path: { id }, header: { 'X-Panel-Session': token } };
  const { data } = await apiOfNobody().GET('/panel/cv/{id}', { params, parseAs: 'blob' });
  return data && { content: data, name: `${name} CV.pdf` };
}

type ResultFormProps = Omit<PersonResultProps, 'isOpen'>;

function ResultForm({ token, person, maxMarks, draft, onEdit, onSaved, onStale }: ResultFormProps) {
  const { t } = useTranslation();
  const { applicationID, name } = person;
  const { rowVersion = person.rowVersion, note, ...judged } = draft ?? {};
  const judge = (part: Pick<ResultDraft, 'result' | 'marks'>): void =>
    onEdit({ ...draft, ...part, rowVersion });
  const saving = useAction(
    () =>
      callAsNobody((api) =>
        api.PUT('/panel/result/{id}', {
          params: { path: { id: applicationID }, header: { 'X-Panel-Session': token } },
          body: { ...judged, ...(note !== undefined && { note: note.trim() || null }), rowVersion },
        }),
      ),
    {
      onDone: (data) => {
        alerts.success(t('panel.saved', { name }));
        onSaved(data.person);
      },
      onFailed: ({ code }) => {
        // What another gave is seen now; the note is nobody else's and stays typed.
        if (code === 'STALE') onEdit(note === undefined ? null : { note });
        if (code === 'STALE' || code === 'TOKEN_INVALID') onStale();
      },
    },
  );
  const { failure } = saving;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.run();
      }}
    >
      <Stack gap="md">
        {failure?.code === 'STALE' ? (
          <Alert tone="warning" focusOnMount>
            {t('panel.stale')}
          </Alert>
        ) : (
          <FailureAlert error={failure} takesFocus />
        )}
        <Select
          label={t('panel.result')}
          value={judged.result ?? person.result}
          options={roundResultValues.map((value) => ({ value, label: t(resultTexts[value]) }))}
          onChange={(result) => {
            if (result !== '') judge({ result });
          }}
        />
        {maxMarks !== null && (
          <NumberField
            label={t('panel.marks', { most: maxMarks })}
            necessity="optional"
            min={0}
            max={maxMarks}
            decimals={2}
            value={judged.marks === undefined ? person.marks : judged.marks}
            onChange={(marks) => judge({ marks })}
          />
        )}
        <TextArea
          label={t('panel.note')}
          hint={t('panel.noteHint')}
          necessity="optional"
          characterLimit={mostNote}
          value={note ?? person.note ?? ''}
          onChange={(typed) => onEdit({ ...draft, note: typed })}
        />
        <Inline justify="between">
          {draft === undefined ? <span /> : <Tag tone="warning">{t('panel.unsaved')}</Tag>}
          <Button type="submit" isPending={saving.isPending} messages={{ pending: t('panel.saving') }}>
            {t('panel.save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
