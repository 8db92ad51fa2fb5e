import { verifiableSectionValues } from '@aarambh/api-client/enums';
import { useKeysChoice, useChoices, isId, parameterReader } from '@aarambh/records/data';
import { lookup } from '@aarambh/records';
import { Grid } from '@aarambh/ui/Grid';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Switch } from '@aarambh/ui/Switch';
import { use } from 'react';
import { useSearchParams } from 'react-router';
import { AccessContext } from '#app/access/access.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { CheckDesk } from './CheckDesk.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('checks', 'profile', 'resources', 'catalogue');

const isSection = (text: string): text is (typeof verifiableSectionValues)[number] =>
  verifiableSectionValues.some((each) => each === text);

/** Compares profiles with papers, who waits longest first, by a key each. */
export default function Checks() {
  const { t } = useTranslation();
  const { scope } = use(AccessContext);
  const [parameters, setParameters] = useSearchParams();
  const { read } = parameterReader(parameters);
  const [hasKeys, chooseKeys] = useKeysChoice();
  const programs = useChoices(lookup('/program', 'program'));
  const institutes = useChoices(lookup('/institute', 'institute'), scope !== 'institute');
  const instituteID = read('instituteID', isId);
  const programID = read('programID', isId);
  const section = read('section', isSection);
  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(parameters);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true });
  };
  const filter = (
    name: string,
    label: string,
    value: string,
    items: readonly { id: string; label: string }[],
  ) => (
    <Select
      isClearable
      label={label}
      value={value}
      options={items.map((each) => ({ value: each.id, label: each.label }))}
      onChange={(chosen) => choose(name, chosen)}
    />
  );
  return (
    <Stack gap="lg">
      <ScreenHeading lead={t('checks.lead')}>{t('checks.title')}</ScreenHeading>
      <Grid minColumnWidth="sm">
        {scope !== 'institute' && filter('instituteID', t('checks.institute'), instituteID, institutes.items)}
        {filter('programID', t('checks.program'), programID, programs.items)}
        {filter(
          'section',
          t('checks.section'),
          section,
          verifiableSectionValues.map((id) => ({ id, label: t(`checks.sections.${id}`) })),
        )}
      </Grid>
      <Switch
        label={t('checks.keys')}
        hint={t('checks.keysHint')}
        checked={hasKeys}
        onChange={(isOn) => chooseKeys(isOn)}
      />
      <CheckDesk
        key={`${instituteID} ${programID} ${section}`}
        filters={{
          ...(instituteID !== '' && { instituteID }),
          ...(programID !== '' && { programID }),
          ...(isSection(section) && { section }),
        }}
      />
    </Stack>
  );
}
