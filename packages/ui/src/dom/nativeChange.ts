import type { ChangeEvent, ChangeEventHandler } from 'react';

/** Told with each new value of a native control. */
export type NativeChangeDetails<Control extends Element = HTMLInputElement> = {
  readonly event: ChangeEvent<Control>;
};

/** The change callback of a component that is a native control. */
export type NativeChange<Value, Control extends Element = HTMLInputElement> = (
  value: Value,
  details: NativeChangeDetails<Control>,
) => void;

/** The native handler of a control whose owner is told its text; none where there is no owner, so that React can say so. */
export function toldValue<Control extends Element & { value: string }>(
  onChange: NativeChange<string, Control> | undefined,
): ChangeEventHandler<Control> | undefined {
  return onChange && ((event) => onChange(event.currentTarget.value, { event }));
}

/** The same of a box that is ticked or not. */
export function toldChecked(
  onChange: NativeChange<boolean> | undefined,
): ChangeEventHandler<HTMLInputElement> | undefined {
  return onChange && ((event) => onChange(event.currentTarget.checked, { event }));
}
