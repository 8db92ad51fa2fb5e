import { limits } from '@aarambh/forms';
import { splitValues } from '@aarambh/forms/react';
import { useSearchedChoices } from '@aarambh/records/data';
import { useMemo } from 'react';
import { jobs } from '#app/records/longLists.ts';

/**
 * The jobs for which a company can come, for the field that chooses them.
 * @param chosen their ids, joined by commas
 * @param companyID whose they are; nobody's while it is empty
 * @default the caller's own
 */
export function useJobChoices(chosen: string, companyID?: string) {
  const ids = splitValues(chosen);
  const source = useMemo(
    () => (companyID === undefined ? jobs : { ...jobs, query: { ...jobs.query, companyID } }),
    [companyID],
  );
  const { isPart, field, chosenItems } = useSearchedChoices(source, ids, companyID !== '');
  // What is chosen is never called by its id, also before its name has come.
  const valueItems = ids.map((id) => chosenItems.find((item) => item.id === id) ?? { id, label: '…' });
  return {
    /** There is one to choose; not known while they load. */
    areSome: isPart || (field.items ?? []).length > 0,
    field: { ...field, valueItems, maxCount: limits.visit.jobs },
  };
}
