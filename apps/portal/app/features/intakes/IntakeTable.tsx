import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { TableCard } from '@aarambh/records/screens';
import { NumberField } from '@aarambh/ui/NumberField';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Table, type TableColumn } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { api } from '#app/session/api.ts';
import { call } from '#app/session/call.ts';

type Intake = components['schemas']['Intake'];

const numbers = ['sanctioned', 'admitted', 'lateral'] as const;
const most = 100_000;

const fieldOf = (programID: string, name: (typeof numbers)[number]): string => `${programID}/${name}`;

interface IntakeTableProps {
  readonly instituteID: string;
  readonly year: number;
  readonly intakes: readonly Intake[];
  readonly mayChange: boolean;
}

/** The intakes of a year, to type in: a row is saved when one of its fields is left. */
export function IntakeTable({ instituteID, year, intakes, mayChange }: IntakeTableProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const announce = useAnnounce();
  const [rows, setRows] = useState(intakes);
  const [saved, setSaved] = useState<ReadonlyMap<string, Intake>>(
    new Map(intakes.map((intake) => [intake.programID, intake])),
  );
  const params = { path: { instituteId: instituteID }, query: { year } };
  /** Fields that show what others saved meanwhile, with the version of the row: they begin anew with it. */
  const [begun, setBegun] = useState<ReadonlyMap<string, number>>(new Map());
  // A save that waits for the one before it goes over what that one saved.
  const versions = useRef(new Map(intakes.map(({ programID, rowVersion }) => [programID, rowVersion])));
  const note = (stored: Intake | undefined): void => {
    if (stored === undefined) return;
    versions.current.set(stored.programID, stored.rowVersion);
    setSaved((before) => new Map(before).set(stored.programID, stored));
  };
  /** What is typed stays, and is saved over what is told, not over what nobody has seen; the other fields show what is stored. */
  const takeOver = (stored: Intake): void => {
    const { programID, rowVersion } = stored;
    const [row, before] = [rows.find((each) => each.programID === programID), saved.get(programID)];
    const taken = numbers.filter((name) => row?.[name] === before?.[name]);
    const values = Object.fromEntries(taken.map((name) => [name, stored[name]]));
    setRows((all) => all.map((each) => (each.programID === programID ? { ...each, ...values } : each)));
    setBegun(
      (all) => new Map([...all, ...taken.map((name) => [fieldOf(programID, name), rowVersion] as const)]),
    );
    note(stored);
  };
  const saving = useMutation({
    scope: { id: 'intakes' },
    mutationFn: ({ programID, sanctioned, admitted, lateral }: Intake) => {
      const rowVersion = versions.current.get(programID) ?? 0;
      const body = { intake: [{ programID, sanctioned, admitted, lateral, rowVersion }] };
      return dataOf(api().PUT('/institute/intake/{instituteId}', { params, body }));
    },
    onSuccess: ({ intake }, { programID, programName }) => {
      note(intake.find((each) => each.programID === programID));
      announce(t('resources.intakes.savedNamed', { program: programName }));
    },
    onError: async (error, { programID, programName: program }) => {
      if (!isApiError(error)) return;
      if (error.code !== 'STALE') {
        tellFailure(error);
        return;
      }
      const read = await call((service) => service.GET('/institute/intake/{instituteId}', { params }));
      const stored = read.ok ? read.data.intake.find((each) => each.programID === programID) : undefined;
      if (stored === undefined) {
        tellFailure(error);
        return;
      }
      takeOver(stored);
      const values = numbers.map((name) => writtenNumber(stored[name])).join(' / ');
      tellFailure((say) => say('resources.intakes.savedMeanwhile', { program, values }));
    },
  });
  const writtenNumber = (value: number | null): string => (value === null ? '–' : formats.number(value));
  const isSaved = (row: Intake): boolean => {
    const before = saved.get(row.programID);
    return numbers.every((name) => before?.[name] === row[name]);
  };
  const isEmpty = (row: Intake): boolean => numbers.every((name) => row[name] === null);
  const stateOf = (row: Intake) => {
    if (!isSaved(row)) return t('resources.intakes.unsaved');
    return isEmpty(row) ? t('resources.intakes.notEntered') : t('resources.intakes.saved');
  };
  const column = (name: (typeof numbers)[number]): TableColumn<Intake> => ({
    id: name,
    header: t(`resources.intakes.${name}`),
    align: mayChange ? 'start' : 'end',
    renderCell: (row) =>
      mayChange ? (
        <NumberField
          key={begun.get(fieldOf(row.programID, name))}
          label={t('resources.intakes.ofProgram', {
            what: t(`resources.intakes.${name}`),
            program: row.programName,
          })}
          isLabelHidden
          defaultValue={row[name]}
          max={most}
          onChange={(value, { issue }) => {
            if (issue !== undefined) return;
            setRows((before) =>
              before.map((each) => (each.programID === row.programID ? { ...each, [name]: value } : each)),
            );
          }}
          onBlur={() => {
            if (!isSaved(row)) saving.mutate(row);
          }}
        />
      ) : (
        writtenNumber(row[name])
      ),
  });
  const state: TableColumn<Intake> = {
    id: 'state',
    header: t('resources.intakes.state'),
    renderCell: (row) => (
      <Text size="sm" tone="muted">
        {stateOf(row)}
      </Text>
    ),
  };
  return (
    <TableCard>
      <Table<Intake>
        fits="room"
        caption={t('resources.intakes.caption', { year })}
        rows={rows}
        getRowId={({ programID }) => programID}
        empty={<EmptyState level={2} title={t('resources.intakes.noPrograms')} />}
        columns={[
          {
            id: 'program',
            header: t('resources.intakes.program'),
            isRowHeader: true,
            renderCell: ({ programName }) => programName,
          },
          ...numbers.map(column),
          ...(mayChange ? [state] : []),
        ]}
      />
    </TableCard>
  );
}
