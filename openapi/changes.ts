/** What of the contract changed from one state of it to another, as its callers notice it. */

type Node = Readonly<Record<string, unknown>>;

/** One thing that changed. */
export interface Change {
  /** Such as `listCities`. */
  operation: string;
  /** A sentence without a full stop. */
  text: string;
  /** Whether a caller that was right before can fail now. */
  isBreaking: boolean;
}

/** What of an operation its callers see, each by a name that tells where it is. */
interface Seen {
  access: string;
  isDeprecated: boolean;
  /** Parameters and properties of the body: whether each has to be there, and what it can be. */
  taken: ReadonlyMap<string, Part>;
  /** Properties of the answer. */
  given: ReadonlyMap<string, Part>;
  codes: ReadonlySet<string>;
}

interface Part {
  type: string;
  isRequired: boolean;
  values: readonly string[] | null;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The changes from one bundled contract to another, by operation. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [old, now] = [operationsOf(nodeOf(before)), operationsOf(nodeOf(after))];
  const names = [...new Set([...old.keys(), ...now.keys()])].toSorted();
  return names.flatMap((operation) =>
    changesOf(old.get(operation), now.get(operation)).map((change) => ({ operation, ...change })),
  );
}

type Found = Omit<Change, 'operation'>;

function changesOf(old: Seen | undefined, now: Seen | undefined): Found[] {
  if (now === undefined) return [{ text: 'is gone', isBreaking: true }];
  if (old === undefined) return [{ text: 'is new', isBreaking: false }];
  const found: Found[] = [];
  if (old.access !== now.access) {
    found.push({ text: `is for ${now.access}, no longer for ${old.access}`, isBreaking: true });
  }
  if (!old.isDeprecated && now.isDeprecated) found.push({ text: 'is deprecated', isBreaking: false });
  found.push(...partChanges(old.taken, now.taken, 'takes'));
  found.push(...partChanges(old.given, now.given, 'answers with'));
  const codes = [...now.codes].filter((code) => !old.codes.has(code));
  if (codes.length > 0) found.push({ text: `can refuse with ${codes.join(', ')}`, isBreaking: false });
  return found;
}

function partChanges(old: Seen['taken'], now: Seen['taken'], does: 'takes' | 'answers with'): Found[] {
  const isTaken = does === 'takes';
  const found: Found[] = [];
  for (const [name, part] of now) {
    const earlier = old.get(name);
    if (earlier === undefined) {
      // What is below something new is new with it.
      if (old.has(parentOf(name)) || parentOf(name) === '') {
        const must = isTaken && part.isRequired;
        found.push({ text: `${does} ${name}${must ? ', which it needs' : ''}`, isBreaking: must });
      }
      continue;
    }
    if (earlier.type !== part.type) {
      found.push({ text: `${does} ${name} as ${part.type}, not ${earlier.type}`, isBreaking: true });
    }
    if (isTaken && part.isRequired && !earlier.isRequired) {
      found.push({ text: `needs ${name}`, isBreaking: true });
    }
    const [lost, won] = [without(earlier.values, part.values), without(part.values, earlier.values)];
    if (lost.length > 0) {
      found.push({ text: `${does} ${name} no longer as ${lost.join(', ')}`, isBreaking: isTaken });
    }
    if (won.length > 0) {
      found.push({ text: `${does} ${name} also as ${won.join(', ')}`, isBreaking: false });
    }
  }
  for (const name of old.keys()) {
    if (!now.has(name) && (now.has(parentOf(name)) || parentOf(name) === '')) {
      found.push({ text: `no longer ${does} ${name}`, isBreaking: true });
    }
  }
  return found;
}

const without = (some: Part['values'], others: Part['values']): readonly string[] =>
  some === null || others === null ? [] : some.filter((each) => !others.includes(each));

/** `data.city` of `data.city.name`, and nothing of what is at the top. */
const parentOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

const methods = ['get', 'post', 'put', 'patch', 'delete'];

function operationsOf(document: Node): Map<string, Seen> {
  const resolve = resolverOf(document);
  const found = new Map<string, Seen>();
  for (const item of Object.values(nodeOf(document['paths']))) {
    for (const method of methods) {
      const operation = nodeOf(nodeOf(item)[method]);
      const { operationId } = operation;
      if (typeof operationId === 'string') found.set(operationId, seenOf(operation, resolve));
    }
  }
  return found;
}

type Resolve = (value: unknown) => Node;

function resolverOf(document: Node): Resolve {
  const resolve: Resolve = (value) => {
    const { $ref } = nodeOf(value);
    if (typeof $ref !== 'string') return nodeOf(value);
    const target = $ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => nodeOf(at)[key], document);
    return resolve(target);
  };
  return resolve;
}

function seenOf(operation: Node, resolve: Resolve): Seen {
  const taken = new Map<string, Part>();
  for (const each of listOf(operation['parameters'])) {
    const parameter = resolve(each);
    const place = String(parameter['in']);
    const name = `${place} ${String(parameter['name'])}`;
    taken.set(name, partOf(parameter['schema'], parameter['required'] === true, resolve));
  }
  const body = bodyOf(operation['requestBody'], resolve);
  if (body !== undefined) {
    taken.set('body', partOf(body, resolve(operation['requestBody'])['required'] === true, resolve));
    collect(body, resolve, taken, 'body');
  }
  const given = new Map<string, Part>();
  const answer = nodeOf(operation['responses'])['200'];
  collect(bodyOf(answer, resolve), resolve, given, '');
  return {
    access: [operation['x-permission'], operation['x-permission-also'] ?? []].flat().map(String).join(', '),
    isDeprecated: operation['deprecated'] === true,
    taken,
    given,
    codes: new Set(listOf(operation['x-error-codes']).map(String)),
  };
}

const bodyOf = (value: unknown, resolve: Resolve): unknown =>
  nodeOf(nodeOf(resolve(value)['content'])['application/json'])['schema'];

/** Adds the properties of a schema, and theirs, each as a path. A schema within itself is not followed. */
function collect(
  schema: unknown,
  resolve: Resolve,
  parts: Map<string, Part>,
  place: string,
  above: readonly Node[] = [],
): void {
  const node = resolve(schema);
  if (above.includes(node)) return;
  const within = [...above, node];
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    for (const each of listOf(node[key])) collect(each, resolve, parts, place, within);
  }
  if (node['items'] !== undefined) collect(node['items'], resolve, parts, place, within);
  const required = listOf(node['required']);
  for (const [name, property] of Object.entries(nodeOf(node['properties']))) {
    const path = place === '' ? name : `${place}.${name}`;
    parts.set(path, partOf(property, required.includes(name), resolve));
    collect(property, resolve, parts, path, within);
  }
}

function partOf(schema: unknown, isRequired: boolean, resolve: Resolve): Part {
  const node = resolve(schema);
  const values = node['enum'] ?? resolve(node['items'])['enum'];
  return {
    type: typesOf(node, resolve).toSorted().join(' or ') || 'anything',
    isRequired,
    values: Array.isArray(values) ? values.map(String) : null,
  };
}

function typesOf(node: Node, resolve: Resolve): string[] {
  const { type, allOf } = node;
  if (type !== undefined) return [type].flat().map(String);
  const choices = [...listOf(node['oneOf']), ...listOf(node['anyOf']), ...listOf(allOf)];
  return [...new Set(choices.flatMap((each) => typesOf(resolve(each), resolve)))];
}
