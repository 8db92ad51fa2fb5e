export { RichTextField } from './RichTextField.tsx';
export type { RichTextChangeDetails, RichTextFieldProps } from './RichTextField.tsx';
