/** What the contract says of a family of paths, as types: `/book` stands for `/book/all`, `/book/{id}` and so on. */
import type { ListedElsewhere, Paths } from '../register.ts';

type FamilyOf<Path> = Path extends `${infer Name}/all` ? Name : never;

/** Every family that has a list. */
export type Family = FamilyOf<keyof Paths> | keyof ListedElsewhere;

/** The address of a family's own list. */
export type OwnList<Of extends Family> = Of extends keyof ListedElsewhere ? ListedElsewhere[Of] : `${Of}/all`;

type Answered<Data> = { responses: { 200: { content: { 'application/json': { data: Data } } } } };

/** `data` of the list: one property, named after the resource. */
type ListData<Of extends Family> =
  Paths extends Record<OwnList<Of>, { get: Answered<infer Data> }> ? Data : never;

/** What the contract calls the records of a family. */
export type KeyOf<Of extends Family> = keyof ListData<Of> & string;

/** A record of a family, as its list has it. */
export type RowOf<Of extends Family> =
  ListData<Of> extends Record<KeyOf<Of>, readonly (infer Row)[]> ? Row : never;

/** The addresses of lists whose rows are records of a family. */
export type PathOfRows<Of extends Family> = {
  [Path in keyof Paths]: Paths[Path] extends {
    get: Answered<Readonly<Record<KeyOf<Of>, readonly RowOf<Of>[]>>>;
  }
    ? Path
    : never;
}[keyof Paths] &
  string;

/** The query of the list at an address. */
export type ListQuery<List extends string> =
  Paths extends Record<List, { get: { parameters: { query?: infer Query } } }> ? NonNullable<Query> : never;

/** A property of a record, or one of a part of it: `author.name`. */
export type FieldOf<Row> = {
  [Name in keyof Row & string]: NonNullable<Row[Name]> extends readonly unknown[]
    ? Name
    : NonNullable<Row[Name]> extends object
      ? Name | `${Name}.${keyof NonNullable<Row[Name]> & string}`
      : Name;
}[keyof Row & string];

/** The addresses of single records of a family. */
export type PathOfOne<Of extends Family> = {
  [Path in keyof Paths]: Path extends `${string}/{id}`
    ? Paths[Path] extends { get: Answered<Readonly<Record<KeyOf<Of>, RowOf<Of>>>> }
      ? Path
      : never
    : never;
}[keyof Paths] &
  string;

/** What a record is made of when it is added. */
export type CreationOf<Of extends Family> =
  Paths extends Record<
    `${Of}/add`,
    { post: { requestBody?: { content: { 'application/json': infer Body } } } }
  >
    ? Body
    : never;

/** What a list can be sorted by, upwards. */
export type SortOf<List extends string> =
  ListQuery<List> extends { sort?: infer Sort } ? Exclude<Sort & string, `-${string}`> : never;

/** What every list has; the other parameters of its query are filters. */
type Shared = 'pageNo' | 'pageSize' | 'search' | 'sort';

/** The names of the filters that a list has. */
export type FilterName<List extends string> = Exclude<keyof ListQuery<List> & string, Shared>;

/** What the records of a family can be counted by: each is also a filter of its list. */
export type CountedBy<Of extends Family> =
  ListQuery<`${Of}/count`> extends { by?: infer Name } ? Exclude<Name, undefined> : never;

/** What of a record can be changed, where that is other than what it is added with. */
export type ChangeOf<Of extends Family> =
  Paths extends Record<
    `${Of}/{id}`,
    { put: { requestBody?: { content: { 'application/json': infer Body } } } }
  >
    ? Partial<Omit<Body, 'rowVersion'>>
    : never;
