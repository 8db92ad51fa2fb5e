import { Card } from '@aarambh/ui/Card';
import { Grid } from '@aarambh/ui/Grid';
import { SearchSelect } from '@aarambh/ui/SearchSelect';
import { Select } from '@aarambh/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { institutesQuery } from './institutes.ts';
import { generalScopes } from './useScopeName.ts';

interface ScopePickerProps {
  readonly scope: string;
  readonly onChange: (scope: string) => void;
}

const isGeneral = (scope: string): boolean => generalScopes.some((each) => each === scope);

/** Whose settings are shown: everybody's, those of an account type, or those of one institute. */
export function ScopePicker({ scope, onChange }: ScopePickerProps) {
  const { t } = useTranslation();
  const { data: institutes } = useQuery(institutesQuery);
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
          onChange={({ target }) => {
            const isInstitute = target.value === 'institute';
            setPicksInstitute(isInstitute);
            if (!isInstitute) onChange(target.value);
          }}
        />
        {showsInstitute && (
          <SearchSelect
            label={t('settings.platform.institute')}
            items={institutes ?? []}
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
