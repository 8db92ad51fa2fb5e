import { SearchSelect } from '@aarambh/ui/SearchSelect';
import { Inline } from '@aarambh/ui/Inline';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { useState } from 'react';
import { useIsAllowed } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { lookup } from '@aarambh/records';
import { useChoices, useSearchedChoices } from '@aarambh/records/data';
import { useAccountType } from '#app/access/accountType.ts';
import { useUser } from '#app/screen/useUser.ts';
import { CompletionChart } from './CompletionChart.tsx';
import * as styles from './Charts.css.ts';
import { CreditsChart } from './CreditsChart.tsx';
import { FunnelReportChart } from './FunnelReportChart.tsx';
import { LeadsChart } from './LeadsChart.tsx';
import { periods, type Period } from './period.ts';
import { ProgramsChart } from './ProgramsChart.tsx';
import { SignupsChart } from './SignupsChart.tsx';
import type { Selection } from './useReport.ts';

/**
 * Every chart, those by time over the period that is chosen, and of the institute and the year that are; that of the leads only for staff
 * of the platform.
 */
export function Charts() {
  const { t } = useTranslation();
  const isStaff = useAccountType(useUser()) === 'staff';
  const managesLeads = useIsAllowed('Manage Lead');
  const seesInstitutes = useIsAllowed('Manage Institute', ['university']);
  const [period, setPeriod] = useState<Period>('month');
  const [selection, setSelection] = useState<Selection>({});
  const isWhole = selection.instituteID === undefined && selection.passingYear === undefined;
  return (
    <Stack>
      <Inline>
        <Select
          label={t('dashboard.charts.period')}
          value={period}
          options={periods.map((value) => ({ value, label: t(`dashboard.charts.periods.${value}`) }))}
          onChange={(next) => setPeriod(periods.find((value) => value === next) ?? 'month')}
        />
        {seesInstitutes && (
          <InstituteField
            value={selection.instituteID}
            onChange={(instituteID) =>
              setSelection(({ passingYear }) => selectionOf(instituteID, passingYear))
            }
          />
        )}
        <YearField
          value={selection.passingYear}
          onChange={(passingYear) => setSelection(({ instituteID }) => selectionOf(instituteID, passingYear))}
        />
      </Inline>
      <div className={styles.charts}>
        <SignupsChart period={period} selection={selection} hasCompanies={isStaff && isWhole} />
        <CreditsChart period={period} selection={selection} />
        <FunnelReportChart selection={selection} />
        <CompletionChart selection={selection} />
        <ProgramsChart selection={selection} />
        {isStaff && managesLeads && <LeadsChart />}
      </div>
    </Stack>
  );
}

const selectionOf = (instituteID: string | undefined, passingYear: number | undefined): Selection => ({
  ...(instituteID !== undefined && { instituteID }),
  ...(passingYear !== undefined && { passingYear }),
});

interface ChosenField<Value> {
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

const institutes = lookup('/institute', 'institute');

function InstituteField({ value, onChange }: ChosenField<string>) {
  const { t } = useTranslation();
  const [isVisited, setVisited] = useState(false);
  const { field, chosenItems } = useSearchedChoices(
    institutes,
    value === undefined ? [] : [value],
    isVisited,
  );
  const [known] = chosenItems;
  return (
    <SearchSelect
      {...field}
      label={t('dashboard.charts.institute')}
      placeholder={t('dashboard.charts.all')}
      value={value ?? null}
      {...(known && { valueLabel: known.label })}
      onFocus={() => setVisited(true)}
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}

function YearField({ value, onChange }: ChosenField<number>) {
  const { t } = useTranslation();
  const { items } = useChoices('years');
  return (
    <Select
      label={t('dashboard.charts.passingYear')}
      placeholder={t('dashboard.charts.all')}
      isClearable
      value={value === undefined ? '' : String(value)}
      options={items.map(({ id, label }) => ({ value: id, label }))}
      onChange={(year) => onChange(year === '' ? undefined : Number(year))}
    />
  );
}
