/** Declares what can be done with a record besides seeing, changing, withdrawing and deleting it. */
import type { ApiError, Attempt } from '@aarambh/api-client';
import type { FormDefinition } from '@aarambh/forms';
import type { FormHandle } from '@aarambh/forms/react';
import type { ComponentType } from 'react';
import type { Operation, Paths, RoleScope, TextKey } from '../register.ts';
import type { Family, RowOf } from './contract.ts';
import type { Lookup } from './column.ts';
import type { AnyRecordForm, AnyRow, AnyValues } from './row.ts';

type Called<Call extends Operation> =
  Paths[Call['path'] & keyof Paths] extends Record<Lowercase<Call['method']>, infer Description>
    ? Description
    : never;

/** What an operation is sent. */
type BodyOf<Call extends Operation> =
  Called<Call> extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : object;

/** What neither the form gives nor the screen, which knows the version of the record. */
type Rest<Call extends Operation, Typed> = Omit<BodyOf<Call>, 'rowVersion' | keyof Typed>;

/** A form that is filled in before, without the types of its values. */
export interface ActionForm<Row = AnyRow> {
  readonly definition: FormDefinition<AnyValues, object> & Partial<Pick<AnyRecordForm, 'sections'>>;
  /** Where the choices of a field come from that is no fixed list of the form's own. */
  readonly lookups: Readonly<Record<string, Lookup | 'states'>>;
  /** What the fields begin with. @default the definition's own values */
  readonly from?: (row: Row) => AnyValues;
  /** Says below the fields what it would do, by what is typed so far. */
  readonly Preview?: ComponentType<{ readonly row: Row; readonly form: FormHandle<AnyValues> }>;
}

/** All that a search and filters found, as the query of the list, and how many that were. */
export interface FoundAll {
  readonly query: Readonly<Record<string, string>>;
  readonly count: number;
}

/**
 * Does one thing to many records by one call.
 * @param all with it, to all that is found, if they are still as many
 * @returns why it was not done, by the id of the record; nothing of one with which it was done
 */
export type RunMany<Row = AnyRow> = (
  rows: readonly Row[],
  typed: object,
  options: { readonly all: FoundAll | undefined; readonly isTrial?: boolean; readonly key: string },
) => Promise<Attempt<ReadonlyMap<string, ApiError>>>;

/** What the screens are given: an action whose types have been checked. */
export interface RecordAction {
  /** Unique among the actions of a record. */
  readonly id: string;
  /** A verb: on the button, in the menu of the row, and on the button that does it. */
  readonly label: TextKey;
  /** Does it; the one parameter of its path is the record's id. Who may follows from the contract. */
  readonly operation: Operation;
  /** Of the roles with the permission, only those that reach the whole platform and those of these scopes. @default all */
  readonly scopes?: readonly RoleScope[];
  /** As `scopes`, without the roles that reach the whole platform. @default all */
  readonly onlyScopes?: readonly RoleScope[];
  /** Whether it makes sense for a record as it is now. @default always */
  readonly isOffered?: (row: AnyRow) => boolean;
  /** `danger` where something is lost. @default 'neutral' */
  readonly tone?: 'neutral' | 'danger';
  /** Asked before, or said above the form; without both it is done at once. `{{name}}` is the record. */
  readonly question?: { readonly title: TextKey; readonly text: TextKey };
  readonly form?: ActionForm;
  /** Sent besides what is typed and the version of the record. */
  readonly body?: (row: AnyRow) => object;
  /** Says below the question what else it does, by the record. */
  readonly Consequences?: ComponentType<{ readonly row: AnyRow }>;
  /** Shown before it is done to many: what it would cost, and what only the server knows. */
  readonly Check?: ComponentType<{ readonly rows: readonly AnyRow[] }>;
  /** Does it to many by one call, where the contract has one; otherwise each record is done by itself. */
  readonly runMany?: RunMany;
  /** The key that does it while the record is open, where keys are in use: a small letter other than j and k. */
  readonly letter?: string;
  /** Whether it is offered for rows that are ticked alone. @default false */
  readonly isForMany?: boolean;
  /** Said when it is done. `{{name}}` is the record. */
  readonly done: TextKey;
  /** Said instead, by the record of the answer: it may not have come to what was asked. */
  readonly doneInstead?: (answered: AnyRow) => TextKey | undefined;
  /** Where it is done, where that is a screen of its own: choosing it goes there. */
  readonly opens?: (row: AnyRow) => string;
  /** Where it leads once it is done; `answered` is the record of the answer. @default it stays on the screen */
  readonly leadsTo?: (answered: AnyRow) => string;
}

type Declaration<
  Of extends Family,
  Call extends Operation,
  Values extends AnyValues,
  Typed extends Partial<BodyOf<Call>>,
  Sent extends Rest<Call, Typed>,
> = Pick<
  RecordAction,
  | 'id'
  | 'label'
  | 'scopes'
  | 'onlyScopes'
  | 'tone'
  | 'letter'
  | 'isForMany'
  | 'done'
  | 'doneInstead'
  | 'opens'
  | 'leadsTo'
> & {
  /** Of the records that it is done with. */
  readonly family: Of;
  readonly operation: Call;
  readonly isOffered?: (row: RowOf<Of>) => boolean;
  readonly body?: (row: RowOf<Of>) => Sent;
  readonly Check?: ComponentType<{ readonly rows: readonly RowOf<Of>[] }>;
  readonly Consequences?: ComponentType<{ readonly row: RowOf<Of> }>;
  readonly runMany?: RunMany<RowOf<Of>>;
} & (
    | {
        readonly question: NonNullable<RecordAction['question']>;
        readonly form: {
          readonly definition: FormDefinition<Values, Typed>;
          readonly lookups?: Readonly<Partial<Record<keyof Values & string, Lookup | 'states'>>>;
          readonly from?: (row: RowOf<Of>) => Values;
          readonly Preview?: ActionForm<RowOf<Of>>['Preview'];
        };
      }
    | { readonly question?: RecordAction['question']; readonly form?: never }
  ) &
  // Whether nothing more has to be sent.
  ({} extends Rest<Call, Typed> ? unknown : { readonly body: (row: RowOf<Of>) => Sent });

/** Declares an action; a body that is not what its operation takes is a compile error. */
export function defineAction<
  const Of extends Family,
  const Call extends Operation,
  Values extends AnyValues = AnyValues,
  Typed extends Partial<BodyOf<Call>> = object,
  const Sent extends Rest<Call, Typed> = Rest<Call, Typed>,
>({ form, ...action }: Declaration<Of, Call, Values, Typed, Sent>): RecordAction {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the declaration was checked against the contract, which the screens do not need to know
  return { ...action, ...(form && { form: { lookups: {}, ...form } }) } as unknown as RecordAction;
}
