import { datesOfTemplate, jobForm } from '@aarambh/forms';
import { SearchSelect } from '@aarambh/ui/SearchSelect';
import { Stack } from '@aarambh/ui/Stack';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyRow, AnyValues } from '@aarambh/records';
import { useRecord, useSearchedChoices } from '@aarambh/records/data';
import { Loading, ReadingFailure, RecordSteps } from '@aarambh/records/screens';
import { jobDescriptionResource } from './jobDescription.tsx';
import { jobSteps } from './jobSteps.ts';
import { jobTemplateResource } from '#app/features/job-templates/jobTemplate.tsx';
import { jobTemplates } from '#app/records/longLists.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { CompanyNotice } from './CompanyNotice.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf(
  'jobs',
  'my-jobs',
  'applications',
  'job-templates',
  'resources',
  'catalogue',
);

const list = '/job-description';

/** Writes a job description in steps: a new one, blank or from `?template=`, or the one that `?id=` names. */
export default function EditJob() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const template = parameters.get('template');
  const isFirstStep = (parameters.get('step') ?? jobSteps[0].id) === jobSteps[0].id;
  const job = useRecord(jobDescriptionResource, id);
  const origin = useRecord(jobTemplateResource, id === null ? template : null);
  const initialValues = useMemo(() => valuesOf(origin.data), [origin.data]);
  const [added, setAdded] = useState<string>();
  const [shown, setShown] = useState({ id, template, number: 0 });
  if (shown.id !== id || (id === null && shown.template !== template)) {
    // The form that added a job goes on as the form of this job.
    const goesOn = shown.id === null && id === added;
    setShown({ id, template, number: shown.number + (goesOn ? 0 : 1) });
  }
  const { data: row } = job;
  const reading = id === null ? origin : job;
  const isReading = id === null ? template !== null && origin.data === undefined : row === undefined;
  return (
    <Stack gap="md">
      <ScreenHeading
        lead={
          row === undefined
            ? t('resources.job.lead')
            : [row.code, row.companyName].filter(Boolean).join(' · ')
        }
      >
        {row === undefined
          ? t('resources.newRecord', { one: t('resources.jobDescription.one') })
          : t('resources.editRecord', { name: jobDescriptionResource.nameOf(row) })}
      </ScreenHeading>
      {isReading ? (
        reading.error === null ? (
          <Loading />
        ) : (
          <ReadingFailure title={t('resources.recordFailed')} reading={reading} error={reading.error} />
        )
      ) : (
        <RecordSteps
          key={shown.number}
          resource={jobDescriptionResource}
          steps={jobSteps}
          row={row}
          initialValues={initialValues}
          isDraft={row === undefined || row.status === 'Draft'}
          notice={
            <>
              <CompanyNotice row={row} />
              {id === null && isFirstStep && <TemplateChooser template={template} />}
            </>
          }
          onAdded={setAdded}
          onClose={() => void navigate(row === undefined ? list : `${list}/${row.id}`)}
        />
      )}
    </Stack>
  );
}

/** What a new job begins with: what its template says. */
function valuesOf(template: AnyRow | undefined): AnyValues {
  if (template === undefined) return jobForm.defaultValues;
  const { skillIDs, jobProfileLateralID, criteria, closesAfterDays, resultAfterDays, ...said } = template;
  const skills = Array.isArray(skillIDs) ? skillIDs.map((skillID) => ({ skillID: String(skillID) })) : [];
  const hasRules = typeof criteria === 'object' && criteria !== null && Object.keys(criteria).length > 0;
  return jobForm.fromRecord({
    ...said,
    skills,
    ...datesOfTemplate(
      { closesAfterDays: daysIn(closesAfterDays), resultAfterDays: daysIn(resultAfterDays) },
      new Date(),
    ),
    // A template without rules has not chosen to be for everybody.
    criteria: hasRules ? criteria : null,
    jobProfileLateralID: typeof jobProfileLateralID === 'string' ? jobProfileLateralID : null,
    audience: typeof jobProfileLateralID === 'string' ? 'Experienced' : 'Fresher',
    contactPolicy: 'After shortlist',
  });
}

const daysIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Begins the job as a template has it. */
function TemplateChooser({ template }: { readonly template: string | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { field, chosenItems } = useSearchedChoices(jobTemplates, template === null ? [] : [template]);
  const [known] = chosenItems;
  return (
    <SearchSelect
      {...field}
      label={t('resources.job.template')}
      hint={t('resources.job.templateHint')}
      necessity="optional"
      value={template}
      {...(known && { valueLabel: known.label })}
      onChange={(chosen) =>
        void navigate(chosen === null ? '?' : `?${new URLSearchParams({ template: chosen }).toString()}`, {
          replace: true,
        })
      }
    />
  );
}
