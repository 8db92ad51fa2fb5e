/** The query of an operation by the contract, for values that did not come with a call. */
import { loadContract } from './contract.ts';
import type { OperationId, OperationRequest } from './operation.ts';
import { querySchemaOf } from './route-schemas.ts';
import { compileRequestPart } from './validation.ts';

/**
 * Reads what is behind a question mark as the query of an operation; what it does not know is left out.
 * @throws ApiFailure 422 for a value that it would refuse
 */
export function readQuery<Id extends OperationId>(id: Id, text: string): OperationRequest<Id>['query'] {
  const contract = loadContract();
  const operation = contract.operations.find((each) => each.id === id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  const schema = querySchemaOf(contract, operation);
  const known = [...new URLSearchParams(text)].filter(([name]) => Object.hasOwn(schema.properties, name));
  const verdict = compileRequestPart(schema, 'querystring')(Object.fromEntries(known));
  if ('error' in verdict) throw verdict.error;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract has just checked it
  return verdict.value as OperationRequest<Id>['query'];
}
