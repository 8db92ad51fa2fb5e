/** Declaring lists and records, and what an app tells and gives the engine. */
export { defineAction } from './declare/action.ts';
export type { ActionForm, FoundAll, RecordAction, RunMany } from './declare/action.ts';
export type { Family, FieldOf, KeyOf, RowOf } from './declare/contract.ts';
export { resourcesIn } from './declare/defineResource.ts';
export { definePart } from './declare/part.ts';
export { isActiveColumn, isActiveFilter, isOthers, updatedAtColumn } from './declare/recordState.ts';
export { lookup } from './declare/column.ts';
export { isLookup, isNamed } from './declare/filter.ts';
export type * from './declare/column.ts';
export type * from './declare/filter.ts';
export type * from './declare/form.ts';
export type * from './declare/resource.ts';
export type * from './declare/resourceActions.ts';
export type * from './declare/row.ts';
export type * from './register.ts';
export { RecordsProvider } from './host/RecordsProvider.tsx';
export type { Access, Action, Outcome, Parts, RecordsHost, Store, WordFailure, Words } from './host/host.ts';
export type {
  Client,
  ImportCalls,
  NamedFile,
  NamedRecord,
  RecordChange,
  RecordEvent,
  SavedView,
  SentFile,
  Service,
  TypedView,
  ViewCalls,
} from './host/service.ts';
