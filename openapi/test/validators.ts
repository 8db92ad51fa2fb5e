import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ContractDocument, isObject, type Json } from './document.ts';

export interface Validators {
  /** Judges values by a schema as it stands in the contract, references included. */
  validator: (schema: Json) => ValidateFunction;
  /** What the last value was refused for. */
  words: (validate: ValidateFunction) => string;
}

export function createValidators(contract: ContractDocument): Validators {
  const compiled = new Map<string, ValidateFunction>();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(contract.root, 'contract');
  return {
    validator(schema) {
      const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
      const standalone: unknown = JSON.parse(text);
      const validate =
        compiled.get(text) ?? ajv.compile(isObject(standalone) ? standalone : standalone === true);
      compiled.set(text, validate);
      return validate;
    },
    words: (validate: ValidateFunction) => ajv.errorsText(validate.errors),
  };
}
