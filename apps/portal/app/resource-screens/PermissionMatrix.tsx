import { dataOf, type components } from '@aarambh/api-client';
import { permissionValues } from '@aarambh/api-client/enums';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Checkbox } from '@aarambh/ui/Checkbox';
import { FormSection } from '@aarambh/ui/FormSection';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { PermissionsContext, useIsAllowed, type Permission } from '../access/permissions.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { api } from '../session/api.ts';
import { call } from '../session/call.ts';
import { failureText } from '../session/failureText.ts';
import { alerts } from '../shell/alerts.ts';
import { UnsavedChanges } from '../shell/UnsavedChanges.tsx';
import { Loading } from './Loading.tsx';

type Role = components['schemas']['Role'];

/** The permissions that one word of a resource is about, in the order of the contract. */
interface Group {
  readonly resource: string;
  readonly permissions: readonly Permission[];
}

const verbsOfResource = 5;

/** Resources with their five verbs, then those that stand alone. */
const [groups, specials] = ((): readonly [readonly Group[], readonly Permission[]] => {
  const byResource = new Map<string, Permission[]>();
  for (const permission of permissionValues) {
    const resource = permission.slice(permission.indexOf(' ') + 1);
    byResource.set(resource, [...(byResource.get(resource) ?? []), permission]);
  }
  const all = [...byResource].map(([resource, permissions]) => ({ resource, permissions }));
  return [
    all.filter(({ permissions }) => permissions.length === verbsOfResource),
    all
      .filter(({ permissions }) => permissions.length < verbsOfResource)
      .flatMap(({ permissions }) => permissions),
  ];
})();

/** What the members of a role may do: a box for each permission. Nobody gives one that they do not hold themselves. */
export function PermissionMatrix({ id }: { readonly id: string }) {
  const { data: role } = useQuery({
    queryKey: ['/role', 'permissions', id],
    queryFn: async () => {
      const { role: read } = await dataOf(api().GET('/role/{id}', { params: { path: { id } } }));
      return read;
    },
  });
  return role === undefined ? <Loading /> : <Matrix key={role.rowVersion} role={role} />;
}

function Matrix({ role }: { readonly role: Role }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const held = use(PermissionsContext);
  const mayChange = useIsAllowed(['Update Role']);
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(new Set(role.permissions));
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const isChanged =
    chosen.size !== role.permissions.length || role.permissions.some((each) => !chosen.has(each));

  async function save(): Promise<void> {
    setSaving(true);
    setFailure('');
    const permissions = permissionValues.filter((permission) => chosen.has(permission));
    const body = { permissions, rowVersion: role.rowVersion ?? 1 };
    const params = { path: { id: role.id } };
    const result = await call((each) => each.PUT('/role/{id}', { params, body }));
    setSaving(false);
    if (!result.ok) {
      setFailure(failureText(result.error, t));
      return;
    }
    alerts.success(t('resources.saved', { name: role.name }));
    await client.invalidateQueries({ queryKey: ['/role'] });
  }

  const box = (permission: Permission) => (
    <Checkbox
      key={permission}
      label={permission}
      checked={chosen.has(permission)}
      disabled={!mayChange || (!held.has(permission) && !role.permissions.includes(permission))}
      onChange={({ currentTarget: { checked } }) => {
        const next = new Set(chosen);
        if (checked) next.add(permission);
        else next.delete(permission);
        setChosen(next);
      }}
    />
  );
  return (
    <Stack gap="lg">
      <Text tone="muted">
        {t('resources.permissions.text', { count: chosen.size, total: permissionValues.length })}
      </Text>
      {failure !== '' && <Alert tone="danger">{failure}</Alert>}
      {groups.map(({ resource, permissions }) => (
        <FormSection key={resource} level={3} title={resource}>
          <Inline gap="md">{permissions.map(box)}</Inline>
        </FormSection>
      ))}
      <FormSection level={3} title={t('resources.permissions.special')}>
        <Inline gap="md">{specials.map(box)}</Inline>
      </FormSection>
      {mayChange && (
        <Inline justify="end">
          <Button size="toolbar" isPending={isSaving} disabled={!isChanged} onClick={() => void save()}>
            {t('resources.permissions.save')}
          </Button>
        </Inline>
      )}
      <UnsavedChanges isChanged={isChanged && !isSaving} />
    </Stack>
  );
}
