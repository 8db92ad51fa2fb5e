/**
 * The engine alone: forms, checks and texts for schemas of an app's own. It has no form and no rule of Aarambh, and needs no library of schemas.
 */
export type {
  DrawnForm,
  ErrorKeys,
  FieldDefinition,
  FieldName,
  FormDefinition,
  FormRow,
  FormValue,
  FormValues,
  PayloadDefinition,
  SchemaFormDefinition,
  Validatable,
} from './definition/definition.ts';
export { defineForm, definePayload, defineSchemaForm } from './definition/defineForm.ts';
export { fieldAt, withoutIndexes } from './definition/fieldPath.ts';
export type { SchemaIssue, SchemaResult, StandardSchema } from './definition/standardSchema.ts';
export { errorKey, validate, validatePayload, type FieldError, type Verdict } from './definition/validate.ts';
export { isErrorCode, passwordRequirementKeys, type MessageKey, type Messages } from './messages/keys.ts';
export { formTextKeys } from './messages/formTextKeys.ts';
export * from './messages/ownMessages.ts';
export { createTranslate, errorMessage, type Translate } from './messages/translate.ts';
