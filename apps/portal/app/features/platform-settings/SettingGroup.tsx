import type { SettingKey } from '@aarambh/forms';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { Heading } from '@aarambh/ui/Heading';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { effectOf, valueText } from './effect.ts';
import type { ScopeSettings } from './scopeSettings.ts';
import * as styles from './SettingGroup.css.ts';
import { useScopeName } from './useScopeName.ts';

/** The keys that belong together, in the order of the page. */
const groups = {
  decisions: ['_acceptRate', '_rejectRate', 'employerCharging', 'refundDays'],
  recharges: ['conversionFactor', 'discount', 'minRechargeBalance', 'taxPercent', 'taxInclusive'],
  grants: ['studentCredit', 'registrationCharge', 'grantExpiryDays'],
  balances: ['minCreditBalance', 'enforceMinCreditBalance'],
} as const satisfies Readonly<Record<string, readonly SettingKey[]>>;

export type GroupName = keyof typeof groups;

export const groupNames: readonly GroupName[] = ['decisions', 'recharges', 'grants', 'balances'];

interface SettingGroupProps {
  readonly group: GroupName;
  readonly settings: ScopeSettings;
  readonly onChange: (key: SettingKey) => void;
}

/** A few settings: what each means, its value, what that leads to and where it comes from. */
export function SettingGroup({ group, settings, onChange }: SettingGroupProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const nameOf = useScopeName();
  const { values, sources, scope } = settings;
  return (
    <Stack gap="sm">
      <Heading level={2}>{t(`settings.groups.${group}`)}</Heading>
      <Card padding="none">
        <Table<SettingKey>
          caption={t(`settings.groups.${group}`)}
          rows={groups[group]}
          getRowId={(key) => key}
          columns={[
            {
              id: 'setting',
              header: t('settings.platform.setting'),
              isRowHeader: true,
              renderCell: (key) => (
                <Stack gap="xxs">
                  <span>{t(`settings.keys.${key}.name`)}</span>
                  <Text as="span" size="sm" tone="muted">
                    {t(`settings.keys.${key}.meaning`)}
                  </Text>
                </Stack>
              ),
            },
            {
              id: 'value',
              header: t('settings.platform.value'),
              renderCell: (key) => (
                <Text as="span" weight="bold" isTabular className={styles.value}>
                  {valueText(key, values[key], t, formats)}
                </Text>
              ),
            },
            {
              id: 'effect',
              header: t('settings.platform.effect'),
              renderCell: (key) => effectOf(key, values, t, formats),
            },
            {
              id: 'source',
              header: t('settings.platform.source'),
              renderCell: (key) => {
                const source = sources[key] ?? 'default';
                return source === scope ? (
                  <Tag tone="action">{t('settings.platform.setHere')}</Tag>
                ) : (
                  <Tag>{nameOf(source)}</Tag>
                );
              },
            },
            {
              id: 'change',
              header: t('settings.platform.action'),
              card: 'actions',
              align: 'end',
              renderCell: (key) => (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('settings.platform.changeNamed', { name: t(`settings.keys.${key}.name`) })}
                  onClick={() => onChange(key)}
                >
                  {t('settings.platform.change')}
                </Button>
              ),
            },
          ]}
        />
      </Card>
    </Stack>
  );
}
