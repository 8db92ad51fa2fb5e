import type { FormHandle } from '@aarambh/forms/react';
import { useEffect } from 'react';
import { instituteName, nameInstitute } from '#app/lookups/institutes.ts';
import { keepRegistration, keptRegistration } from '#app/session/registrationDraft.ts';
import { mayBeKept, toTypedValues, type TypedValues } from '#app/session/typedValues.ts';

/**
 * Keeps what is typed into a form that makes an account in this tab, over a reload and over a walk to another screen and back, and puts it in
 * again. What the person typed before the scripts came is newer and stays.
 */
export function useRegistrationDraft<Values extends TypedValues>(form: FormHandle<Values>): void {
  useEffect(() => {
    const { id, fieldOrder, defaultValues } = form.definition;
    const names = fieldOrder.filter((name) => mayBeKept(form.fieldDefinition(name)));
    const { forms, institute } = keptRegistration();
    for (const [instituteId, name] of Object.entries(institute ?? {}))
      if (typeof name === 'string') nameInstitute(instituteId, name);
    const kept = forms[id] ?? {};
    const isKindOf = <Name extends keyof Values>(name: Name, value: unknown): value is Values[Name] =>
      typeof value === typeof defaultValues[name];
    for (const name of names) {
      const value = kept[name];
      if (form.values()[name] === defaultValues[name] && isKindOf(name, value)) form.setValue(name, value);
    }
    return form.subscribe(() => {
      const values = form.values();
      const typed = toTypedValues(Object.fromEntries(names.map((name) => [name, values[name]])));
      const chosen = typeof values.institute === 'string' ? values.institute : '';
      const label = instituteName(chosen);
      keepRegistration({
        forms: { ...keptRegistration().forms, [id]: typed },
        ...(label !== undefined && { institute: { [chosen]: label } }),
      });
    });
  }, [form]);
}
