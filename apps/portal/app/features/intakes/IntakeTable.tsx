import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { TableCard } from '@aarambh/records/screens';
import { NumberField } from '@aarambh/ui/NumberField';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Table, type TableColumn } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { api } from '#app/session/api.ts';

type Intake = components['schemas']['Intake'];

const numbers = ['sanctioned', 'admitted', 'lateral'] as const;
const most = 100_000;

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
  const saving = useMutation({
    mutationFn: ({ programID, sanctioned, admitted, lateral }: Intake) =>
      dataOf(
        api().PUT('/institute/intake/{instituteId}', {
          params: { path: { instituteId: instituteID }, query: { year } },
          body: { intake: [{ programID, sanctioned, admitted, lateral }] },
        }),
      ),
    onSuccess: (_answer, intake) => {
      setSaved((before) => new Map(before).set(intake.programID, intake));
      announce(t('resources.intakes.savedNamed', { program: intake.programName }));
    },
    onError: (error) => {
      if (isApiError(error)) tellFailure(error);
    },
  });
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
      ) : row[name] === null ? (
        '–'
      ) : (
        formats.number(row[name])
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
