/** An object with one property. */
export function keyed<Key extends string, Value>(key: Key, value: Value): Record<Key, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed name loses its type
  return { [key]: value } as Record<Key, Value>;
}
