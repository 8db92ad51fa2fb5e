/** Checks answers against the contract: what is declared is there, and nothing else is. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, OperationDescription } from '../../src/platform/contract.ts';

export type Conformance = (operation: OperationDescription, status: number, body: unknown) => void;

/** Makes a check that throws when the answer of an operation is not what the contract describes for its status. */
export function conformanceTo(contract: Contract): Conformance {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(contract.document, 'contract');
  const compiled = new Map<string, ValidateFunction>();

  return (operation, status, body) => {
    const described = status === 200 ? '200' : `${Math.floor(status / 100)}XX`;
    const key = pointerTo(contract, operation, described);
    let validate = compiled.get(key);
    if (validate === undefined) {
      validate = ajv.compile({ $ref: `contract#${key}` });
      compiled.set(key, validate);
    }
    const code = codeOf(body);
    if (code !== undefined && !codesOf(contract, operation).includes(code)) {
      throw new Error(`${operation.id} answered ${status} ${code}, which the contract does not list for it.`);
    }
    if (!validate(body)) {
      throw new Error(
        `${operation.id} answered ${status} against the contract: ${ajv.errorsText(validate.errors)}`,
      );
    }
  };
}

/** Pointer to the schema of an answer; a response may itself be a reference. */
function pointerTo({ document }: Contract, { path, method }: OperationDescription, status: string): string {
  const steps = ['paths', path, method.toLowerCase(), 'responses', status];
  const response = steps.reduce<unknown>(
    (value, step) => (isObject(value) ? Object.getOwnPropertyDescriptor(value, step)?.value : undefined),
    document,
  );
  if (!isObject(response)) throw new Error(`The contract describes no ${status} of ${method} ${path}.`);
  const base =
    typeof response.$ref === 'string' ? response.$ref.slice(1) : `/${steps.map(escaped).join('/')}`;
  return `${base}/content/application~1json/schema`;
}

/** The codes that the contract lists for an operation, with those that follow from its description. */
function codesOf({ document }: Contract, { path, method }: OperationDescription): readonly unknown[] {
  const codes = ['paths', path, method.toLowerCase(), 'x-error-codes'].reduce<unknown>(
    (value, step) => (isObject(value) ? value[step] : undefined),
    document,
  );
  return Array.isArray(codes) ? codes : [];
}

const codeOf = (body: unknown): string | undefined =>
  isObject(body) && isObject(body.error) && typeof body.error.code === 'string' ? body.error.code : undefined;

function escaped(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
