import { Button } from '@aarambh/ui/Button';
import { Text } from '@aarambh/ui/Text';
import { useFormats, useTranslation } from '../host/hooks.ts';
import { mostInBulk } from './bulk.ts';
import type { BulkAction } from './useBulkActions.ts';
import type { ChosenRows } from './useChosenRows.ts';

interface BulkBarProps {
  readonly actions: readonly BulkAction[];
  readonly chosen: ChosenRows;
  /** Rows on all pages. */
  readonly total: number;
  readonly isOnline: boolean;
  readonly onAct: (action: BulkAction) => void;
}

/** What can be done with the rows that are chosen, and choosing all that the list has. */
export function BulkBar({ actions, chosen, total, isOnline, onAct }: BulkBarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
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
