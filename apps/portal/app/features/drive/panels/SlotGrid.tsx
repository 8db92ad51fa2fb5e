import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Table, type TableColumn } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { isoDay } from '#app/i18n/formats.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Panel, Slot } from './panelsQuery.ts';
import { slots as slotsStyle } from '../drive.css.ts';
import { standing } from './slotWords.ts';

interface SlotGridProps {
  /** Of the round. */
  readonly name: string;
  readonly panels: readonly Panel[];
  /** Without it slots are only read. */
  readonly onChoose: ((slot: Slot, panel: Panel) => void) | undefined;
}

/** Slots of one beginning. */
interface Row {
  readonly startsAt: string;
  /** By the id of the panel. */
  readonly slots: ReadonlyMap<string, Slot>;
}

/** Time down, panels across; on a phone a card for each time. */
export function SlotGrid({ name, panels, onChoose }: SlotGridProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const rows = rowsOf(panels);
  // The day is said where there are several.
  const isOneDay = new Set(rows.map(({ startsAt }) => isoDay(startsAt))).size === 1;
  const columns: TableColumn<Row>[] = [
    {
      id: 'time',
      header: t('drive.slots.time'),
      isRowHeader: true,
      renderCell: ({ startsAt }) => (isOneDay ? formats.time(startsAt) : formats.moment(startsAt)),
    },
    ...panels.map((panel): TableColumn<Row> => ({
      id: panel.id,
      header:
        panel.venue == null ? panel.name : t('drive.slots.at', { name: panel.name, venue: panel.venue }),
      renderCell: ({ slots }) => {
        const slot = slots.get(panel.id);
        return slot && <Cell slot={slot} panel={panel} onChoose={onChoose} />;
      },
    })),
  ];
  return (
    <Table<Row>
      fits="room"
      className={slotsStyle}
      caption={t('drive.slots.caption', { name })}
      rows={rows}
      getRowId={({ startsAt }) => startsAt}
      columns={columns}
    />
  );
}

function rowsOf(panels: readonly Panel[]): Row[] {
  const rows = new Map<string, Map<string, Slot>>();
  for (const { id, slots } of panels) {
    for (const slot of slots) {
      const row = rows.get(slot.startsAt) ?? new Map<string, Slot>();
      rows.set(slot.startsAt, row.set(id, slot));
    }
  }
  return [...rows]
    .map(([startsAt, slots]) => ({ startsAt, slots }))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

interface CellProps {
  readonly slot: Slot;
  readonly panel: Panel;
  readonly onChoose: SlotGridProps['onChoose'];
}

function Cell({ slot, panel, onChoose }: CellProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { person, isTaken, isBuffer, startsAt } = slot;
  if (isTaken && person == null) return t('drive.slots.taken');
  const words = person?.name ?? t(isBuffer ? 'drive.slots.kept' : 'drive.slots.free');
  const stands = person == null ? undefined : standing(person, t);
  return (
    <Inline gap="xs">
      {onChoose === undefined ? (
        words
      ) : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('drive.slots.cell', {
            who: words,
            panel: panel.name,
            moment: formats.moment(startsAt),
          })}
          onClick={() => onChoose(slot, panel)}
        >
          {words}
        </Button>
      )}
      {stands && <Tag tone={stands.tone}>{stands.word}</Tag>}
    </Inline>
  );
}
