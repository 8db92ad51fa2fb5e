import { Text } from '@aarambh/ui/Text';
import { Timeline } from '@aarambh/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyRow, Resource, TextKey } from './resource.ts';
import { queries } from '#app/session/queries.ts';
import { Loading } from './Loading.tsx';
import { ReadingFailure } from './ReadingFailure.tsx';
import { RecordChanges } from './RecordChanges.tsx';

const eventTexts: Readonly<Record<string, TextKey>> = {
  added: 'resources.events.added',
  changed: 'resources.events.changed',
  activated: 'resources.events.activated',
  deactivated: 'resources.events.deactivated',
  deleted: 'resources.events.deleted',
  recalled: 'resources.events.recalled',
  read: 'resources.events.read',
  saved: 'resources.events.saved',
  suspended: 'resources.events.suspended',
};

/** Who changed what of a record, why, and from what to what where that is kept; newest first. */
export function RecordHistory({ resource, row }: { readonly resource: Resource; readonly row: AnyRow }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = { entityType: resource.entity ?? resource.key, entityID: row.id, pageSize: 100 };
  const reading = useQuery({
    ...queries().queryOptions('get', '/audit', { params: { query } }),
    // What was done just now belongs into it.
    staleTime: 0,
  });
  const { data, error } = reading;
  if (error !== null) {
    return <ReadingFailure level={3} title={t('resources.historyFailed')} reading={reading} error={error} />;
  }
  if (data === undefined) return <Loading />;
  const { audit } = data.data;
  if (audit.length === 0) return <Text tone="muted">{t('resources.historyEmpty')}</Text>;
  return (
    <Timeline
      label={t('resources.historyOf', { name: resource.nameOf(row) })}
      events={audit.map(({ id, at, action, actorName, fields = [], changes = [], reason = null }) => ({
        id,
        title: t(eventTexts[action] ?? 'resources.events.changed', {
          who: actorName ?? t('resources.somebody'),
        }),
        time: formats.moment(at),
        moment: new Date(at),
        description:
          action === 'changed' || reason !== null ? (
            <>
              {action === 'changed' && (
                <RecordChanges resource={resource} row={row} fields={fields} changes={changes} />
              )}
              {reason !== null && <Text>{t('resources.events.reason', { reason })}</Text>}
            </>
          ) : undefined,
      }))}
    />
  );
}
