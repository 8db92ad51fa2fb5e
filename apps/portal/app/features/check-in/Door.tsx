import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { TextField } from '@aarambh/ui/TextField';
import type { TFunction } from 'i18next';
import { useRef, useState, type SubmitEvent } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DoorList } from './DoorList.tsx';
import { Scan } from './scan/Scan.tsx';
import type { RoundOfDay } from './todaysRoundsQuery.ts';
import { useDoor, type Said } from './useDoor.ts';

/** Longest that a roll number may be (schema RoundEntryChange of the contract). */
const longest = 40;

/** The door of one round. The field is ready for the next person as soon as it was sent. */
export function Door({ round }: { readonly round: RoundOfDay }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { said, waiting, kept, take } = useDoor(round.id);
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [last, ...earlier] = said;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const value = typed.trim();
    setEmpty(value === '');
    field.current?.focus();
    if (value === '') return;
    setTyped('');
    void take(value);
  };

  return (
    <Card padding="md">
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level={2}>{round.name}</Heading>
          <Text tone="muted">{t('check-in.place', { job: round.jobTitle, company: round.companyName })}</Text>
          {round.venue != null && <Text>{round.venue}</Text>}
        </Stack>
        <Text size="lg">
          {t('check-in.counter', { present: number(round.present), people: number(round.people) })}
        </Text>
        <form onSubmit={submit} noValidate>
          <Stack gap="sm">
            <TextField
              ref={field}
              label={t('check-in.field')}
              hint={t('check-in.hint')}
              value={typed}
              maxLength={longest}
              autoComplete="off"
              autoCapitalize="characters"
              error={isEmpty ? t('check-in.missing') : undefined}
              onChange={setTyped}
            />
            <Button type="submit">{t('check-in.submit')}</Button>
          </Stack>
        </form>
        <Scan onTake={(code) => void take(code)} />
        {last !== undefined && (
          <Alert key={last.id} tone={toneOf(last)}>
            <Text size="lg">{sentenceOf(last, t)}</Text>
          </Alert>
        )}
        {waiting > 0 && <Alert tone="warning">{t('check-in.waiting', { count: waiting })}</Alert>}
        {earlier.length > 0 && (
          <Stack gap="xs">
            <Heading level={3} size="sm">
              {t('check-in.before')}
            </Heading>
            <List label={t('check-in.before')}>
              {earlier.map((each) => (
                <ListItem key={each.id}>{sentenceOf(each, t)}</ListItem>
              ))}
            </List>
          </Stack>
        )}
        <DoorList round={round} kept={kept} onTake={(rollNumber) => void take(rollNumber)} />
      </Stack>
    </Card>
  );
}

function toneOf({ kind }: Said): 'success' | 'warning' | 'danger' {
  if (kind === 'in') return 'success';
  return kind === 'again' || kind === 'kept' ? 'warning' : 'danger';
}

function sentenceOf(said: Said, t: TFunction): string {
  const { kind, typed } = said;
  if (kind === 'in' || kind === 'again') return t(`check-in.answer.${kind}`, { name: said.name });
  if (kind === 'refused') return t('check-in.answer.refused', { typed, message: said.message });
  return t(`check-in.answer.${kind}`, { typed });
}
