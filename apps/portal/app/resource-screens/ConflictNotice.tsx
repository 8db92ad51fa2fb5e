import { Conflict } from '../conflict/Conflict.tsx';
import { i18n } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { AnyColumn, AnyRow, Resource } from '../resources/resource.ts';
import { cellOf } from './cells.tsx';

interface ConflictNoticeProps {
  readonly resource: Resource;
  /** What the person wants to save. */
  readonly mine: Readonly<Record<string, unknown>>;
  /** What somebody else saved meanwhile. */
  readonly theirs: AnyRow;
  readonly onKeepMine: () => Promise<void>;
  readonly onTakeTheirs: () => void;
}

/** The fields of a record that was changed meanwhile, as the list shows their values. */
export function ConflictNotice({ resource, mine, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const fields = Object.keys(mine).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name] ?? null),
  );
  const columnOf = (field: string): AnyColumn => {
    const shown = resource.columns.find((column) => column.field === field);
    const source = resource.form?.lookups[field];
    if (shown !== undefined || source === undefined) return shown ?? { field, label: 'resources.details' };
    return source === 'states'
      ? { field, label: 'resources.fields.state', as: 'state' }
      : { field, label: 'resources.details', as: 'records', source };
  };
  const valueOf = (field: string, row: AnyRow) => cellOf(columnOf(field), row, t, i18n.language) ?? '–';
  const labelOf = (field: string): string => {
    const label = resource.form?.definition.fields[field]?.label;
    if (label !== undefined) return t(`forms.${label}`);
    const column = resource.columns.find((each) => each.field === field);
    return column === undefined ? field : t(column.label);
  };
  return (
    <Conflict
      differences={fields.map((field) => ({
        id: field,
        label: labelOf(field),
        mine: valueOf(field, { ...theirs, ...mine }),
        theirs: valueOf(field, theirs),
      }))}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
