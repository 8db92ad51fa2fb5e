import type { ApiError, Attempt } from '@aarambh/api-client';
import { SchemaForm, SubmitButton, useSchemaForm } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { ProgressBar } from '@aarambh/ui/ProgressBar';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Service } from '../host/service.ts';
import { useAction, useCloseHeld, useFormats, useService, useTranslation } from '../host/hooks.ts';
import { FailureAlert, HeldDialog, HeldForm } from '../host/parts.tsx';
import type { ActionForm, FoundAll } from '../declare/action.ts';
import { readRecord } from '../calls/calls.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { obstaclesOf } from './bulkObstacles.ts';
import { runEach, runTogether, takeFocus, type Outcome } from './bulk.ts';
import { BulkResult } from './BulkResult.tsx';
import { RecordFields } from '../form/RecordFields.tsx';
import type { BulkAction } from './useBulkActions.ts';
import { useReadAgain } from '../calls/useReadAgain.ts';

interface BulkDialogProps {
  readonly resource: Resource;
  readonly action: BulkAction;
  readonly rows: readonly AnyRow[];
  /** Set where these are all that a search and filters found. */
  readonly all: FoundAll | undefined;
  /** @param left ids of those with which it was not done */
  readonly onClose: (left: ReadonlySet<string>) => void;
}

/** How far it is: asked, under way, or over. */
type Step = 'asked' | 'running' | 'over';

/** Does one thing to many records: says before with which it cannot be done and why, how far it is, and what failed. */
export default function BulkDialog({ resource, action, rows, all, onClose }: BulkDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const service = useService();
  const readAgain = useReadAgain(resource);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [going, setGoing] = useState<readonly AnyRow[]>([]);
  const [typed, setTyped] = useState<object>({});
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const possible = rows.filter((row) => action.obstacle(row) === undefined);

  async function start(chosen: readonly AnyRow[], values: object, isAgain: boolean): Promise<Attempt<void>> {
    stop.current = new AbortController();
    setTyped(values);
    setGoing(chosen);
    setOutcomes((before) => before.filter(({ isDone }) => isDone));
    const tell = (each: Outcome): void => setOutcomes((before) => [...before, each]);
    if (action.runMany === undefined) {
      const run = async (row: AnyRow) =>
        action.run(isAgain ? await asItIsNow(service, resource, row) : row, values);
      await runEach(chosen, run, tell, stop.current.signal);
      return { ok: true, data: undefined };
    }
    const options = { all: isAgain ? undefined : all, signal: stop.current.signal };
    const error = await runTogether(chosen, values, action.runMany, tell, options);
    return error === null ? { ok: true, data: undefined } : { ok: false, error };
  }
  const again = (): void => void readAgain();
  const doing = useAction(start, { onDone: again, onFailed: again });
  // Where nothing was done, what was asked is asked again, with what the server says.
  const step: Step = doing.isPending ? 'running' : doing.isDone ? 'over' : 'asked';

  const done = new Set(outcomes.flatMap(({ row, isDone }) => (isDone ? [row.id] : [])));
  const left = rows.filter(({ id }) => !done.has(id));
  const close = (): void => {
    if (step === 'running') stop.current.abort();
    else onClose(step === 'asked' ? new Set(rows.map(({ id }) => id)) : new Set(left.map(({ id }) => id)));
  };
  const finished = outcomes.filter(({ row }) => going.includes(row)).length;
  return (
    <HeldDialog
      isOpen
      onClose={(reason) => (reason === 'outside' ? undefined : close())}
      title={t('resources.bulk.title', { action: t(action.label), count: rows.length })}
    >
      {step === 'asked' && (
        <Question
          {...{ resource, action, rows, possible }}
          failure={doing.failure}
          onConfirm={(values) => doing.run(possible, values, false)}
        />
      )}
      {step === 'running' && (
        <Stack gap="md">
          <ProgressBar
            label={t(action.label)}
            value={finished}
            max={going.length}
            valueLabel={t('resources.bulk.progress', {
              done: formats.number(finished),
              total: formats.number(going.length),
            })}
          />
          <Inline justify="end">
            <Button ref={takeFocus} variant="secondary" size="sm" onClick={() => stop.current.abort()}>
              {t('resources.bulk.stop')}
            </Button>
          </Inline>
        </Stack>
      )}
      {step === 'over' && (
        <BulkResult
          resource={resource}
          action={action}
          outcomes={outcomes}
          left={going.filter(({ id }) => !outcomes.some(({ row }) => row.id === id))}
          onRetry={(chosen) => doing.run(chosen, typed, true)}
          onClose={close}
        />
      )}
    </HeldDialog>
  );
}

/** The record as it is by now; as it was, where it cannot be read: then the call says why. */
async function asItIsNow(service: Service, resource: Resource, row: AnyRow): Promise<AnyRow> {
  if (resource.isWholeInList === true) return row;
  return readRecord(service, resource, row.id).catch((_error: ApiError) => row);
}

interface QuestionProps extends Pick<BulkDialogProps, 'resource' | 'action' | 'rows'> {
  readonly possible: readonly AnyRow[];
  readonly failure: ApiError | null;
  readonly onConfirm: (typed: object) => void;
}

/** With how many it can be done, with which it cannot and why, and the form that it needs. */
function Question({ resource, action, rows, possible, failure, onConfirm }: QuestionProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const close = useCloseHeld();
  const impossible = rows.length - possible.length;
  const label = t('resources.bulk.confirm', { action: t(action.label), count: possible.length });
  const cancel = (
    <Button variant="secondary" size="sm" onClick={close}>
      {t('resources.cancel')}
    </Button>
  );
  return (
    <Stack gap="md">
      <FailureAlert error={failure} />
      <Text>{t('resources.bulk.possible', { count: possible.length })}</Text>
      {impossible > 0 && (
        <Stack gap="xs">
          <Text>{t('resources.bulk.impossible', { count: impossible })}</Text>
          <List kind="bulleted">
            {obstaclesOf(resource, action, rows, t, formats).map((text) => (
              <ListItem key={text}>{text}</ListItem>
            ))}
          </List>
        </Stack>
      )}
      {action.Check !== undefined && possible.length > 0 && (
        <Suspense>
          <action.Check rows={possible} />
        </Suspense>
      )}
      {action.form === undefined ? (
        <Inline justify="end">
          {cancel}
          <Button size="sm" variant={action.isDangerous ? 'danger' : 'primary'} onClick={() => onConfirm({})}>
            {label}
          </Button>
        </Inline>
      ) : (
        <Filled
          form={action.form}
          rows={possible}
          isDangerous={action.isDangerous}
          {...{ label, cancel, onConfirm }}
        />
      )}
    </Stack>
  );
}

interface FilledProps extends Pick<QuestionProps, 'rows' | 'onConfirm'> {
  readonly form: ActionForm;
  readonly label: string;
  readonly isDangerous: boolean;
  readonly cancel: React.ReactNode;
}

function Filled({ form: { definition, ...rest }, rows, label, isDangerous, cancel, onConfirm }: FilledProps) {
  const { lookups, from } = rest;
  // What it begins with for one of them is right for all where they say the same.
  const [first] = useState(() => {
    const [values = definition.defaultValues, ...others] = rows.map((row) => from?.(row));
    const isSame = others.every((each) => JSON.stringify(each) === JSON.stringify(values));
    return isSame ? values : definition.defaultValues;
  });
  const form = useSchemaForm(definition, {
    initialValues: first,
    onSubmit: (values) => onConfirm(definition.toPayload(values)),
  });
  return (
    <SchemaForm form={form}>
      <HeldForm form={form} />
      <Stack gap="md">
        <RecordFields form={form} definition={definition} lookups={lookups} />
        <Inline justify="end">
          {cancel}
          <SubmitButton form={form} size="sm" {...(isDangerous && { variant: 'danger' as const })}>
            {label}
          </SubmitButton>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
