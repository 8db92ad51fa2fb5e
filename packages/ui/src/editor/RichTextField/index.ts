export { RichTextField } from './RichTextField.tsx';
export type { RichTextFieldProps } from './RichTextField.tsx';
