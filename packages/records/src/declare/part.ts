/** Declares a part of a record: values that are read and changed at an address of their own. */
import type { FormValues, RecordForm } from '@aarambh/forms';
import type { Operation, Paths, TextKey } from '../register.ts';
import type { Family } from './contract.ts';
import type { Column } from './column.ts';
import type { RecordPart, Resource } from './resource.ts';
import type { AnyRow } from './row.ts';

type Answer<Data> = { responses: { 200: { content: { 'application/json': { data: Data } } } } };
type Call<Body> = { requestBody?: { content: { 'application/json': Body } } };

/** The values that a path answers under a name. */
type PartOf<Path extends keyof Paths, Key extends string> =
  Paths[Path] extends Record<'get', Answer<Readonly<Record<Key, infer Row>>>> ? Row : never;

/** What of them can be changed. */
type ChangeOf<Path extends keyof Paths> =
  Paths[Path] extends Record<'put', Call<infer Body>> ? Partial<Omit<Body, 'rowVersion'>> : never;

/** A part with what can only be sent, such as the reason of a change: those fields begin empty. */
type Filled<Part, Body> = Part & Partial<Pick<Body, Exclude<keyof Body, keyof Part>>>;

interface Declaration<
  Path extends keyof Paths,
  Changed extends keyof Paths,
  Key extends string,
  Values extends FormValues,
  Body extends ChangeOf<Changed>,
> extends Pick<RecordPart, 'id' | 'label' | 'needs'> {
  /** Of the whole record. */
  readonly family: Family;
  /** Where it is read; its one parameter is the id of the whole record. */
  readonly path: Path;
  /** Where it is changed: the same path, or one that answers with the whole record. */
  readonly changed: Changed;
  /** What the contract calls it in `data`. */
  readonly key: Key;
  readonly columns: readonly Column<PartOf<Path, Key>>[];
  readonly update: Operation;
  readonly form: Pick<NonNullable<Resource['form']>, 'lookups'> & {
    readonly definition: RecordForm<Values, Body> & {
      readonly fromRecord: (record: Filled<PartOf<Path, Key>, Body>) => Values;
    };
    /** Fields that the person does not change, by what the server says of it. */
    readonly readOnlyFields?: (part: PartOf<Path, Key>) => readonly (keyof Values & string)[];
  };
}

/** Declares a part; a column or a field that the contract does not have is a compile error. */
export function definePart<
  const Path extends keyof Paths,
  const Changed extends keyof Paths,
  const Key extends string,
  Values extends FormValues,
  Body extends ChangeOf<Changed>,
>({
  id,
  label,
  needs,
  path,
  changed,
  update,
  form,
  ...own
}: Declaration<Path, Changed, Key, Values, Body>): RecordPart {
  const texts: Readonly<Record<'title' | 'one' | 'many', TextKey>> = {
    title: label,
    one: label,
    many: label,
  };
  const resource = {
    ...own,
    one: path.replace(/\{\w+\}/, '{id}'),
    changed: changed.replace(/\{\w+\}/, '{id}'),
    texts,
    nameOf: ({ id: name }: AnyRow) => name,
    filters: [],
    hasDownload: false,
    hasHistory: false,
    actions: { update },
    form: { nameField: 'name', ...form },
    usage: {},
    tabs: [],
    parts: [],
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the declaration was checked against the contract, which the screens do not need to know
  return { id, label, needs, resource: resource as unknown as Resource };
}
