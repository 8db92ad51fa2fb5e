/** The screens of lists and records, and their parts. */
export { ActionDialog } from '../actions/ActionDialog.tsx';
export { cellOf } from '../cells/cells.tsx';
export { shownFields, type ShownField } from '../cells/changedFields.ts';
export { RecordChooser } from '../choices/RecordChooser.tsx';
export { RecordFields } from '../form/RecordFields.tsx';
export { RecordFormScreen } from '../form/RecordFormScreen.tsx';
export { RecordSteps } from '../form/RecordSteps.tsx';
export { ImportPanel } from '../import/ImportPanel.tsx';
export type { Cards } from '../list/CardList.tsx';
export { ResourceScreen } from '../list/ResourceScreen.tsx';
export { LinkTabs } from '../list/LinkTabs.tsx';
export { TableCard } from '../list/TableCard.tsx';
export { Loading } from '../record/Loading.tsx';
export { ReadingFailure } from '../record/ReadingFailure.tsx';
export { RecordPage } from '../record/RecordPage.tsx';
