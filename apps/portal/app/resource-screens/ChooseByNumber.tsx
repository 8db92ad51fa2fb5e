import { isApiError } from '@aarambh/api-client';
import { fileSizes } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { FileField } from '@aarambh/ui/FileField';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { TextArea } from '@aarambh/ui/TextArea';
import { useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { readAllRows } from '../resources/allRows.ts';
import type { AnyRow, Resource } from '../resources/resource.ts';
import { failureText } from '../session/failureText.ts';
import { mostInBulk } from './bulk.ts';
import { valueAt } from './cellWords.ts';

interface ChooseByNumberProps {
  readonly resource: Resource;
  readonly by: NonNullable<Resource['chosenBy']>;
  /** What the list is of, without its filters. */
  readonly query: Readonly<Record<string, string>>;
  readonly onChoose: (rows: readonly AnyRow[]) => void;
  readonly onClose: () => void;
}

/** Numbers that fit into one question to the server. */
const atOnce = 100;

/** Chooses the rows that have one of the numbers that somebody pastes, or has in a file, and says which of them none has. */
export default function ChooseByNumber({ resource, by, query, onChoose, onClose }: ChooseByNumberProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [missing, setMissing] = useState<readonly string[]>();
  const [found, setFound] = useState(0);
  const [isReading, setReading] = useState(false);

  const choose = async (): Promise<void> => {
    const numbers = numbersOf(text);
    setError('');
    setMissing(undefined);
    if (numbers.length === 0) return setError(t('resources.byNumbers.none'));
    setReading(true);
    try {
      const rows: AnyRow[] = [];
      for (let from = 0; from < numbers.length; from += atOnce) {
        const asked = { ...query, [by.filter]: numbers.slice(from, from + atOnce).join(',') };
        rows.push(...(await readAllRows(resource, asked, mostInBulk)));
      }
      const known = new Set(rows.map((row) => String(valueAt(row, by.field)).toLowerCase()));
      setFound(rows.length);
      setMissing(numbers.filter((number) => !known.has(number.toLowerCase())));
      onChoose(rows);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failureText(failure, t));
    }
    setReading(false);
  };

  return (
    <Dialog isOpen onClose={onClose} title={t('resources.byNumbers.open')}>
      <Stack gap="md">
        <Text>{t('resources.byNumbers.lead')}</Text>
        <TextArea
          label={t('resources.byNumbers.numbers')}
          value={text}
          {...(error !== '' && { error })}
          onChange={({ currentTarget: { value } }) => setText(value)}
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
        {missing !== undefined && (
          <Alert tone={missing.length > 0 ? 'warning' : 'success'}>
            {[
              t('resources.byNumbers.found', { count: found }),
              missing.length > 0 && t('resources.byNumbers.missing', { numbers: missing.join(', ') }),
            ]
              .filter((part) => part !== false)
              .join(' ')}
          </Alert>
        )}
        <Inline justify="end">
          <Button variant="secondary" size="toolbar" onClick={onClose}>
            {t('resources.bulk.close')}
          </Button>
          <Button size="toolbar" isPending={isReading} onClick={() => void choose()}>
            {t('resources.byNumbers.choose')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

/** The first cell of every line, each once, without a heading that has no digit. */
export function numbersOf(text: string): readonly string[] {
  const cells = text.split(/\r?\n/).map((line) => (line.split(/[,;\t]/)[0] ?? '').replaceAll('"', '').trim());
  return [...new Set(cells.filter((cell) => /\d/.test(cell)))];
}
