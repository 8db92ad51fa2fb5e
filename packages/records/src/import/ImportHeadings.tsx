import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import { useFormats, useService, useTranslation } from '../host/hooks.ts';
import type { AskedHeadings, Matching } from './headingMatching.ts';

/** A choice needs a value, and no column is called like this. */
const leftOut = '-';

interface ImportHeadingsProps {
  readonly asked: AskedHeadings;
  /** What was said before, to begin with. */
  readonly before: Matching;
  readonly isSending: boolean;
  readonly onMatch: (matching: Matching) => void;
  readonly onAnother: () => void;
}

/** Asks which column each heading of a file is that is not understood. */
export function ImportHeadings({ asked, before, isSending, onMatch, onAnother }: ImportHeadingsProps) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const { imports } = useService();
  const [chosen, setChosen] = useState(before);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { headings, columns } = asked;
  const taken = new Set(Object.values(chosen));
  const optionsFor = (heading: string) => [
    { value: leftOut, label: t('resources.import.match.leftOut') },
    ...columns.map((column) => ({
      value: column,
      label: `${imports.columnLabel(column, language)} (${column})`,
      disabled: taken.has(column) && chosen[heading] !== column,
    })),
  ];
  return (
    <Stack gap="lg">
      <output>
        <Alert tone="info">{t('resources.import.match.lead', { count: headings.length })}</Alert>
      </output>
      {headings.map((heading, at) => (
        <Select
          key={heading}
          {...(at === 0 && { ref: first })}
          required
          label={t('resources.import.match.heading', { heading })}
          options={optionsFor(heading)}
          value={chosen[heading] === '' ? leftOut : (chosen[heading] ?? '')}
          onChange={(value) => setChosen({ ...chosen, [heading]: value === leftOut ? '' : value })}
        />
      ))}
      <Inline justify="end">
        <Button variant="secondary" size="sm" onClick={onAnother}>
          {t('resources.import.another')}
        </Button>
        <Button
          size="sm"
          isPending={isSending}
          messages={{ pending: t('resources.import.sending') }}
          disabled={headings.some((heading) => chosen[heading] === undefined)}
          onClick={() => onMatch(chosen)}
        >
          {t('resources.import.check')}
        </Button>
      </Inline>
    </Stack>
  );
}
