import { Card } from '@aarambh/ui/Card';
import { Form } from '@aarambh/ui/Form';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Stepper, type StepperStep } from '@aarambh/ui/Stepper';
import type { ReactNode } from 'react';
import type { Location } from 'react-router';
import { useTranslation } from '../host/hooks.ts';
import { FailureAlert, UnsavedChangesDialog } from '../host/parts.tsx';
import type { Translate } from '../register.ts';
import type { FormStep } from '../declare/form.ts';
import { MergeNotice } from './MergeNotice.tsx';
import { StepContent } from './StepContent.tsx';
import { StepFoot } from './StepFoot.tsx';
import { WrongElsewhere, wrongElsewhere } from './WrongElsewhere.tsx';
import type { SavingState } from './useAutosave.ts';
import type { RecordFormState } from './useRecordForm.ts';
import { useRecordSteps, type RecordStepsParts } from './useRecordSteps.ts';

interface RecordStepsProps extends RecordStepsParts {
  /** Said on each step, above its fields. */
  readonly notice?: ReactNode;
}

/**
 * The form of a long record in steps. Each step is an address, so that back, forward and a link lead there; a draft is saved every 20
 * seconds and when a step is left. What is wrong in a field does not keep the rest from being saved.
 */
export function RecordSteps(props: RecordStepsProps) {
  const { t } = useTranslation();
  const { resource, steps, notice } = props;
  const { state, index, saving, save, isChanged, wrong, hidden, parts, area, heading, ...ways } =
    useRecordSteps(props);
  const { form, failure, meeting } = state;
  const step = steps[index];
  if (step === undefined || resource.form === undefined) return null;
  const { definition, lookups } = resource.form;
  const { hrefOf } = parts;
  const wordsOf = (name: string): string => wordsOfWrong(form, name, t);
  return (
    <div ref={area}>
      <Stack gap="md">
        <Stepper
          label={t('resources.steps.name')}
          steps={stepItems(steps, index, wrong, saving, (each) => ({
            label: t(each.title),
            href: hrefOf(each.id),
          }))}
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
              if (state.join(choices) !== undefined) await save();
            }}
          />
        )}
        <WrongElsewhere
          places={wrongElsewhere(steps, step, wrong, saving)}
          hrefOf={hrefOf}
          wordsOf={wordsOf}
        />
        <Card>
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              void ways.goOn();
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
              <StepContent step={step} parts={parts} hidden={hidden} lookups={lookups} />
              <StepFoot
                previous={steps[index - 1]}
                next={steps[index + 1]}
                saving={saving}
                missing={wrong.map(wordsOf)}
                onBack={ways.goTo}
                onClose={() => void ways.close()}
              />
            </Stack>
          </Form>
        </Card>
        <UnsavedChangesDialog isChanged={isChanged} formOf={formOf} />
      </Stack>
    </div>
  );
}

/** The steps as they stand above the form. @param said what a step is called, and where it is */
const stepItems = (
  steps: readonly FormStep[],
  current: number,
  wrong: readonly string[],
  saving: SavingState,
  said: (step: FormStep) => Pick<StepperStep, 'label' | 'href'>,
): StepperStep[] =>
  steps.map((step, place) => {
    const isWrong = step.fields.some((name) => wrong.includes(name));
    return {
      id: step.id,
      ...said(step),
      isDone: place < current && !isWrong,
      hasError: isWrong && saving.kind !== 'untouched',
    };
  });

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

/** Steps are addresses of one form. */
const formOf = ({ pathname }: Location): string => pathname;
