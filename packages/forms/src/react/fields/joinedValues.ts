const separator = ', ';

/** Several choices as the one text that a form has of them. */
export function joinValues(values: readonly string[]): string {
  return values.join(separator);
}

/** The choices in a text that {@link joinValues} made. */
export function splitValues(text: string): readonly string[] {
  return text === '' ? [] : text.split(separator);
}
