export { affix, frame, input, inputAfterPrefix } from './control.css.ts';
export { Field } from './Field.tsx';
export type { FieldBaseProps, FieldControlProps, FieldProps } from './Field.tsx';
export { FieldError } from './FieldError.tsx';
export { FieldGroup } from './FieldGroup.tsx';
export type { FieldGroupProps } from './FieldGroup.tsx';
export { describeControl, isPresent, useFieldIds } from './fieldWiring.ts';
export type { FieldIds } from './fieldWiring.ts';
