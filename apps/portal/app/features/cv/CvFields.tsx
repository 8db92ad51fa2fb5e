import { hasPhotoPlace } from '@aarambh/forms';
import { lookup } from '@aarambh/records';
import { RecordFields } from '@aarambh/records/screens';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DesignFields } from './DesignFields.tsx';
import { withTemplate, type CvTemplate, type SectionKey, type SectionRecord } from './draft.ts';
import { MissingPhoto } from './MissingPhoto.tsx';
import { SectionList } from './SectionList.tsx';
import type { CvEditing } from './useCvDraft.ts';

const roles = {
  jobProfileID: lookup('/admin/job-profile', 'jobProfile', {}, 'title'),
  jobProfileLateralID: lookup('/job-profiles-lateral', 'jobProfileLateral', {}, 'title'),
};

interface CvFieldsProps {
  readonly editing: CvEditing;
  readonly record: readonly SectionRecord[];
  readonly templates: readonly CvTemplate[];
  /** What the CV is set in now. */
  readonly template: CvTemplate | undefined;
  /** Whether it is written for a role for freshers. */
  readonly isFresher: boolean;
  /** The usual heading of a section. */
  readonly headingOf: (key: SectionKey) => string;
  /** Which section is open. */
  readonly open: SectionKey | undefined;
  readonly onOpen: (key: SectionKey | undefined) => void;
}

/** Everything of a CV that can be written: what it says first, how it looks, and its sections. */
export function CvFields({ editing, record, templates, template, isFresher, ...sections }: CvFieldsProps) {
  const { t } = useTranslation();
  const { form, draft, edit } = editing;
  const role = isFresher ? 'jobProfileID' : 'jobProfileLateralID';
  const hasPhoto = template?.layout !== undefined && hasPhotoPlace(template.layout);
  const photo = hasPhoto ? ['style_photo'] : [];
  return (
    <>
      <FieldCard title={t('cv.about')}>
        <RecordFields
          form={form}
          definition={{ fieldOrder: ['name', role, 'headline', 'summary'] }}
          lookups={roles}
        />
      </FieldCard>
      <FieldCard title={t('cv.design.title')}>
        <DesignFields
          templates={templates}
          template={template}
          onChoose={(chosen) => edit((now) => withTemplate(now, record, template?.sections, chosen))}
        />
        <RecordFields
          form={form}
          definition={{ fieldOrder: ['style_size', 'style_accent', ...photo, 'language', 'visibility'] }}
          lookups={roles}
          below={{ style_photo: MissingPhoto }}
        />
      </FieldCard>
      <Stack gap="sm">
        <Stack gap="xxs">
          <Heading level={2} size="md">
            {t('cv.sections.title')}
          </Heading>
          <Text tone="muted">{t('cv.sections.lead')}</Text>
        </Stack>
        <SectionList sections={draft.sections} record={record} edit={edit} {...sections} />
      </Stack>
    </>
  );
}

function FieldCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card padding="md">
      <Stack gap="md">
        <Heading level={2} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
