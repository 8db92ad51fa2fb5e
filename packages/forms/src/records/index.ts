export { defineRecordForm, type FormSectionDefinition, type RecordForm } from './defineRecordForm.ts';
export type { RecordField } from './recordField.ts';
export { htmlOfMarks } from './markedText.ts';
