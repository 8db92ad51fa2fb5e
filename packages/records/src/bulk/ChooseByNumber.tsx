import { attempted, type ApiError } from '@aarambh/api-client';
import { fileSizes } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { FileField } from '@aarambh/ui/FileField';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { TextArea } from '@aarambh/ui/TextArea';
import { useState } from 'react';
import { useAction, useCloseHeld, useFailureWords, useService, useTranslation } from '../host/hooks.ts';
import { Held, HeldDialog } from '../host/parts.tsx';
import type { Outcome, Words } from '../host/host.ts';
import type { Translate } from '../register.ts';
import { readAllRows } from '../calls/allRows.ts';
import type { ChosenBy, Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { mostInBulk } from './bulk.ts';
import { valueAt } from '../cells/cellWords.ts';

interface ChooseByNumberProps {
  readonly resource: Resource;
  readonly by: ChosenBy;
  /** What the list is of, without its filters. */
  readonly query: Readonly<Record<string, string>>;
  readonly onChoose: (rows: readonly AnyRow[]) => void;
  readonly onClose: () => void;
}

type Pasted = ReturnType<ChosenBy['numbersIn']>;

/** Numbers that fit into one question to the server. */
const atOnce = 100;

/** Chooses the rows that have one of the numbers that somebody pastes, or has in a file, and says which of them none has. */
export default function ChooseByNumber({ onClose, ...props }: ChooseByNumberProps) {
  const { t } = useTranslation();
  return (
    <HeldDialog isOpen onClose={onClose} title={t('resources.byNumbers.open')}>
      <Numbers {...props} />
    </HeldDialog>
  );
}

function Numbers({ resource, by, query, onChoose }: Omit<ChooseByNumberProps, 'onClose'>) {
  const { t } = useTranslation();
  const close = useCloseHeld();
  const service = useService();
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result>();

  const choice = useAction(
    async (): Promise<Outcome<Found, ApiError | Words>> => {
      const pasted = by.numbersIn(text);
      const { numbers } = pasted;
      setResult(undefined);
      const obstacle = obstacleOf(numbers.length);
      if (obstacle !== undefined) return { ok: false, error: obstacle };
      const read = await attempted(readNumbers(numbers));
      return read.ok ? { ok: true, data: { pasted, rows: read.data } } : read;
    },
    {
      onDone: ({ pasted, rows }) => {
        const known = new Set(rows.map((row) => String(valueAt(row, by.field)).toLowerCase()));
        const missing = pasted.numbers.filter((number) => !known.has(number.toLowerCase()));
        setResult({ pasted, missing, people: rows.length });
        onChoose(rows);
      },
    },
  );
  const error = useFailureWords(choice.failure);

  async function readNumbers(numbers: readonly string[]): Promise<readonly AnyRow[]> {
    const rows: AnyRow[] = [];
    for (let from = 0; from < numbers.length; from += atOnce) {
      const asked = { ...query, [by.filter]: numbers.slice(from, from + atOnce).join(',') };
      rows.push(...(await readAllRows(service, resource, asked, mostInBulk)));
    }
    return rows;
  }

  return (
    <Stack gap="md">
      <Held isChanged={text.trim() !== '' && result === undefined} />
      <Text>{t('resources.byNumbers.lead')}</Text>
      <TextArea
        label={t('resources.byNumbers.numbers')}
        value={text}
        {...(error !== undefined && { error })}
        onChange={(value) => {
          setText(value);
          setResult(undefined);
        }}
      />
      <FileField
        label={t('resources.byNumbers.file')}
        accept=".csv,text/csv"
        kinds="CSV"
        maxSize={fileSizes.csv}
        onChange={([file]) => {
          if (file !== undefined) void file.text().then(setText);
        }}
      />
      {result !== undefined && (
        <Alert tone={result.missing.length > 0 ? 'warning' : 'success'}>{wordsOf(result, t)}</Alert>
      )}
      <Inline justify="end">
        <Button variant="secondary" size="sm" onClick={close}>
          {t('resources.bulk.close')}
        </Button>
        <Button size="sm" isPending={choice.isPending} onClick={choice.run}>
          {t('resources.byNumbers.choose')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Why as many numbers are not looked for. */
function obstacleOf(count: number): Words | undefined {
  if (count === 0) return (t) => t('resources.byNumbers.none');
  if (count > mostInBulk) return (t) => t('resources.byNumbers.tooMany', { count, most: mostInBulk });
  return undefined;
}

interface Found {
  readonly pasted: Pasted;
  readonly rows: readonly AnyRow[];
}

/** What became of the numbers. */
interface Result {
  readonly pasted: Pasted;
  /** Numbers that nobody in the list has. */
  readonly missing: readonly string[];
  /** Who is chosen: more than the numbers that were found, where two have the same. */
  readonly people: number;
}

/** Every number is accounted for: found, not found, or there twice. */
function wordsOf({ pasted: { numbers, repeated }, missing, people }: Result, t: Translate): string {
  const found = numbers.length - missing.length;
  return [
    t('resources.byNumbers.found', { people, numbers: numbers.length }),
    ...(people > found ? [t('resources.byNumbers.shared')] : []),
    ...(missing.length > 0
      ? [t('resources.byNumbers.missing', { count: missing.length, numbers: missing.join(', ') })]
      : []),
    ...(repeated > 0 ? [t('resources.byNumbers.repeated', { count: repeated })] : []),
  ].join(' ');
}
