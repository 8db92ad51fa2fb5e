import { dataOf, type components } from '@aarambh/api-client';
import { permissionValues } from '@aarambh/api-client/enums';
import { updateRole } from '@aarambh/api-client/operations';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Checkbox } from '@aarambh/ui/Checkbox';
import { FormSection } from '@aarambh/ui/FormSection';
import { Grid } from '@aarambh/ui/Grid';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { VisuallyHidden } from '@aarambh/ui/VisuallyHidden';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { Conflict } from '#app/screen/Conflict.tsx';
import { AccessContext, useIsAllowed, type Permission } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import { useAction } from '#app/screen/useAction.ts';
import { useConflict } from '@aarambh/records/data';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';
import { Loading } from '@aarambh/records/screens';
import { places, rowsOf, specialPermissions, verbs, type PlacedRow } from './permissionTable.ts';
import { needOf, withDependants, withNeeds } from './permissionNeeds.ts';
import { usePermissionName } from './usePermissionName.ts';

type Role = components['schemas']['Role'];
type Chosen = ReadonlySet<Permission>;

async function readRole(id: string): Promise<Role> {
  const { role } = await dataOf(api().GET('/role/{id}', { params: { path: { id } } }));
  return role;
}

/** What the members of a role may do: a box for each permission. A person can give only permissions that they hold. */
export function PermissionMatrix({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const {
    data: role,
    isError,
    refetch,
  } = useQuery({ queryKey: ['/role', 'permissions', id], queryFn: () => readRole(id) });
  if (role !== undefined) return <Matrix key={role.id} role={role} />;
  if (!isError) return <Loading />;
  return (
    <Alert tone="danger" action={<Retry onRetry={refetch} />}>
      {t('resources.permissions.failed')}
    </Alert>
  );
}

function Matrix({ role }: { readonly role: Role }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const nameOf = usePermissionName();
  const { permissions: held } = use(AccessContext);
  const mayChange = useIsAllowed(updateRole);
  const [chosen, setChosen] = useState<Chosen>(new Set(role.permissions));
  const conflict = useConflict(role, {
    reread: () => readRole(role.id).catch(() => undefined),
    onKeepMine: (theirs): void => saving.run(theirs),
    onTakeTheirs: begin,
  });
  const { base, theirs: newer } = conflict;
  const isChanged = differenceOf(chosen, base).length > 0;
  const saving = useAction(
    (from: Role) => {
      const body = {
        permissions: permissionValues.filter((permission) => chosen.has(permission)),
        rowVersion: from.rowVersion ?? 1,
      };
      return call((each) => each.PUT('/role/{id}', { params: { path: { id: from.id } }, body }));
    },
    {
      onDone: async (saved, { name }) => {
        begin(saved.role);
        alerts.success(t('resources.saved', { name }));
        await client.invalidateQueries({ queryKey: ['/role'] });
      },
      onFailed: (error) => conflict.meet(error),
    },
  );

  /** Goes on from what is saved. */
  function begin(from: Role): void {
    conflict.begin(from);
    setChosen(new Set(from.permissions));
    saving.clear();
  }
  // A new reading replaces choices that are untouched; changed ones are compared when they are saved.
  if (!isChanged && !saving.isPending && (role.rowVersion ?? 0) > (base.rowVersion ?? 0)) begin(role);

  const { userType = 'S' } = role;
  const isFixed = (permission: Permission) => !held.has(permission) && !base.permissions.includes(permission);
  const box = (permission: Permission, isLabelSeen: boolean) => {
    const name = nameOf(permission);
    const need = needOf(permission, userType);
    return (
      <Checkbox
        key={permission}
        label={isLabelSeen ? name : <VisuallyHidden>{name}</VisuallyHidden>}
        hint={isLabelSeen && need !== undefined && t('resources.permissions.needs', { name: nameOf(need) })}
        checked={chosen.has(permission)}
        disabled={!mayChange || (!chosen.has(permission) && withNeeds(permission, userType).some(isFixed))}
        onChange={(checked) => {
          if (checked) return setChosen(new Set([...chosen, ...withNeeds(permission, userType)]));
          const gone = new Set(withDependants(permission, userType));
          return setChosen(new Set([...chosen].filter((each) => !gone.has(each))));
        }}
      />
    );
  };
  const stateOf = (isGiven: boolean) =>
    t(isGiven ? 'resources.permissions.given' : 'resources.permissions.not');
  return (
    <Stack gap="lg">
      <Text tone="muted">
        {t('resources.permissions.text', { count: chosen.size, total: permissionValues.length })}
      </Text>
      <Text tone="muted">{t(`resources.permissions.together.${userType === 'S' ? 'staff' : 'others'}`)}</Text>
      {newer === undefined && <FailureAlert error={saving.failure} />}
      {newer !== undefined && (
        <Conflict
          key={newer.rowVersion}
          differences={differenceOf(chosen, newer).map((permission) => ({
            id: permission,
            label: nameOf(permission),
            mine: stateOf(chosen.has(permission)),
            theirs: stateOf(!chosen.has(permission)),
          }))}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
      {places.map((place) => (
        <Stack key={place.id} gap="xs">
          <Heading level={3} size="sm">
            {t(`resources.permissions.places.${place.id}`)}
          </Heading>
          <Table
            caption={t(`resources.permissions.places.${place.id}`)}
            rows={rowsOf(place)}
            getRowId={({ resource }) => resource}
            columns={[
              {
                id: 'resource',
                header: t('resources.permissions.resource'),
                isRowHeader: true,
                renderCell: ({ resource }) => t(`resources.permissions.resources.${resource}`),
              },
              ...verbs.map((verb) => ({
                id: verb,
                header: t(`resources.permissions.verbs.${verb}`),
                renderCell: ({ permissions }: PlacedRow) => {
                  const permission = permissions[verb];
                  return permission === undefined ? null : box(permission, false);
                },
              })),
            ]}
          />
        </Stack>
      ))}
      <FormSection level={3} title={t('resources.permissions.special')}>
        <Grid gap="sm" minColumnWidth="sm">
          {specialPermissions.map((permission) => box(permission, true))}
        </Grid>
      </FormSection>
      {isChanged && newer === undefined && <Difference chosen={chosen} base={base} />}
      {mayChange && (
        <Inline justify="end">
          {isChanged && (
            <Button variant="secondary" size="sm" onClick={() => begin(base)}>
              {t('resources.permissions.discard')}
            </Button>
          )}
          <Button
            size="sm"
            isPending={saving.isPending}
            disabled={!isChanged}
            onClick={() => saving.run(base)}
          >
            {t('resources.permissions.save')}
          </Button>
        </Inline>
      )}
      <UnsavedChangesDialog isChanged={() => isChanged && !saving.isPending} />
    </Stack>
  );
}

/** What would change, said before it is saved. */
function Difference({ chosen, base }: { readonly chosen: Chosen; readonly base: Role }) {
  const { t } = useTranslation();
  const nameOf = usePermissionName();
  const different = differenceOf(chosen, base);
  const lines = [
    { id: 'gained', permissions: different.filter((each) => chosen.has(each)) },
    { id: 'lost', permissions: different.filter((each) => !chosen.has(each)) },
  ] as const;
  return (
    <Alert tone="info" title={t('resources.permissions.changes', { count: different.length })}>
      {lines.map(
        ({ id, permissions }) =>
          permissions.length > 0 && (
            <Text key={id}>
              {t(`resources.permissions.${id}`)} {permissions.map(nameOf).join(', ')}
            </Text>
          ),
      )}
      {(base.memberCount ?? 0) > 0 && (
        <Text>{t('resources.permissions.members', { count: base.memberCount ?? 0 })}</Text>
      )}
    </Alert>
  );
}

/** The permissions that one of the two has and the other has not, in the order of the contract. */
function differenceOf(chosen: Chosen, { permissions }: Role): readonly Permission[] {
  const saved = new Set(permissions);
  return permissionValues.filter((permission) => chosen.has(permission) !== saved.has(permission));
}
