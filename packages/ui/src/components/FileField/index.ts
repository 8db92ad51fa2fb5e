export { FileField } from './FileField.tsx';
export type { FileChangeDetails, FileFieldActions, FileFieldProps } from './FileField.tsx';
export type { FileUpload } from './FileRow.tsx';
export type { FileIssue } from './fileRules.ts';
export { formatFileSize } from './fileSize.ts';
