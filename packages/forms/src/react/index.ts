'use client';

/** Forms of React applications: rules of `@aarambh/forms` in components of `@aarambh/ui`. */
export { applyServerErrors } from './applyServerErrors.ts';
export type { DraftedForm, FormDraft, OpenDraft } from './drafts.ts';
export { FormCaptcha, type FormCaptchaProps } from './fields/FormCaptcha.tsx';
export { FormCheckbox, type FormCheckboxProps } from './fields/FormCheckbox.tsx';
export { FormDateField, type FormDateFieldProps } from './fields/FormDateField.tsx';
export { FormMultiSelect, type FormMultiSelectProps } from './fields/FormMultiSelect.tsx';
export { FormNumberField, type FormNumberFieldProps } from './fields/FormNumberField.tsx';
export { FormOtpField, type FormOtpFieldProps } from './fields/FormOtpField.tsx';
export { FormNewPasswordField, type FormNewPasswordFieldProps } from './fields/FormNewPasswordField.tsx';
export { FormPasswordField, type FormPasswordFieldProps } from './fields/FormPasswordField.tsx';
export { FormPhoneField, type FormPhoneFieldProps } from './fields/FormPhoneField.tsx';
export { FormRadioGroup, type FormRadioGroupProps } from './fields/FormRadioGroup.tsx';
export { FormSearchSelect, type FormSearchSelectProps } from './fields/FormSearchSelect.tsx';
export { FormSelect, type FormSelectProps } from './fields/FormSelect.tsx';
export { FormTextArea, type FormTextAreaProps } from './fields/FormTextArea.tsx';
export { FormTextField, type FormTextFieldProps } from './fields/FormTextField.tsx';
export { employeeCountItems, indianStateItems } from './fixedItems.ts';
export { FormErrorSummary, type FormErrorSummaryProps } from './FormErrorSummary.tsx';
export type { FormHandle, NameOf } from './formHandle.ts';
export { FormsProvider, type FormsProviderProps } from './FormsProvider.tsx';
export type { ServerError } from './formStore.ts';
export { SchemaForm, type SchemaFormProps } from './SchemaForm.tsx';
export { schemaResolver } from './schemaResolver.ts';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';
export { useFormValue, useIsChanged, useIsSubmitting, useIsValid } from './useFormState.ts';
export { useSchemaForm, type SchemaFormOptions } from './useSchemaForm.ts';
