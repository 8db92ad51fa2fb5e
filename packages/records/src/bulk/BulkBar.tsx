import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Text } from '@aarambh/ui/Text';
import { Suspense, useState } from 'react';
import { useFormats, useTranslation } from '../host/hooks.ts';
import type { Resource } from '../declare/resource.ts';
import { Loading } from '../record/Loading.tsx';
import { mostInBulk } from './bulk.ts';
import type { BulkAction } from './useBulkActions.ts';
import type { ChosenRows } from './useChosenRows.ts';

interface BulkBarProps {
  readonly compared: Resource['compared'];
  readonly actions: readonly BulkAction[];
  readonly chosen: ChosenRows;
  /** Rows on all pages. */
  readonly total: number;
  readonly isOnline: boolean;
  readonly onAct: (action: BulkAction) => void;
}

/** What can be done with the rows that are chosen, and choosing all that the list has. */
export function BulkBar({ compared, actions, chosen, total, isOnline, onAct }: BulkBarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isComparing, setComparing] = useState(false);
  const isComparable =
    compared !== undefined && chosen.rows.length > 1 && chosen.rows.length <= compared.most;
  const possible = actions.filter(({ obstacle }) => chosen.rows.some((row) => obstacle(row) === undefined));
  return (
    <>
      {chosen.rows.length < total &&
        (total > mostInBulk ? (
          <Text size="sm">{t('resources.bulk.tooMany', { most: formats.number(mostInBulk) })}</Text>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            isPending={chosen.isReading}
            disabled={!isOnline}
            onClick={() => void chosen.chooseAll()}
          >
            {t('resources.bulk.chooseAll', { total: formats.number(total) })}
          </Button>
        ))}
      {isComparable && (
        <>
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setComparing(true)}>
            {t(compared.label)}
          </Button>
          <Dialog
            isOpen={isComparing}
            onClose={() => setComparing(false)}
            title={t(compared.label)}
            size="lg"
          >
            <Suspense fallback={<Loading />}>
              <compared.Content rows={chosen.rows} />
            </Suspense>
          </Dialog>
        </>
      )}
      {possible.map((action) => (
        <Button
          key={action.id}
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          disabled={!isOnline}
          onClick={() => onAct(action)}
        >
          {t(action.label)}
        </Button>
      ))}
    </>
  );
}
