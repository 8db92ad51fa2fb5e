import { Card } from '@aarambh/ui/Card';
import { SearchSelect, type SearchSelectItem } from '@aarambh/ui/SearchSelect';
import { useService } from '../host/hooks.ts';
import { findRows } from '../calls/calls.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { useRecord } from '../record/useRecord.ts';

interface RecordChooserProps {
  /** The list that is chosen from; the server searches it. */
  readonly resource: Resource;
  readonly label: string;
  /** What can be typed. */
  readonly placeholder: string;
  /** How a record is told from others of the same name. @default its name */
  readonly labelOf?: (row: AnyRow) => string;
  /** The id of what is chosen. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** Chooses what a screen is about, found by typing. */
export function RecordChooser({
  resource,
  label,
  placeholder,
  labelOf = resource.nameOf,
  value,
  onChange,
}: RecordChooserProps) {
  const service = useService();
  const { data: chosen } = useRecord(resource, value);
  return (
    <Card padding="md">
      <SearchSelect
        label={label}
        placeholder={placeholder}
        minSearchLength={0}
        onSearch={async (search, { signal }): Promise<readonly SearchSelectItem[]> => {
          const rows = await findRows(service, resource, search, signal);
          return rows.map((row) => ({ id: row.id, label: labelOf(row) }));
        }}
        value={value}
        valueLabel={chosen === undefined ? undefined : labelOf(chosen)}
        onChange={onChange}
      />
    </Card>
  );
}
