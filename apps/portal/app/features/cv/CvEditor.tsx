import { validate } from '@aarambh/forms';
import type { components } from '@aarambh/api-client';
import { Stack } from '@aarambh/ui/Stack';
import { useState } from 'react';
import { useLanguage } from '#app/i18n/LanguageProvider.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';
import { CheckList } from './CheckList.tsx';
import { CvConflict } from './CvConflict.tsx';
import { CvFields } from './CvFields.tsx';
import * as styles from './cv.css.ts';
import { CvToolbar } from './CvToolbar.tsx';
import {
  headingFor,
  storedSections,
  textOf,
  type CvProfile,
  type CvTemplate,
  type SectionKey,
  type SectionRecord,
} from './draft.ts';
import { adviceOf, bodyOf, previewOf, templateOf } from './ofCv.ts';
import { PreviewPane } from './pages/PreviewPane.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { undoByKey } from './undoByKey.ts';
import { cvForm, useCvDraft } from './useCvDraft.ts';
import { useCvFiles } from './useCvFiles.ts';
import { useCvPlaces } from './useCvPlaces.ts';
import { useCvPreview } from './useCvPreview.ts';
import { useCvSaving } from './useCvSaving.ts';
import { ViewChoice } from './ViewChoice.tsx';

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
  const { draft } = editing;
  const { view, setView, open, setOpen, go } = useCvPlaces(editing);
  const [isSharing, setSharing] = useState(false);
  const template = templateOf(draft.cvTemplateID, templates);
  const isValid = validate(cvForm, draft.values).ok;
  const body = bodyOf(draft, record, template);
  const saving = useCvSaving(profile, isValid ? body : undefined);
  const { theirs, keepMine } = saving.conflict;
  const reading = useCvPreview(isValid ? previewOf(body) : undefined);
  const copy = { id: profile.id, cvTemplateID: template?.id, save: saving.save };
  const files = useCvFiles({ ...copy, name: textOf(draft.values, 'name') });

  const checks = reading.preview?.checks;
  const advice = adviceOf(draft, record, experience);
  const headingOf = (key: SectionKey): string => headingFor(language, key, record, template?.sections);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the controls in it
    <div onBlur={editing.pause} onKeyDown={(event) => undoByKey(event, editing)}>
      <Stack gap="md">
        <CvToolbar editing={editing} saving={saving} files={files} onShare={() => setSharing(true)} />
        {theirs !== undefined && (
          <CvConflict
            key={theirs.rowVersion}
            theirs={theirs}
            mine={body}
            templates={templates}
            headingOf={headingOf}
            onKeepMine={keepMine}
            onTakeTheirs={onReread}
          />
        )}
        <ViewChoice view={view} count={(checks?.length ?? 0) + advice.length} onChoose={setView} />
        <div className={styles.editor}>
          <div className={styles.pane} data-is-chosen={view === 'write'}>
            <CvFields
              editing={editing}
              record={record}
              templates={templates}
              template={template}
              isFresher={isFresher}
              headingOf={headingOf}
              open={open}
              onOpen={setOpen}
            />
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
      {isSharing && <ShareDialog {...copy} onClose={() => setSharing(false)} />}
      <UnsavedChangesDialog
        isChanged={() => saving.isChanged && saving.state.kind !== 'saved' && saving.state.kind !== 'saving'}
      />
    </div>
  );
}
