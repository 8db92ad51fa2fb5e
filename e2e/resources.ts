/** The lists of records that the portal declares, with what a test needs to know of the data of the sandbox. */
import type { Resource } from '../apps/portal/app/resources/resource.ts';
import { cityResource } from '../apps/portal/app/resources/city.tsx';

export interface TestedResource {
  readonly resource: Resource;
  /** Where its screen is. */
  readonly path: string;
  /** A search that finds some rows, and a name among them. */
  readonly search: { readonly words: string; readonly finds: string };
  /** A filter with one of its values, and a row that it leaves out. */
  readonly filter?: { readonly name: string; readonly value: string; readonly hides: string };
  /** A record that is in use, so that it is not deleted. */
  readonly used?: string;
  /** What is typed into the form of a new record; every field that has to be filled in. */
  readonly filledIn?: Readonly<Record<string, string>>;
  /** A field that is not the name, and another value for it. */
  readonly change?: { readonly field: string; readonly value: string };
}

export const testedResources: readonly TestedResource[] = [
  {
    resource: cityResource,
    path: '/city',
    search: { words: 'poona', finds: 'Pune' },
    filter: { name: 'tier', value: 'Metro', hides: 'Agra' },
    used: 'Pune',
    filledIn: { name: 'Lonavala', stateCode: 'Maharashtra' },
    change: { field: 'district', value: 'Mulshi' },
  },
];
