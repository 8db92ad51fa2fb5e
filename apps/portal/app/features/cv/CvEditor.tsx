import { hasPhotoPlace, validate } from '@aarambh/forms';
import type { components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { focusField } from '@aarambh/ui/ErrorSummary';
import { Heading } from '@aarambh/ui/Heading';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '#app/i18n/LanguageProvider.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { PreviewPane } from './pages/PreviewPane.tsx';
import { lookup } from '@aarambh/records';
import { RecordFields } from '@aarambh/records/screens';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';
import { CheckList, type CvPlace } from './CheckList.tsx';
import { CvConflict } from './CvConflict.tsx';
import * as styles from './cv.css.ts';
import { CvToolbar } from './CvToolbar.tsx';
import { DesignFields, templateFieldID } from './DesignFields.tsx';
import {
  headingFor,
  storedSections,
  textOf,
  withTemplate,
  type CvProfile,
  type CvTemplate,
  type SectionKey,
  type SectionRecord,
} from './draft.ts';
import { MissingPhoto } from './MissingPhoto.tsx';
import { adviceOf, bodyOf, previewOf, templateOf } from './ofCv.ts';
import { SectionList, sectionButtonID } from './SectionList.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { cvForm, useCvDraft } from './useCvDraft.ts';
import { useCvFiles } from './useCvFiles.ts';
import { useCvPreview } from './useCvPreview.ts';
import { useCvSaving } from './useCvSaving.ts';

interface CvEditorProps {
  readonly profile: CvProfile;
  readonly record: readonly SectionRecord[];
  readonly templates: readonly CvTemplate[];
  readonly experience: readonly components['schemas']['Experience'][];
  /** Whether it is written for a role for freshers. */
  readonly isFresher: boolean;
  /** Begins anew with what is stored. */
  readonly onReread: () => void;
}

const roles = {
  jobProfileID: lookup('/admin/job-profile', 'jobProfile', {}, 'title'),
  jobProfileLateralID: lookup('/job-profiles-lateral', 'jobProfileLateral', {}, 'title'),
};

const views = ['write', 'preview', 'checks'] as const;
type View = (typeof views)[number];

/** Writes a CV: its texts, what of the person's record it shows, and beside that the pages as they would be printed. */
export function CvEditor({ profile, record, templates, experience, isFresher, onReread }: CvEditorProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [first] = useState(() => ({
    values: cvForm.fromRecord(profile),
    sections: storedSections(profile.sections, record, templateOf(profile.cvTemplateID, templates)?.sections),
    cvTemplateID: profile.cvTemplateID ?? null,
  }));
  const editing = useCvDraft(first);
  const { form, draft, edit } = editing;
  const template = templateOf(draft.cvTemplateID, templates);
  const isValid = validate(cvForm, draft.values).ok;
  const body = bodyOf(draft, record, template);
  const saving = useCvSaving(profile, isValid ? body : undefined);
  const reading = useCvPreview(isValid ? previewOf(body) : undefined);
  const files = useCvFiles({
    id: profile.id,
    name: textOf(draft.values, 'name'),
    cvTemplateID: template?.id,
    save: saving.save,
  });
  const [view, setView] = useState<View>('write');
  const [open, setOpen] = useState<SectionKey>();
  const [isSharing, setSharing] = useState(false);
  const [goal, setGoal] = useState<{ readonly id: string }>();

  const idOf = (place: CvPlace): string => {
    if (place === 'template') return templateFieldID;
    if (place === 'headline') return form.fieldId('headline');
    if (place === 'summary') return form.fieldId('summary');
    return sectionButtonID(place === 'sections' ? (draft.sections[0]?.key ?? 'summary') : place);
  };
  useEffect(() => {
    const control = goal === undefined ? null : document.getElementById(goal.id);
    if (control) focusField(control);
  }, [goal]);

  const go = (place: CvPlace): void => {
    setView('write');
    if (place !== 'headline' && place !== 'summary' && place !== 'template' && place !== 'sections')
      setOpen(place);
    setGoal({ id: idOf(place) });
  };
  const undoByKey = (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const isRedo = event.key === 'y' || event.key === 'Y';
    if (!isRedo && event.key !== 'z' && event.key !== 'Z') return;
    event.preventDefault();
    if (isRedo || event.shiftKey) editing.redo();
    else editing.undo();
  };

  const checks = reading.preview?.checks;
  const advice = adviceOf(draft, record, experience);
  const count = (checks?.length ?? 0) + advice.length;
  const headingOf = (key: SectionKey): string => headingFor(language, key, record, template?.sections);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the controls in it
    <div onBlur={editing.pause} onKeyDown={undoByKey}>
      <Stack gap="md">
        <CvToolbar editing={editing} saving={saving} files={files} onShare={() => setSharing(true)} />
        {saving.conflict.theirs !== undefined && (
          <CvConflict
            key={saving.conflict.theirs.rowVersion}
            theirs={saving.conflict.theirs}
            mine={body}
            templates={templates}
            headingOf={headingOf}
            onKeepMine={saving.conflict.keepMine}
            onTakeTheirs={onReread}
          />
        )}
        <div className={styles.views}>
          <RadioGroup
            label={t('cv.views.label')}
            variant="segmented"
            orientation="horizontal"
            value={view}
            onChange={(value) => setView(views.find((each) => each === value) ?? 'write')}
            options={[
              { value: 'write', label: t('cv.views.write') },
              { value: 'preview', label: t('cv.views.preview') },
              { value: 'checks', label: t('cv.views.checks', { count }) },
            ]}
          />
        </div>
        <div className={styles.editor}>
          <div className={styles.pane} data-is-chosen={view === 'write'}>
            <Card padding="md">
              <Stack gap="md">
                <Heading level={2} size="md">
                  {t('cv.about')}
                </Heading>
                <RecordFields
                  form={form}
                  definition={{
                    fieldOrder: [
                      'name',
                      isFresher ? 'jobProfileID' : 'jobProfileLateralID',
                      'headline',
                      'summary',
                    ],
                  }}
                  lookups={roles}
                />
              </Stack>
            </Card>
            <Card padding="md">
              <Stack gap="md">
                <Heading level={2} size="md">
                  {t('cv.design.title')}
                </Heading>
                <DesignFields
                  templates={templates}
                  template={template}
                  onChoose={(chosen) => edit((now) => withTemplate(now, record, template?.sections, chosen))}
                />
                <RecordFields
                  form={form}
                  definition={{
                    fieldOrder: [
                      'style_size',
                      'style_accent',
                      ...(template?.layout !== undefined && hasPhotoPlace(template.layout)
                        ? ['style_photo']
                        : []),
                      'language',
                      'visibility',
                    ],
                  }}
                  lookups={roles}
                  below={{ style_photo: MissingPhoto }}
                />
              </Stack>
            </Card>
            <Stack gap="sm">
              <Stack gap="xxs">
                <Heading level={2} size="md">
                  {t('cv.sections.title')}
                </Heading>
                <Text tone="muted">{t('cv.sections.lead')}</Text>
              </Stack>
              <SectionList
                sections={draft.sections}
                record={record}
                headingOf={headingOf}
                open={open}
                onOpen={setOpen}
                edit={edit}
              />
            </Stack>
          </div>
          <section
            className={styles.beside}
            aria-label={t('cv.views.preview')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls and may hold nothing to press (WCAG 2.1.1)
            tabIndex={0}
            data-is-chosen={view !== 'write'}
          >
            <Stack gap="md">
              <div className={styles.pane} data-is-chosen={view === 'checks'}>
                <CheckList checks={checks} advice={advice} onGo={go} />
              </div>
              <div className={styles.pane} data-is-chosen={view === 'preview'}>
                <PreviewPane reading={reading} />
              </div>
            </Stack>
          </section>
        </div>
      </Stack>
      {isSharing && (
        <ShareDialog
          id={profile.id}
          cvTemplateID={template?.id}
          save={saving.save}
          onClose={() => setSharing(false)}
        />
      )}
      <UnsavedChangesDialog
        isChanged={() => saving.isChanged && saving.state.kind !== 'saved' && saving.state.kind !== 'saving'}
      />
    </div>
  );
}
