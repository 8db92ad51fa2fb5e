/** The contract and the forms say limits each in its own language: what a form lets a person type, the contract takes. */
import { expect, test } from 'vitest';
import * as forms from '../../packages/forms/src/index.ts';
import type { FieldDefinition } from '../../packages/forms/src/index.ts';
import { readContract, type Json, type JsonObject } from './document.ts';

interface Sent {
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  readonly wireNames?: Readonly<Record<string, string | undefined>>;
  readonly payload: { readonly operationId: string };
}

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && 'fields' in value && 'payload' in value;

const contract = readContract();

/** The schema of a property of a body, through lists and parts of it; undefined where the body has none under this name. */
function schemaAt(body: Json | undefined, path: string): JsonObject | undefined {
  let schema = body;
  for (const name of path.split('.')) {
    const { items } = contract.resolve(schema);
    const { [name]: property } = contract.propertiesOf(items ?? schema);
    if (property === undefined) return undefined;
    schema = property;
  }
  return contract.resolve(schema);
}

/** Kept as HTML, whose marks count beside the letters that the form counts. */
const isMarked = (schema: JsonObject): boolean => Number(schema.maxLength) === 20_000;

/** Typed in rupees, sent in paise. */
const isMoney = (path: string): boolean => /(?:Paise|PaisePerMonth|^pay\..*)$/.test(path);

/** What of a field the contract says otherwise. */
function differences(path: string, { maxLength, range }: FieldDefinition, schema: JsonObject): string[] {
  const found: string[] = [];
  const compare = (what: string, ofForm: number, ofContract: Json | undefined): void => {
    if (typeof ofContract === 'number' && ofContract !== ofForm)
      found.push(`${path} ${what}: ${ofForm} in the form, ${ofContract} in the contract`);
  };
  if (maxLength !== undefined && !isMarked(schema)) compare('maxLength', maxLength, schema.maxLength);
  if (range !== undefined) {
    const unit = isMoney(path) ? 100 : 1;
    compare('maximum', range.max * unit, schema.maximum);
    if (Number(schema.minimum) > range.min * unit) compare('minimum', range.min * unit, schema.minimum);
  }
  return found;
}

const compared = Object.entries(forms).flatMap(([name, form]) => {
  if (!isSent(form)) return [];
  const operation = contract.operations.find(({ id }) => id === form.payload.operationId);
  const body = operation && contract.requestOf(operation.description)?.schema;
  return Object.entries(form.fields).flatMap(([field, definition]) => {
    const path = form.wireNames?.[field] ?? field;
    const schema = schemaAt(body, path);
    const isLimited = definition.maxLength !== undefined || definition.range !== undefined;
    return schema && isLimited ? [{ name: `${name}.${field}`, path, definition, schema }] : [];
  });
});

test('most limits of forms are found in the contract', () => {
  expect(compared.length).toBeGreaterThan(150);
  expect(compared.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['panelForm.minutes', 'roundForm.venue', 'testQuestionForm.marks']),
  );
});

test.each(compared)('$name', ({ path, definition, schema }) => {
  expect(differences(path, definition, schema)).toEqual([]);
});
