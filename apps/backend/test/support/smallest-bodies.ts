/** What is left of a body when everything is taken away that the contract does not require. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, OperationDescription } from '../../src/platform/contract.ts';

type Json = Record<string, unknown>;

/** Gives, for each example of an operation's JSON body, the smallest that the contract still takes; none where it has no such body. */
export function createSmallestBodies(contract: Contract): (operation: OperationDescription) => Json[] {
  const ajv = new Ajv2020({ strict: false, discriminator: true });
  addFormats.default(ajv);
  ajv.addSchema(contract.document, 'contract');
  const object = (value: unknown) => objectOf(contract.resolve(value));
  return ({ path, method }) => {
    const description = object(object(object(contract.document.paths)[path])[method.toLowerCase()]);
    const content = object(object(description.requestBody).content)['application/json'];
    const { schema, example, examples } = object(content);
    if (schema === undefined) return [];
    const accepts = ajv.compile(
      objectOf(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'))),
    );
    const given = Object.values(object(examples)).map((each) => object(each).value);
    return [...(example === undefined ? [] : [example]), ...given].map((body) => {
      const smallest = structuredClone(objectOf(body));
      shrink(smallest, () => accepts(smallest));
      return smallest;
    });
  };
}

/** Takes away each property without which the whole is still good. */
function shrink(part: unknown, isGood: () => boolean): void {
  if (Array.isArray(part)) part.forEach((each) => shrink(each, isGood));
  if (!isObject(part)) return;
  for (const [name, value] of Object.entries(part)) {
    delete part[name];
    if (isGood()) continue;
    part[name] = value;
    shrink(value, isGood);
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
