export { fieldFrame, fieldInput } from './controlLook.ts';
export { Field } from './Field.tsx';
export type { FieldBaseProps, FieldControlProps, FieldProps } from './Field.tsx';
export type { FieldIds } from './fieldWiring.ts';
export { fromRegister } from './fromRegister.ts';
export type { NativeChange, NativeChangeDetails } from '../../dom/nativeChange.ts';
