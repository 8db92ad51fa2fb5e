/** What the contract says of a family of paths, as types: `/admin/city` stands for `/admin/city/all`, `/admin/city/{id}` and so on. */
import type { paths } from '@aarambh/api-client';

type FamilyOf<Path> = Path extends `${infer Name}/all` ? Name : never;

/** Every family that has a list. */
export type Family = FamilyOf<keyof paths>;

type Answered<Data> = { responses: { 200: { content: { 'application/json': { data: Data } } } } };

/** `data` of the list: one property, named after the resource. */
type ListData<Of extends Family> =
  paths extends Record<`${Of}/all`, { get: Answered<infer Data> }> ? Data : never;

/** What the contract calls the records of a family. */
export type KeyOf<Of extends Family> = keyof ListData<Of> & string;

/** A record of a family, as its list has it. */
export type RowOf<Of extends Family> =
  ListData<Of> extends Record<KeyOf<Of>, readonly (infer Row)[]> ? Row : never;

/** The addresses of lists whose rows are records of a family. */
export type PathOfRows<Of extends Family> = {
  [Path in keyof paths]: paths[Path] extends {
    get: Answered<Readonly<Record<KeyOf<Of>, readonly RowOf<Of>[]>>>;
  }
    ? Path
    : never;
}[keyof paths] &
  string;

/** The query of a list. */
export type ListQuery<Of extends Family> =
  paths extends Record<`${Of}/all`, { get: { parameters: { query?: infer Query } } }>
    ? NonNullable<Query>
    : never;

/** What a record is made of when it is added. */
export type CreationOf<Of extends Family> =
  paths extends Record<
    `${Of}/add`,
    { post: { requestBody?: { content: { 'application/json': infer Body } } } }
  >
    ? Body
    : never;

/** What a list can be sorted by, upwards. */
export type SortOf<Of extends Family> =
  ListQuery<Of> extends { sort?: infer Sort } ? Exclude<Sort & string, `-${string}`> : never;

/** What every list has; the other parameters of its query are filters. */
type Shared = 'pageNo' | 'pageSize' | 'search' | 'sort';

/** The names of the filters that a list has. */
export type FilterName<Of extends Family> = Exclude<keyof ListQuery<Of> & string, Shared>;

/** What of a record can be changed, where that is other than what it is added with. */
export type ChangeOf<Of extends Family> =
  paths extends Record<
    `${Of}/{id}`,
    { put: { requestBody?: { content: { 'application/json': infer Body } } } }
  >
    ? Partial<Omit<Body, 'rowVersion'>>
    : never;
