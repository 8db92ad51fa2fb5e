/** How much an erasure takes and leaves, told before it is asked for. */
import { personalDataKindValues, type PersonalDataKind } from '@aarambh/api-client/enums';
import type { Db, Person, PersonalData } from '../../database/index.ts';
import type { OperationData } from '../../platform/index.ts';

type Preview = OperationData<'previewErasure'>['preview'];
type Counts = Partial<Record<PersonalDataKind, number>>;

/**
 * Counts what is kept about a person by kind, as the erasure would find it now.
 * @param kept what each table keeps about people
 */
export async function previewOf(db: Db, person: Person, kept: readonly PersonalData[]): Promise<Preview> {
  const [erased, left]: [Counts, Counts] = [{}, {}];
  for (const data of kept) {
    if (!('rows' in data) || data.countedAs === 'part') continue;
    const { table, rows, countedAs, erased: how } = data;
    const isSome = typeof how === 'object' && 'deleted' in how;
    const counts = typeof how === 'object' && 'kept' in how ? left : erased;
    const found = await db.$count(table, isSome ? how.deleted(person) : rows(person));
    counts[countedAs] = (counts[countedAs] ?? 0) + found;
  }
  return { erased: listed(erased), kept: listed(left) };
}

function listed(counts: Counts): Preview['erased'] {
  return personalDataKindValues.flatMap((kind) => {
    const { [kind]: count = 0 } = counts;
    return count === 0 ? [] : [{ kind, count }];
  });
}
