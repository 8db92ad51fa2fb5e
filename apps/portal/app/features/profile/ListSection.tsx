import type { Attempt } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { EmptySection } from './EmptySection.tsx';
import type { FieldChoices } from './EntryFields.tsx';
import { EntryPanel, type SaveEntry } from './EntryPanel.tsx';
import type { AnyEntryForm, EntryValues } from './erasedForm.ts';
import { filledFactsOf, type FactsContext } from './facts.ts';
import { RemoveEntry } from './RemoveEntry.tsx';
import { SectionCard } from './SectionCard.tsx';
import type { SectionName } from './sections.ts';
import { useOpening } from './useOpening.ts';
import { useRefresh } from './useRefresh.ts';
import { isVerified, VerificationNotice } from './VerificationNotice.tsx';

export interface ListSectionProps<Entry extends object> {
  readonly name: SectionName;
  readonly definition: AnyEntryForm;
  readonly entries: readonly Entry[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Reads the section anew. */
  readonly refetch: () => Promise<readonly Entry[] | undefined>;
  /** Identifies an entry. */
  readonly keyOf: (entry: Entry) => string;
  readonly titleOf: (entry: Entry) => string;
  /** Fields that the title says. */
  readonly inTitle: readonly string[];
  /** @param entry what is changed; undefined for a new one */
  readonly save: (entry: Entry | undefined) => SaveEntry;
  /** Absent where entries stay. */
  readonly remove?: (entry: Entry) => Promise<Attempt<unknown>>;
  readonly initialValues?: (entry: Entry | undefined) => EntryValues;
  readonly choices?: (entry: Entry | undefined) => FieldChoices;
  readonly names?: FactsContext['names'];
  /** Whether there can be one more. @default true */
  readonly hasRoom?: boolean;
  /** Whether an entry is no longer the person's to change. @default once staff have verified it */
  readonly isLocked?: (entry: Entry) => boolean;
  /** What stands below the title of an entry. @default what staff have found of it */
  readonly Notice?: ComponentType<{ readonly entry: Entry }>;
  /** Above the entries: a shorter way to add some. */
  readonly above?: ReactNode;
}

/** A section that is a list: each entry with what it says, and forms to add and change one. */
export function ListSection<Entry extends object>(props: ListSectionProps<Entry>) {
  const { t } = useTranslation();
  const { name, definition, entries, isPending, error, refetch, keyOf, titleOf, hasRoom = true } = props;
  /** `new` or the entry that is changed. */
  const [edited, setEdited] = useState<Entry | 'new' | null>(null);
  const [removed, setRemoved] = useState<Entry | null>(null);
  const refresh = useRefresh();
  const isReady = !isPending && entries !== undefined;
  useOpening(name, isReady && hasRoom, () => setEdited('new'));
  const entry = edited === 'new' || edited === null ? undefined : edited;
  const add = (
    <Button variant="secondary" size="sm" onClick={() => setEdited('new')}>
      {t(`profile.sections.${name}.add`)}
    </Button>
  );
  const changed = async () => {
    await Promise.all([refetch(), refresh()]);
  };
  return (
    <SectionCard
      name={name}
      isPending={isPending}
      error={error}
      onRetry={refetch}
      action={isReady && hasRoom && entries.length > 0 ? add : undefined}
    >
      {props.above}
      {isReady && entries.length === 0 && <EmptySection action={add}>{t('profile.empty')}</EmptySection>}
      {isReady && entries.length > 0 && (
        <List kind="divided" label={t(`profile.sections.${name}.title`)}>
          {entries.map((each) => (
            <ListItem key={keyOf(each)}>
              <Entry
                {...props}
                entry={each}
                onEdit={() => setEdited(each)}
                onRemove={props.remove && (() => setRemoved(each))}
              />
            </ListItem>
          ))}
        </List>
      )}
      {edited !== null && (
        <EntryPanel
          title={entry === undefined ? t(`profile.sections.${name}.add`) : titleOf(entry)}
          definition={definition}
          entry={entry}
          initialValues={props.initialValues?.(entry)}
          choices={props.choices?.(entry)}
          names={props.names}
          save={props.save(entry)}
          reread={async () => {
            const latest = await refetch();
            return latest?.find((each) => entry !== undefined && keyOf(each) === keyOf(entry));
          }}
          onSaved={changed}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && props.remove && (
        <RemoveEntry
          name={titleOf(removed)}
          remove={() => props.remove?.(removed)}
          onRemoved={changed}
          onClose={() => setRemoved(null)}
        />
      )}
    </SectionCard>
  );
}

interface EntryProps<Each extends object> extends ListSectionProps<Each> {
  readonly entry: Each;
  readonly onEdit: () => void;
  readonly onRemove: (() => void) | undefined;
}

function Entry<Each extends object>(props: EntryProps<Each>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { entry, definition, titleOf, inTitle, onEdit, onRemove, Notice } = props;
  const name = titleOf(entry);
  const isLocked = props.isLocked === undefined ? isVerified(entry) : props.isLocked(entry);
  return (
    <Stack gap="sm">
      <Inline justify="between" align="start">
        <Heading level={3}>{name}</Heading>
        {!isLocked && (
          <Inline gap="xs">
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('profile.editNamed', { name })}
              onClick={onEdit}
            >
              {t('profile.edit')}
            </Button>
            {onRemove && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('profile.removeNamed', { name })}
                onClick={onRemove}
              >
                {t('profile.remove')}
              </Button>
            )}
          </Inline>
        )}
      </Inline>
      {Notice === undefined ? (
        <VerificationNotice entry={entry} section={props.name} name={name} onAsked={props.refetch} />
      ) : (
        <Notice entry={entry} />
      )}
      <DescriptionList
        layout="grid"
        items={filledFactsOf(definition, entry, { t, formats, names: props.names }, inTitle)}
      />
    </Stack>
  );
}
