import { Button } from '@aarambh/ui/Button';
import { Text } from '@aarambh/ui/Text';
import { i18n } from '#app/i18n/i18n.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
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
  const possible = actions.filter(({ obstacle }) => chosen.rows.some((row) => obstacle(row) === undefined));
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <>
      {chosen.rows.length < total &&
        (total > mostInBulk ? (
          <Text size="sm">{t('resources.bulk.tooMany', { most: number.format(mostInBulk) })}</Text>
        ) : (
          <Button
            variant="quiet"
            size="toolbar"
            isPending={chosen.isReading}
            disabled={!isOnline}
            onClick={() => void chosen.chooseAll()}
          >
            {t('resources.bulk.chooseAll', { total: number.format(total) })}
          </Button>
        ))}
      {possible.map((action) => (
        <Button
          key={action.id}
          variant="secondary"
          size="toolbar"
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
