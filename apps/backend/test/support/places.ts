/** Where in a body of the contract a text can stand. */
import type { Contract, OperationDescription } from '../../src/platform/contract.ts';
import { sampleOfSchema } from './samples.ts';

type Json = Record<string, unknown>;

export interface Place {
  /** `.policy.cvFreezeAt`, `.rounds[].name`, `.skills[*]` for a list of as many as it may have. */
  name: string;
  /** Most characters that the contract takes there. */
  most: number;
  /** The body with a text there, and with the parents that it needs. */
  put: (body: unknown, text: string) => unknown;
}

/** What a text may have where the contract gives no end, because it gives a form. */
const mostOfForm = 1_000;

/** Items of a list that has no end. */
const mostItems = 500;

/** The places of the operation's JSON body; none where it has none. */
export function placesOf(contract: Contract, { path, method }: OperationDescription): Place[] {
  const resolve = (value: unknown): Json => {
    const { $ref, ...beside } = objectOf(value);
    return $ref === undefined ? beside : { ...resolve(contract.resolve({ $ref })), ...beside };
  };
  const operation = objectOf(objectOf(objectOf(contract.document.paths)[path])[method.toLowerCase()]);
  const json = objectOf(objectOf(resolve(operation.requestBody).content)['application/json']);
  return json.schema === undefined ? [] : within(resolve(json.schema));

  function within(schema: Json): Place[] {
    const types = [schema.type].flat();
    const places = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((each) =>
      listOf(each).flatMap((part) => within(resolve(part))),
    );
    if (types.includes('string') && schema.enum === undefined) {
      const most = typeof schema.maxLength === 'number' ? schema.maxLength : mostOfForm;
      places.push({ name: '', most, put: (_, text) => text });
    }
    if (schema.items !== undefined) places.push(...inList(schema, resolve(schema.items)));
    for (const [name, property] of Object.entries(objectOf(schema.properties))) {
      places.push(...inProperty(schema, name, resolve(property)));
    }
    if (typeof schema.additionalProperties === 'object') {
      places.push(...inProperty(schema, 'hi', resolve(schema.additionalProperties)));
    }
    return places;
  }

  function inProperty(schema: Json, name: string, property: Json): Place[] {
    return within(property).map((place) => ({
      ...place,
      name: `.${name}${place.name}`,
      put: (value, text) => {
        const parent = isObject(value) ? value : objectOf(sampleOfSchema(contract.document, schema));
        return { ...parent, [name]: place.put(parent[name], text) };
      },
    }));
  }

  function inList(schema: Json, items: Json): Place[] {
    const most = typeof schema.maxItems === 'number' ? schema.maxItems : mostItems;
    const sample = () => sampleOfSchema(contract.document, items);
    return within(items).flatMap((place): Place[] => [
      {
        ...place,
        name: `[]${place.name}`,
        put: (value, text) => {
          const [first = sample(), ...rest] = listOf(value);
          return [place.put(first, text), ...rest];
        },
      },
      {
        name: `[*]${place.name}`,
        most: Math.min(place.most, Math.floor(20_000 / most)),
        put: (_, text) =>
          Array.from({ length: most }, (_each, at) =>
            place.put(sample(), `${text.slice(String(at).length)}${at}`),
          ),
      },
    ]);
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
