import { cvTemplateForm, validate } from '@aarambh/forms';
import type { components } from '@aarambh/api-client';
import type { FormHandle } from '@aarambh/forms/react';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { Stack } from '@aarambh/ui/Stack';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyRecordForm, AnyValues } from '@aarambh/records';
import { call } from '#app/session/call.ts';
import { PreviewPane } from '#app/features/cv/pages/PreviewPane.tsx';
import { usePreview } from '#app/features/cv/pages/usePreview.ts';

type Sample = components['schemas']['CvSample'];
type Request = components['schemas']['CvTemplatePreviewRequest'];

const samples: readonly Sample[] = ['Short', 'Long', 'Hindi'];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- values are only taken from the form
const definition = cvTemplateForm as unknown as AnyRecordForm;

/** A template while it is written, with people made up: one who begins, one of ten years, one who writes Hindi. */
export function CvTemplatePreview({ form }: { readonly form: FormHandle<AnyValues> }) {
  const { t } = useTranslation();
  const [sample, setSample] = useState<Sample>('Short');
  // A text, because only that is the same each time it is asked for.
  const written = useSyncExternalStore(form.subscribe, () => writtenDesign(form.values()));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form writes the body of the contract
  const design = written === '' ? undefined : (JSON.parse(written) as Omit<Request, 'sample'>);
  const reading = usePreview<Request>({
    kind: 'template',
    request: design && { ...design, sample },
    read: (body, signal) => call((api) => api.POST('/admin/cv-templates/preview', { body, signal })),
  });
  return (
    <Stack gap="md">
      <RadioGroup
        label={t('cv.sample.label')}
        variant="segmented"
        orientation="horizontal"
        options={samples.map((value) => ({ value, label: t(`cv.sample.${value}`) }))}
        value={sample}
        onChange={(value) => setSample(samples.find((each) => each === value) ?? 'Short')}
      />
      <PreviewPane reading={reading} />
    </Stack>
  );
}

/** What is set of the form; empty while something that is set is wrong. Name and description are not set. */
function writtenDesign(values: AnyValues): string {
  const verdict = validate(definition, { ...values, name: 'Name', description: 'Description' });
  if (!verdict.ok) return '';
  const { layout, sections, style, pageLimit } = definition.toPayload(values);
  return JSON.stringify({ layout, sections, style, pageLimit });
}
