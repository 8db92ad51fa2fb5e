import { Card } from '@aarambh/ui/Card';
import { Grid } from '@aarambh/ui/Grid';
import { SearchSelect } from '@aarambh/ui/SearchSelect';
import { Select } from '@aarambh/ui/Select';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { lookup } from '@aarambh/records';
import { useSearchedChoices } from '@aarambh/records/data';
import { generalScopes } from './useScopeName.ts';

const institutes = lookup('/institute', 'institute');
const noScope: readonly string[] = [];

interface ScopePickerProps {
  readonly scope: string;
  readonly onChange: (scope: string) => void;
}

const isGeneral = (scope: string): boolean => generalScopes.some((each) => each === scope);

/** Whose settings are shown: everybody's, those of an account type, or those of one institute. */
export function ScopePicker({ scope, onChange }: ScopePickerProps) {
  const { t } = useTranslation();
  const { field, chosenItems } = useSearchedChoices(institutes, isGeneral(scope) ? noScope : [scope]);
  const [chosen] = chosenItems;
  const [picksInstitute, setPicksInstitute] = useState(false);
  const showsInstitute = picksInstitute || !isGeneral(scope);
  return (
    <Card padding="md">
      <Grid minColumnWidth="md">
        <Select
          label={t('settings.platform.scope')}
          hint={t('settings.platform.scopeHint')}
          value={showsInstitute ? 'institute' : scope}
          options={[
            ...generalScopes.map((value) => ({ value, label: t(`settings.scopes.${value}`) })),
            { value: 'institute', label: t('settings.scopes.institute') },
          ]}
          onChange={(value) => {
            const isInstitute = value === 'institute';
            setPicksInstitute(isInstitute);
            if (!isInstitute) onChange(value);
          }}
        />
        {showsInstitute && (
          <SearchSelect
            label={t('settings.platform.institute')}
            {...field}
            {...(chosen && { valueLabel: chosen.label })}
            value={isGeneral(scope) ? null : scope}
            isClearable={false}
            onChange={(id) => {
              if (id !== null) onChange(id);
            }}
          />
        )}
      </Grid>
    </Card>
  );
}
