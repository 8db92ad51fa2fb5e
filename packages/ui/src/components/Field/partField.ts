import type { FieldBaseProps } from './Field.tsx';

/** Parts the props of a field: what stands around its control, and what is left for the control. */
export function partField<Props extends FieldBaseProps>({
  label,
  hint,
  error,
  necessity,
  id,
  required,
  labelAction,
  className,
  style,
  'aria-describedby': describedBy,
  ...control
}: Props): [
  field: FieldBaseProps,
  control: Omit<
    Props,
    | 'label'
    | 'hint'
    | 'error'
    | 'necessity'
    | 'id'
    | 'required'
    | 'labelAction'
    | 'className'
    | 'style'
    | 'aria-describedby'
  >,
] {
  const around = { label, hint, error, necessity, id, required, labelAction, className, style };
  return [{ ...around, 'aria-describedby': describedBy }, control];
}
