import { isApiError } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { EmptySection } from './EmptySection.tsx';
import type { FieldChoices } from './EntryFields.tsx';
import { EntryPanel, type SaveEntry } from './EntryPanel.tsx';
import type { AnyEntryForm, EntryValues } from './erasedForm.ts';
import { factsOf, type FactsContext } from './facts.ts';
import { SectionCard } from './SectionCard.tsx';
import type { SectionName } from './sections.ts';
import { useOpening } from './useOpening.ts';
import { useRefresh } from './useRefresh.ts';
import { isVerified, VerificationNotice } from './VerificationNotice.tsx';

interface OneSectionProps {
  readonly name: SectionName;
  readonly definition: AnyEntryForm;
  /** What is saved; undefined while there is nothing. */
  readonly entry: object | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Reads the section anew. */
  readonly refetch: () => Promise<object | undefined>;
  readonly save: SaveEntry;
  /** Whether the person may only look. @default false */
  readonly isReadOnly?: boolean;
  readonly initialValues?: EntryValues;
  readonly choices?: FieldChoices;
  readonly names?: FactsContext['names'];
}

/** A section that is one form: what is saved, and a form over it. */
export function OneSection(props: OneSectionProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { name, definition, entry, isPending, refetch, isReadOnly = false } = props;
  const [isOpen, setIsOpen] = useState(false);
  const refresh = useRefresh();
  const isLocked = isVerified(entry);
  const isReady = !isPending && !isLocked && !isReadOnly;
  useOpening(name, isReady, () => setIsOpen(true));
  // Until it has been filled in for the first time there is nothing to be found.
  const error = isApiError(props.error) && props.error.status === 404 ? null : props.error;
  const title = t(`profile.sections.${name}.title`);
  const isFailed = error !== null && error !== undefined;
  const edit = (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t('profile.editNamed', { name: title })}
      onClick={() => setIsOpen(true)}
    >
      {t('profile.edit')}
    </Button>
  );
  return (
    <SectionCard
      name={name}
      isPending={isPending}
      error={error}
      onRetry={refetch}
      action={isReady && !isFailed && entry !== undefined ? edit : undefined}
    >
      <VerificationNotice entry={entry} section={name} name={title} onAsked={refetch} />
      {entry !== undefined && (
        <DescriptionList
          layout="grid"
          emptyText={t('profile.notGiven')}
          items={factsOf(definition, entry, { t, formats, names: props.names })}
        />
      )}
      {!isPending && !isFailed && entry === undefined && (
        <EmptySection
          action={<Button onClick={() => setIsOpen(true)}>{t(`profile.sections.${name}.add`)}</Button>}
        >
          {t('profile.empty')}
        </EmptySection>
      )}
      {isOpen && (
        <EntryPanel
          title={title}
          definition={definition}
          entry={entry}
          initialValues={props.initialValues}
          choices={props.choices}
          names={props.names}
          save={props.save}
          reread={refetch}
          onSaved={async () => {
            await Promise.all([refetch(), refresh()]);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </SectionCard>
  );
}
