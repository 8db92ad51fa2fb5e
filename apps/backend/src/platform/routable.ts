/** The contract as the router needs it: less to compile at every start. */
import type { Contract } from './contract.ts';
import type { OperationId } from './operation.ts';

/**
 * A copy of the contract's document without what no route uses: descriptions of failures (the platform makes those itself),
 * answers of operations that are not built, and media types other than JSON.
 */
export function routableDocument(contract: Contract, isBuilt: (id: OperationId) => boolean): object {
  const paths = objectOf(contract.document.paths);
  const built = new Set<unknown>(contract.operations.filter(({ id }) => isBuilt(id)).map(({ id }) => id));
  return {
    ...contract.document,
    paths: mapValues(paths, (item) =>
      mapValues(objectOf(item), (operation) => {
        const described = objectOf(operation);
        if (described.responses === undefined) return operation;
        const { requestBody, responses, ...rest } = described;
        const success = built.has(described.operationId) ? objectOf(responses)['200'] : undefined;
        return {
          ...rest,
          ...(requestBody === undefined ? {} : { requestBody: jsonOnly(requestBody) }),
          responses: { 200: success === undefined ? { description: 'OK' } : jsonOnly(success) },
        };
      }),
    ),
  };
}

/** A request or a response with its JSON only. A reference stays as it is. */
function jsonOnly(described: unknown): unknown {
  const { content, ...rest } = objectOf(described);
  if (content === undefined) return described;
  const json = objectOf(content)['application/json'];
  return { ...rest, content: json === undefined ? {} : { 'application/json': json } };
}

function mapValues(
  source: Record<string, unknown>,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, change(value)]));
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
