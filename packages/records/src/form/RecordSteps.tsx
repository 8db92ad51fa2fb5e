import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Form } from '@aarambh/ui/Form';
import { Heading } from '@aarambh/ui/Heading';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Stepper, type StepperStep } from '@aarambh/ui/Stepper';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate, useSearchParams, type Location } from 'react-router';
import { useAccess, useFormats, useTranslation } from '../host/hooks.ts';
import { FailureAlert, UnsavedChangesDialog } from '../host/parts.tsx';
import type { Translate } from '../register.ts';
import type { FormStep } from '../declare/form.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow, AnyValues } from '../declare/row.ts';
import { MergeNotice } from './MergeNotice.tsx';
import { RecordFields } from './RecordFields.tsx';
import * as styles from './RecordSteps.css.ts';
import { wrongFields } from './storableValues.ts';
import { useAutosave, type Autosave, type SavingState } from './useAutosave.ts';
import { useFieldFocus } from './useFieldFocus.ts';
import { useRecordForm, type RecordFormState } from './useRecordForm.ts';

interface RecordStepsProps {
  readonly resource: Resource;
  readonly steps: readonly FormStep[];
  /** Undefined for a new record. */
  readonly row: AnyRow | undefined;
  /** What a new record begins with. */
  readonly initialValues?: AnyValues | undefined;
  /** Whether it is saved while it is written: a draft, which nobody else sees. */
  readonly isDraft: boolean;
  /** Said on each step, above its fields. */
  readonly notice?: ReactNode;
  /** The record is there from now on; the address names it by `id`. */
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/**
 * The form of a long record in steps. Each step is an address, so that back, forward and a link lead there; a draft is saved every 20
 * seconds and when a step is left. What is wrong in a field does not keep the rest from being saved.
 */
export function RecordSteps({
  resource,
  steps,
  row,
  initialValues,
  isDraft,
  notice,
  onAdded,
  onClose,
}: RecordStepsProps) {
  const { t } = useTranslation();
  const { scope } = useAccess();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  if (resource.form === undefined) throw new Error(`${resource.key} has no form.`);
  const { definition, nameField, lookups, hiddenFields } = resource.form;
  const heading = useRef<HTMLHeadingElement>(null);

  const state = useRecordForm({
    resource,
    row,
    definition,
    nameField,
    initialValues,
    onSubmit: () => undefined,
  });
  const { form, base, failure, meeting } = state;
  const hidden = useSyncExternalStore(form.subscribe, () =>
    (hiddenFields?.(form.values(), scope) ?? []).join(' '),
  ).split(' ');
  const stepFields = steps.map(({ fields }) => fields);
  const hrefOf = (id: string, field?: string): string => stepAddress(parameters, id, field);
  const { saving, save, isChanged } = useAutosave({
    state,
    definition,
    steps: stepFields,
    isOn: isDraft,
    onAdded: async ({ id }) => {
      onAdded(id);
      // The step of now, which may be another one than when saving began.
      const now = new URLSearchParams(location.search).get('step');
      const next = new URLSearchParams({ id, ...(now !== null && { step: now }) });
      await navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true });
    },
  });

  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === parameters.get('step')),
  );
  const step = steps[index];
  const next = steps[index + 1];
  const previous = steps[index - 1];
  const area = useFieldFocus(form, parameters.get('field'), heading, step?.id);

  useSavedOnLeaving(step?.id, isDraft ? save : undefined);
  const wrongNames = useSyncExternalStore(form.subscribe, () =>
    wrongFields(definition, form.values()).join(' '),
  );
  if (step === undefined) return null;
  const wrong = wrongNames === '' ? [] : wrongNames.split(' ');

  async function goOn(): Promise<void> {
    const isWrongHere = wrongFields(definition, form.values()).some((name) => step?.fields.includes(name));
    // Shows what is wrong, and goes to the first of it.
    if (isWrongHere) return form.submit();
    const result = await save();
    if (result?.kind === 'refused' || result?.kind === 'met') return undefined;
    // From the address as it is by now, which may have got the id of the record.
    const now = new URLSearchParams(location.search);
    now.set('step', next?.id ?? '');
    if (next !== undefined) await navigate(`?${now.toString()}`);
    return undefined;
  }
  async function close(): Promise<void> {
    const result = await save();
    if (result?.kind !== 'refused' && result?.kind !== 'met') onClose();
  }

  // A step with a content of its own says itself what is wrong on the others.
  const isSaidHere = step.Content !== undefined;
  const elsewhere = wrong.flatMap((name) => {
    const at = steps.find((each) => each.id !== step.id && each.fields.includes(name));
    return at === undefined || isSaidHere || saving.kind === 'untouched' ? [] : [{ name, at }];
  });
  const wordsOf = (name: string): string => wordsOfWrong(form, name, t);
  const stepItem = ({ id, title, fields: names }: FormStep, place: number): StepperStep => {
    const isWrong = names.some((name) => wrong.includes(name));
    return {
      id,
      label: t(title),
      href: hrefOf(id),
      isDone: place < index && !isWrong,
      hasError: isWrong && saving.kind !== 'untouched',
    };
  };
  const fieldNames = step.fields.filter((name) => !hidden.includes(name));
  const { Content, Aside } = step;
  const parts = {
    form,
    row: base,
    hrefOf,
    steps,
    save: async () => {
      const result = await save();
      return result !== undefined && 'row' in result && !isChanged() ? result.row : undefined;
    },
  };
  const fields = (
    <div className={styles.fields}>
      <RecordFields form={form} definition={{ fieldOrder: fieldNames }} lookups={lookups} level={2} />
    </div>
  );
  return (
    <div ref={area}>
      <Stack gap="md">
        <Stepper
          label={t('resources.steps.name')}
          steps={steps.map(stepItem)}
          currentId={step.id}
          isAnnounced={false}
        />
        {notice}
        <FailureAlert error={failure} title={t('resources.draft.failed')} takesFocus />
        {meeting !== undefined && (
          <MergeNotice
            form={resource.form}
            both={meeting.both}
            mine={definition.toPayload(form.values())}
            theirs={meeting.theirs}
            onSave={async (choices) => {
              if (state.join(meeting, choices) !== undefined) await save();
            }}
          />
        )}
        <WrongElsewhere places={elsewhere} hrefOf={hrefOf} wordsOf={wordsOf} />
        <Card>
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              void goOn();
            }}
          >
            <Stack gap="lg">
              <Heading level={2} ref={heading} tabIndex={-1}>
                {t('resources.steps.heading', {
                  place: index + 1,
                  count: steps.length,
                  title: t(step.title),
                })}
              </Heading>
              <div className={styles.content} data-has-aside={Aside === undefined ? undefined : ''}>
                <Stack gap="md">
                  {Content === undefined ? fields : <Content {...parts} fields={fields} />}
                </Stack>
                {Aside !== undefined && (
                  <div className={styles.aside}>
                    <Aside {...parts} />
                  </div>
                )}
              </div>
              <Foot
                previous={previous}
                next={next}
                saving={saving}
                missing={wrong.map(wordsOf)}
                onBack={({ id }) => void navigate(hrefOf(id))}
                onClose={() => void close()}
              />
            </Stack>
          </Form>
        </Card>
        <UnsavedChangesDialog isChanged={isChanged} formOf={formOf} />
      </Stack>
    </div>
  );
}

/** The address of a step, and of a field on it. */
function stepAddress(parameters: URLSearchParams, step: string, field: string | undefined): string {
  const next = new URLSearchParams(parameters);
  next.set('step', step);
  next.delete('field');
  if (field !== undefined) next.set('field', field);
  return `?${next.toString()}`;
}

/** What is wrong with a field, as its error says it. */
function wordsOfWrong(form: RecordFormState['form'], name: string, t: Translate): string {
  const verdict = form.verdict();
  const error = verdict.ok
    ? undefined
    : verdict.errors.find(({ path }) => path === name || path.startsWith(`${name}.`));
  return error === undefined
    ? t(`forms.${form.fieldDefinition(name).label}`)
    : t(`forms.${error.key}`, { ...error.params });
}

/** By a link, a button, back or forward: whoever leaves a step has what is on it saved. */
function useSavedOnLeaving(step: string | undefined, save: Autosave['save'] | undefined): void {
  const last = useRef(step);
  const leave = useEffectEvent(() => void save?.());
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    leave();
  }, [step]);
}

interface WrongElsewhereProps {
  readonly places: readonly { readonly name: string; readonly at: FormStep }[];
  readonly hrefOf: (step: string, field: string) => string;
  readonly wordsOf: (name: string) => string;
}

/** What is wrong on other steps, each with the way there. */
function WrongElsewhere({ places, hrefOf, wordsOf }: WrongElsewhereProps) {
  const { t } = useTranslation();
  if (places.length === 0) return null;
  return (
    <Alert tone="warning" title={t('resources.steps.wrong')}>
      <List>
        {places.map(({ name, at }) => (
          <ListItem key={name}>
            <Link href={hrefOf(at.id, name)}>{`${t(at.title)}: ${wordsOf(name)}`}</Link>
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}

interface FootProps {
  readonly previous: FormStep | undefined;
  readonly next: FormStep | undefined;
  readonly saving: SavingState;
  readonly missing: readonly string[];
  readonly onBack: (previous: FormStep) => void;
  readonly onClose: () => void;
}

/** The ways from a step, and what has become of what was typed. */
function Foot({ previous, next, saving, missing, onBack, onClose }: FootProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.foot}>
      {previous !== undefined && (
        <Button variant="secondary" size="sm" onClick={() => onBack(previous)}>
          {t('resources.steps.back')}
        </Button>
      )}
      {next !== undefined && (
        <Button type="submit" size="sm">
          {t('resources.steps.next', { title: t(next.title) })}
        </Button>
      )}
      <Button variant="secondary" size="sm" isPending={saving.kind === 'saving'} onClick={onClose}>
        {t('resources.draft.close')}
      </Button>
      <Saved saving={saving} missing={missing} />
    </div>
  );
}

/** What has become of what was typed. The time is announced when it is saved, so these words are no live region. */
function Saved({ saving, missing }: { readonly saving: SavingState; readonly missing: readonly string[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = {
    untouched: () => '',
    waiting: () => t('resources.draft.waiting', { missing: missing.join('. ') }),
    saving: () => t('resources.draft.saving'),
    failed: () => t('resources.draft.failedShort'),
    saved: () =>
      saving.kind === 'saved' ? t('resources.draft.saved', { time: formats.time(saving.at) }) : '',
  }[saving.kind]();
  return (
    <Text as="span" size="sm" tone={saving.kind === 'failed' ? 'danger' : 'muted'}>
      {words}
    </Text>
  );
}

/** Steps are addresses of one form. */
const formOf = ({ pathname }: Location): string => pathname;
