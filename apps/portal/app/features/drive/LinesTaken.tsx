import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { List, ListItem } from '@aarambh/ui/List';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** A line that was sent, by what it begins with, and what came of it. */
export interface SentLine {
  readonly line: string;
  readonly outcome: components['schemas']['RoundEntryOutcome'];
}

interface LinesTakenProps {
  readonly sent: readonly SentLine[];
  /** Says how many were taken. */
  readonly done: (count: number) => string;
}

/** What came of lines that were pasted: how many were taken, and each that was refused with its reason. */
export function LinesTaken({ sent, done }: LinesTakenProps) {
  const { t } = useTranslation();
  const refused = sent.filter(({ outcome }) => !outcome.ok);
  return (
    <Alert tone={refused.length === 0 ? 'success' : 'warning'}>
      {done(sent.length - refused.length)}
      {refused.length > 0 && (
        <List kind="bulleted" label={t('drive.pasteRefused')}>
          {refused.map(({ line, outcome }, index) => (
            <ListItem key={index}>
              {line}: {outcome.error?.message}
            </ListItem>
          ))}
        </List>
      )}
    </Alert>
  );
}

/** Lines that cannot be read, by their numbers from 1; nothing where there are none. */
export function UnreadLines({ lines }: { readonly lines: readonly number[] }) {
  const { t } = useTranslation();
  return (
    lines.length > 0 && (
      <Alert tone="warning">{t('drive.pasteUnread', { count: lines.length, lines: lines.join(', ') })}</Alert>
    )
  );
}

/** That there are more lines than are taken at once. */
export function TooManyLines({ most }: { readonly most: number }) {
  const { t } = useTranslation();
  return <Alert tone="warning">{t('drive.pasteTooMany', { most })}</Alert>;
}
