import { roundAttendanceValues, roundResultValues } from '@aarambh/api-client/enums';
import { useRecord } from '@aarambh/records/data';
import { Grid } from '@aarambh/ui/Grid';
import { SearchField } from '@aarambh/ui/SearchField';
import { Select } from '@aarambh/ui/Select';
import { jobDescriptionResource } from '#app/features/jobs/jobDescription.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { attendanceTexts, roundResultTexts } from './roundWords.ts';
import type { AskedPeople } from './roundsQuery.ts';

/** What is asked of a round's people; empty: of all. */
export type Filters = Omit<AskedPeople, 'pageNo'>;

interface PeopleFiltersProps {
  readonly jdID: string;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Finds people of a round by name or roll number, attendance, result, and at a pool drive by campus. */
export function PeopleFilters({ jdID, filters, onChange }: PeopleFiltersProps) {
  const { t } = useTranslation();
  const { data: job } = useRecord(jobDescriptionResource, jdID);
  const campuses = (job?.approvals ?? []).filter(({ state }) => state === 'Approved');
  return (
    <Grid>
      <SearchField
        label={t('drive.search')}
        defaultValue={filters.search}
        onSearch={(search) => onChange({ ...filters, search })}
      />
      <Select
        label={t('drive.here')}
        value={filters.attendance}
        isClearable
        placeholder={t('drive.everybody')}
        options={roundAttendanceValues.map((value) => ({ value, label: t(attendanceTexts[value]) }))}
        onChange={(attendance) => onChange({ ...filters, attendance })}
      />
      <Select
        label={t('drive.filter')}
        value={filters.result}
        isClearable
        placeholder={t('drive.everybody')}
        options={roundResultValues.map((value) => ({ value, label: t(roundResultTexts[value]) }))}
        onChange={(result) => onChange({ ...filters, result })}
      />
      {campuses.length > 1 && (
        <Select
          label={t('drive.campus')}
          value={filters.instituteID}
          isClearable
          placeholder={t('drive.allCampuses')}
          options={campuses.map(({ instituteID, instituteName }) => ({
            value: instituteID,
            label: instituteName,
          }))}
          onChange={(instituteID) => onChange({ ...filters, instituteID })}
        />
      )}
    </Grid>
  );
}
