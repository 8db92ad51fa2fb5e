import { dataOf, type components } from '@aarambh/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';

export type JobAlert = components['schemas']['JobAlert'];
export type WantedJob = components['schemas']['JobAlertCreation'];

export const jobAlertsQuery = () => queries().queryOptions('get', '/job-alert/all');

/** The caller's alert that says just this and is not paused. */
export function useAlertFor(wanted: WantedJob): JobAlert | undefined {
  const { data } = useQuery(jobAlertsQuery());
  return data?.data.jobAlert.find((each) => !each.isPaused && isSame(each, wanted));
}

const isSame = (one: WantedJob, other: WantedJob): boolean =>
  (one.search ?? '').toLowerCase() === (other.search ?? '').toLowerCase() &&
  (['jobType', 'cityID', 'minPaise', 'companyID'] as const).every(
    (name) => (one[name] ?? null) === (other[name] ?? null),
  );

/** What is done to alerts: each reads the list again and says what the server refused. */
export function useJobAlertChanges(onDone?: () => unknown) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const readAgain = {
    onError: (error: Error) => tellFailure(error),
    onSettled: async () => {
      await client.invalidateQueries(jobAlertsQuery());
      await onDone?.();
    },
  };
  const add = useMutation({
    mutationFn: (body: WantedJob) => dataOf(api().POST('/job-alert/add', { body })),
    onSuccess: () => alerts.success(t('resources.alerts.added')),
    ...readAgain,
  });
  const pause = useMutation({
    mutationFn: ({ id, isPaused }: Pick<JobAlert, 'id' | 'isPaused'>) =>
      dataOf(api().PUT('/job-alert/{id}', { params: { path: { id } }, body: { isPaused } })),
    ...readAgain,
  });
  const remove = useMutation({
    mutationFn: (id: string) => dataOf(api().DELETE('/job-alert/{id}', { params: { path: { id } } })),
    ...readAgain,
  });
  return { add, pause, remove };
}
