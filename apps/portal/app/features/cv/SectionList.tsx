import { Checkbox } from '@aarambh/ui/Checkbox';
import { ChevronDownIcon, ChevronUpIcon } from '@aarambh/ui/Icon';
import { IconButton } from '@aarambh/ui/IconButton';
import { ReorderableList } from '@aarambh/ui/ReorderableList';
import { TextArea } from '@aarambh/ui/TextArea';
import { TextField } from '@aarambh/ui/TextField';
import { limits } from '@aarambh/forms';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './cv.css.ts';
import {
  ordered,
  withSection,
  type CvDraft,
  type SectionDraft,
  type SectionKey,
  type SectionRecord,
} from './draft.ts';
import { EntryList } from './EntryList.tsx';
import type { EditCv } from './useCvDraft.ts';

interface SectionListProps {
  readonly sections: readonly SectionDraft[];
  readonly record: readonly SectionRecord[];
  /** The usual heading of a section. */
  readonly headingOf: (key: SectionKey) => string;
  /** Which one is open. */
  readonly open: SectionKey | undefined;
  readonly onOpen: (key: SectionKey | undefined) => void;
  readonly edit: EditCv;
}

/** The id of the button that opens a section. */
export const sectionButtonID = (key: SectionKey): string => `cv-section-${key}`;

/** The sections of a CV: which are shown, in which order, what they are called, and what of the record stands in each. */
export function SectionList({ sections, record, headingOf, open, onOpen, edit }: SectionListProps) {
  const { t } = useTranslation();
  const nameOf = ({ key, title }: SectionDraft): string => (title.trim() === '' ? headingOf(key) : title);
  const items = sections.map((section) => ({ ...section, id: section.key, name: nameOf(section) }));
  const change = (key: SectionKey, changes: Partial<SectionDraft>, field?: string): void =>
    edit((draft: CvDraft) => withSection(draft, key, changes), field);
  return (
    <ReorderableList
      label={t('cv.sections.title')}
      items={items}
      onReorder={(ids) =>
        edit((draft) => ({ ...draft, sections: ordered(draft.sections, ids, ({ key }) => key) }))
      }
      renderBelow={(section) =>
        section.key === open && (
          <div className={styles.sectionBody} id={`${sectionButtonID(section.key)}-body`}>
            <TextField
              label={t('cv.sections.heading')}
              hint={t('cv.sections.headingHint', { name: headingOf(section.key) })}
              necessity="optional"
              maxLength={limits.profileText.short}
              value={section.title}
              onChange={(value) => change(section.key, { title: value }, `title ${section.key}`)}
            />
            {section.key !== 'summary' && (
              <TextArea
                label={t('cv.sections.text')}
                hint={t('cv.sections.textHint')}
                necessity="optional"
                maxLength={limits.profileText.about}
                value={section.text}
                onChange={(value) => change(section.key, { text: value }, `text ${section.key}`)}
              />
            )}
            <EntryList
              section={section}
              name={section.name}
              record={record.find(({ key }) => key === section.key)}
              onChange={(entries, field) => change(section.key, { entries }, field)}
            />
          </div>
        )
      }
    >
      {(section) => {
        const isOpen = section.key === open;
        const shown = section.entries.filter(({ isShown }) => isShown).length;
        return (
          <div className={styles.sectionRow}>
            <div className={styles.sectionName}>
              <Checkbox
                label={section.name}
                hint={
                  section.entries.length > 0
                    ? t('cv.sections.count', { shown, count: section.entries.length })
                    : undefined
                }
                checked={section.isShown}
                onChange={(checked) => change(section.key, { isShown: checked })}
              />
            </div>
            <IconButton
              id={sectionButtonID(section.key)}
              label={t('cv.sections.open', { name: section.name })}
              icon={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${sectionButtonID(section.key)}-body` : undefined}
              onClick={() => onOpen(isOpen ? undefined : section.key)}
            />
          </div>
        );
      }}
    </ReorderableList>
  );
}
