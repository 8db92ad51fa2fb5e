/**
 * Several choices as the one text that a form has of them. They are ids and the contract's own words, in which there is no comma. Whoever puts
 * them together or takes them apart does it here.
 */
export function joinValues(values: readonly string[]): string {
  return values.join(', ');
}

/** The choices in a text that {@link joinValues} made. */
export function splitValues(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
