import type { FormDefinition, FormValues, RecordForm } from '@aarambh/forms';
import type { RoleScope } from '../register.ts';
import type {
  ChangeOf,
  CountedBy,
  CreationOf,
  Family,
  FieldOf,
  FilterName,
  KeyOf,
  OwnList,
  PathOfOne,
  PathOfRows,
  RowOf,
  SortOf,
} from './contract.ts';
import type { ResourceActions } from './resourceActions.ts';
import type { Choices, Column, Lookup } from './column.ts';
import type { Filter } from './filter.ts';
import type { FormExample, FormStep } from './form.ts';
import type {
  Preset,
  RecordFacts,
  RecordPart,
  RecordTab,
  Resource,
  ResourceOf,
  UsageLinks,
  Comparison,
} from './resource.ts';

interface Declaration<
  Of extends Family,
  Values extends FormValues,
  Body extends CreationOf<Of>,
  List extends PathOfRows<Of>,
  AddedValues extends FormValues,
> extends Pick<
  Resource,
  | 'texts'
  | 'namespaces'
  | 'emptyLink'
  | 'Empty'
  | 'Below'
  | 'links'
  | 'isWholeInList'
  | 'bulk'
  | 'page'
  | 'hasSearch'
  | 'orders'
  | 'chosenBy'
  | 'purposeForm'
  | 'board'
> {
  readonly family: Of;
  /** Where its pages are read, if not at `{family}/all`: another list of the same records. */
  readonly list?: List;
  /** Where one record is read, changed and deleted, if not at `{family}/{id}`. */
  readonly one?: PathOfOne<Of>;
  readonly entity?: string;
  readonly key: KeyOf<Of>;
  readonly nameOf: (row: RowOf<Of>) => string;
  readonly columns: readonly Column<RowOf<Of>, SortOf<List>>[];
  readonly details?: RecordFacts<RowOf<Of>, FieldOf<RowOf<Of>>>;
  readonly filters?: readonly Filter<List>[];
  readonly presets?: readonly Preset<FilterName<List>, SortOf<List>>[];
  /** One of `filters` with a fixed list of values. */
  readonly countedBy?: CountedBy<Of> & FilterName<List>;
  /** @default true */
  readonly hasDownload?: boolean;
  /** @default true */
  readonly hasHistory?: boolean;
  /** @default nothing: a list for reading */
  readonly actions?: ResourceActions<RowOf<Of>>;
  readonly form?: {
    readonly definition: RecordForm<Values, Body> & { readonly fromRecord: (record: RowOf<Of>) => Values };
    /** Where the choices of a field come from that is no fixed list of the form's own. */
    readonly lookups?: Readonly<Partial<Record<keyof Values & string, Lookup | 'states'>>>;
    /** The field that a record is known by: told when there is another of that name. @default 'name' */
    readonly nameField?: keyof Values & string;
    readonly Example?: FormExample;
    readonly Aside?: NonNullable<Resource['form']>['Aside'];
    readonly page?: NonNullable<Resource['form']>['page'];
    readonly steps?: readonly (FormStep & { readonly fields: readonly (keyof Values & string)[] })[];
    readonly hiddenFields?: (
      values: Values,
      scope: RoleScope | undefined,
    ) => readonly (keyof Values & string)[];
  };
  /** Instead of `form`, for records that others add: what staff change of them. */
  readonly changeForm?: {
    readonly definition: FormDefinition<Values, ChangeOf<Of>> & {
      readonly fromRecord: (record: RowOf<Of>) => Values;
    };
    readonly added?: {
      readonly definition: FormDefinition<AddedValues, Partial<CreationOf<Of>>>;
      readonly nameField: keyof AddedValues & string;
      readonly below?: Readonly<Partial<Record<keyof AddedValues & string, FormExample>>>;
    };
    readonly lookups?: Readonly<
      Partial<Record<(keyof Values | keyof AddedValues) & string, Lookup | 'states'>>
    >;
  };
  readonly usage?: Choices;
  readonly usageLinks?: UsageLinks<RowOf<Of>>;
  readonly compared?: Comparison<RowOf<Of>>;
  readonly tabs?: readonly RecordTab<RowOf<Of>>[];
  readonly parts?: readonly RecordPart[];
}

interface RowNames {
  readonly id?: unknown;
  /** By the code of the language; the name itself is in the base language. */
  readonly nameTranslations?: Readonly<Partial<Record<string, unknown>>>;
}

/** The name in the language of the page where the record has one. A name that cannot be made of what the server sent is the record's id. */
function safely<Row>(nameOf: (row: Row) => unknown, language: () => string): (row: Row & RowNames) => string {
  return (row) => {
    try {
      const name = row.nameTranslations?.[language()] || nameOf(row);
      if (typeof name === 'string' && name !== '') return name;
    } catch {
      // The id is all there is.
    }
    return String(row.id);
  };
}

/**
 * Makes what declares a list, and the form of its records if they are managed. Every column, filter, order and field is one of the
 * contract's, or the declaration does not compile.
 * @param language the language of the page, in which a record is named where it has a name in it
 */
export const resourcesIn =
  (language: () => string) =>
  <
    const Of extends Family,
    Values extends FormValues,
    Body extends CreationOf<Of>,
    const List extends PathOfRows<Of> = OwnList<Of> & PathOfRows<Of>,
    AddedValues extends FormValues = Values,
  >(
    declaration: Declaration<Of, Values, Body, List, AddedValues>,
  ): ResourceOf<RowOf<Of>> => {
    const {
      form,
      changeForm,
      actions = {},
      filters = [],
      presets = [],
      tabs = [],
      parts = [],
      usage = {},
      hasDownload = true,
      hasHistory = true,
    } = declaration;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the declaration was checked against the contract, which the screens do not need to know
    return {
      ...declaration,
      actions,
      filters,
      presets,
      tabs,
      parts,
      usage,
      hasDownload,
      hasHistory,
      nameOf: safely(declaration.nameOf, language),
      form: (form ?? changeForm) && { lookups: {}, nameField: 'name', ...(form ?? changeForm) },
    } as unknown as ResourceOf<RowOf<Of>>;
  };
