/** Reading and writing records, and their values in words, for screens that are written by hand. Nothing here draws or brings a style. */
export {
  actionsFor,
  mayTake,
  resourceAccess,
  type OfferedAction,
  type ResourceAccess,
} from '../access/resourceAccess.ts';
export { useResourceAccess } from '../access/useResourceAccess.ts';
export {
  readCounts,
  readPage,
  readRecord,
  runAction,
  setStatus,
  shortestSearch,
  type Page,
} from '../calls/calls.ts';
export { idsOf, titleOf, valueAt, wordsOf, type Unlabelled } from '../cells/cellWords.ts';
export { useChoices, type Choice, type ChoiceList } from '../choices/useChoices.ts';
export { useChosen, type Chosen } from '../choices/useChosen.ts';
export { useRecordsNamed } from '../choices/useRecordsNamed.ts';
export { useSearchedChoices } from '../choices/useSearchedChoices.ts';
export { useConflict } from '../conflict/useConflict.ts';
export { storableValues, wrongFields } from '../form/storableValues.ts';
export {
  isDay,
  isId,
  isPage,
  isSearch,
  longestSearch,
  parameterReader,
  type ParameterReader,
} from '../list/expected.ts';
export { queryOf, readListAddress, type KnownList, type ListState } from '../list/listAddress.ts';
export { useSearchKeyChoice as useKeysChoice } from '../list/searchKey.ts';
export { useListAddress, type ListAddress, type ListSubject } from '../list/useListAddress.ts';
export { firstRowsQuery, useRows } from '../list/useRows.ts';
export { recordQuery, useRecord, type RecordState } from '../record/useRecord.ts';
