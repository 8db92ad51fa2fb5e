import { types as t } from 'storybook/internal/babel';

const isNode = (value: unknown): value is t.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes below one, in the order of the source. */
export function childrenOf(node: t.Node): t.Node[] {
  const fields: readonly string[] = t.VISITOR_KEYS[node.type] ?? [];
  return Object.entries(node)
    .filter(([field]) => fields.includes(field))
    .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** The names that a piece of source reads, and those that it declares itself: more than it needs does no harm, less would. */
export function collectNames(node: t.Node, found: Set<string> = new Set()): Set<string> {
  if (t.isIdentifier(node) || t.isJSXIdentifier(node)) found.add(node.name);
  // `a.b` and `{ b: c }` name no variable b.
  const named =
    (t.isMemberExpression(node) || t.isOptionalMemberExpression(node)) && !node.computed
      ? node.property
      : t.isObjectProperty(node) && !node.computed && !node.shorthand
        ? node.key
        : t.isJSXAttribute(node)
          ? node.name
          : undefined;
  for (const child of childrenOf(node)) if (child !== named) collectNames(child, found);
  return found;
}
