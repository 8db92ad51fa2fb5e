import { Checkbox } from '@aarambh/ui/Checkbox';
import { LockIcon, SuccessIcon } from '@aarambh/ui/Icon';
import { Link } from '@aarambh/ui/Link';
import { ReorderableList } from '@aarambh/ui/ReorderableList';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { TextArea } from '@aarambh/ui/TextArea';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './cv.css.ts';
import {
  ordered,
  type EntryChoice,
  type SectionDraft,
  type SectionKey,
  type SectionRecord,
} from './draft.ts';

interface EntryListProps {
  readonly section: SectionDraft;
  /** What the section is called. */
  readonly name: string;
  readonly record: SectionRecord | undefined;
  /** @param field names a text that is typed letter by letter */
  readonly onChange: (entries: readonly EntryChoice[], field?: string) => void;
}

/** Entries whose text can be another one here. */
const writable: readonly SectionKey[] = ['experience', 'projects', 'achievements'];

/** The contract's limit of such a text. */
const textLimit = 1600;

/** Where the entries of a section are kept. */
const profileAddress: Readonly<Record<SectionKey, string>> = {
  summary: '/profile#personal',
  education: '/profile#education',
  experience: '/profile#experience',
  projects: '/profile#projects',
  skills: '/profile#skills',
  certifications: '/profile#certifications',
  achievements: '/profile#achievements',
  languages: '/profile#languages',
  links: '/profile#personal',
};

/** The entries of a section: which of them the CV shows and in which order. What they say is the profile's; marks above all. */
export function EntryList({ section, name, record, onChange }: EntryListProps) {
  const { t } = useTranslation();
  const { key, entries } = section;
  if (key === 'summary') return null;
  const items = entries.flatMap((entry) => {
    const said = record?.entries.find(({ id }) => id === entry.id);
    return said === undefined ? [] : [{ ...said, choice: entry, name: said.title }];
  });
  const change = (id: string, changes: Partial<EntryChoice>, field?: string): void =>
    onChange(
      entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)),
      field,
    );
  const isWritable = writable.includes(key);
  return (
    <Stack gap="sm">
      {items.length > 0 && (
        <ReorderableList
          label={t('cv.entries.title', { name })}
          items={items}
          onReorder={(ids) => onChange(ordered(entries, ids, ({ id }) => id))}
          renderBelow={({ id, text, choice, title }) =>
            isWritable &&
            choice.isShown && (
              <div className={styles.sectionBody}>
                <TextArea
                  label={t('cv.entries.text', { name: title })}
                  hint={t('cv.entries.textHint')}
                  necessity="optional"
                  maxLength={textLimit}
                  placeholder={text ?? ''}
                  value={choice.text}
                  onChange={(value) => change(id, { text: value }, `text ${key} ${id}`)}
                />
              </div>
            )
          }
        >
          {({ id, title, subtitle, period, result, isVerified, choice }) => (
            <div className={styles.entryRow}>
              <Checkbox
                label={title}
                hint={[subtitle, period].filter(Boolean).join(' · ') || undefined}
                checked={choice.isShown}
                onChange={(checked) => change(id, { isShown: checked })}
              />
              {(result !== null || isVerified) && (
                <div className={styles.entryFacts}>
                  {result !== null && (
                    <>
                      <LockIcon size="sm" label={t('cv.entries.fixed')} />
                      {result}
                    </>
                  )}
                  {isVerified && (
                    <Tag tone="success" icon={<SuccessIcon size="sm" />}>
                      {t('cv.entries.verified')}
                    </Tag>
                  )}
                </div>
              )}
            </div>
          )}
        </ReorderableList>
      )}
      <Text size="sm" tone="muted">
        {t(
          items.length === 0
            ? 'cv.entries.none'
            : key === 'education'
              ? 'cv.entries.marks'
              : 'cv.entries.source',
        )}{' '}
        <Link href={profileAddress[key]}>{t('cv.entries.profile')}</Link>
      </Text>
    </Stack>
  );
}
