import type { ApiError } from '@aarambh/api-client';
import { Text } from '@aarambh/ui/Text';
import { Timeline } from '@aarambh/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import type { RecordEvent } from '../host/service.ts';
import { useFormats, useService, useTranslation } from '../host/hooks.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import type { TextKey } from '../register.ts';
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
  const { history } = useService();
  const entity = resource.entity ?? resource.key;
  const reading = useQuery<readonly RecordEvent[], ApiError>({
    queryKey: ['history', entity, row.id],
    queryFn: ({ signal }) => history(entity, row.id, signal),
    // What was done just now belongs into it.
    staleTime: 0,
  });
  const { data, error } = reading;
  if (error !== null) {
    return <ReadingFailure level={3} title={t('resources.historyFailed')} reading={reading} error={error} />;
  }
  if (data === undefined) return <Loading />;
  if (data.length === 0) return <Text tone="muted">{t('resources.historyEmpty')}</Text>;
  return (
    <Timeline
      label={t('resources.historyOf', { name: resource.nameOf(row) })}
      events={data.map(({ id, at, action, actorName, fields = [], changes = [], reason = null }) => ({
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
