/**
 * A plugin of Redocly: with each bundle it completes `x-error-codes` of every operation. An operation lists there what only it can answer;
 * what follows from how it is described (who may call it, what it takes) is written once, here.
 */

/** A part of the document, whose references are resolved by `resolve`. */
type Node = Readonly<Record<string, unknown>>;

interface Context {
  /** The method. */
  key: string | number;
  resolve: (reference: { $ref: string }) => { node?: unknown };
  report: (problem: { message: string }) => void;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * The codes that follow from the description of an operation.
 * @param method in small letters
 * @param resolved gives what a reference stands for
 */
export function codesOfDescription(
  operation: Node,
  method: string,
  resolved: (value: unknown) => Node,
): string[] {
  const access = operation['x-permission'];
  const isForHolders = Array.isArray(access) && !access.includes('own');
  const has = (name: string): boolean => operation[name] !== undefined;
  const parameters = (Array.isArray(operation['parameters']) ? operation['parameters'] : []).map(resolved);
  const takes = (place: string, name?: string): boolean =>
    parameters.some((each) => each['in'] === place && (name === undefined || each['name'] === name));
  const isTicket = JSON.stringify(operation['security'] ?? []).includes('"resetTicket"');
  const rules: readonly (readonly [isSo: boolean, ...codes: readonly string[]])[] = [
    // An address that cannot be read, a parameter that nobody knows, too many calls, and what nobody foresaw.
    [true, 'BAD_REQUEST', 'VALIDATION_FAILED', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'],
    [access !== 'public' || isTicket || has('x-permission-pages'), 'UNAUTHENTICATED', 'TOKEN_EXPIRED'],
    [isForHolders || has('x-permission-also') || has('x-permission-pages'), 'FORBIDDEN'],
    // What a role may do to its own records it may not do to those of others, or of the whole.
    [isForHolders && method !== 'get', 'OUT_OF_SCOPE'],
    [takes('header', 'X-Requested-With') || has('x-api-key'), 'FORBIDDEN'],
    [takes('path'), 'NOT_FOUND'],
    [method !== 'get', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    [takesVersion(operation, resolved), 'STALE'],
    [takes('header', 'X-Captcha-Token'), 'CAPTCHA_FAILED'],
    [takes('header', 'Idempotency-Key'), 'IDEMPOTENCY_MISMATCH'],
  ];
  return [...new Set(rules.flatMap(([isSo, ...codes]) => (isSo ? codes : [])))];
}

/** Whether the body says which version of the record was read. */
function takesVersion({ requestBody }: Node, resolved: (value: unknown) => Node): boolean {
  const content = resolved(resolved(requestBody)['content']);
  const has = (schema: unknown): boolean => {
    const { properties, allOf, oneOf } = resolved(schema);
    const parts = [allOf, oneOf].flatMap((each) => (Array.isArray(each) ? each : []));
    return (isNode(properties) && 'rowVersion' in properties) || parts.some(has);
  };
  return has(resolved(content['application/json'])['schema']);
}

/** Completes the list of one operation, and says it in its description, for whoever reads a page made of the contract. */
function complete(operation: Record<string, unknown>, { key, resolve, report }: Context): void {
  const resolved = (value: unknown): Node => {
    if (!isNode(value)) return {};
    const { $ref } = value;
    return typeof $ref === 'string' ? resolved(resolve({ $ref }).node) : value;
  };
  const own = operation['x-error-codes'] ?? [];
  if (!Array.isArray(own)) return report({ message: 'x-error-codes is a list of error codes.' });
  const given = codesOfDescription(operation, String(key), resolved);
  const twice = own.filter((code) => given.includes(code));
  if (twice.length > 0)
    report({ message: `${twice.join(', ')} follows from the description: leave it out.` });
  const codes = [...new Set([...given, ...own.map(String)])].toSorted((a, b) => (a < b ? -1 : 1));
  operation['x-error-codes'] = codes;
  const sentence = `Error codes: ${codes.map((code) => `\`${code}\``).join(' ')}.`;
  operation['description'] = [operation['description'], sentence].filter(Boolean).join('\n\n');
}

export default function contractPlugin() {
  return {
    id: 'contract',
    decorators: {
      oas3: { 'error-codes': () => ({ Operation: { leave: complete } }) },
    },
  };
}
