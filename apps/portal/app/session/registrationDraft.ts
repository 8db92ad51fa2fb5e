import type { FormHandle } from '@aarambh/forms/react';
import { useEffect } from 'react';
import { instituteName, nameInstitute } from '#app/lists/institutes.ts';
import { tabStore } from '../storage.ts';
import { isObject, mayBeKept, toTypedValues, type TypedValues } from './typedValues.ts';

/** What somebody typed on /register, or over an invitation, and has no account of yet. */
interface Registration {
  /** Of which of the two forms. */
  readonly account?: string;
  readonly institute?: TypedValues;
  /** By the id of the form, without what is secret. */
  readonly forms: Readonly<Record<string, TypedValues>>;
}

const key = 'registration';

function read(): Registration {
  try {
    const kept: unknown = JSON.parse(tabStore.read(key) ?? '');
    if (!isObject(kept)) return { forms: {} };
    const forms = Object.entries(isObject(kept.forms) ? kept.forms : {});
    return {
      ...(typeof kept.account === 'string' && { account: kept.account }),
      institute: toTypedValues(kept.institute),
      forms: Object.fromEntries(forms.map(([id, values]) => [id, toTypedValues(values)])),
    };
  } catch {
    return { forms: {} };
  }
}

const keep = (changes: Partial<Registration>): void =>
  tabStore.write(key, JSON.stringify({ ...read(), ...changes }));

export const keptAccountType = (): string | undefined => read().account;
export const keepAccountType = (account: string): void => keep({ account });

/** Forgets what was typed on /register: the account is made, or somebody has logged out. */
export const dropRegistration = (): void => tabStore.remove(key);

/**
 * Keeps what is typed into a form that makes an account in this tab, over a reload and over a walk to another screen and back, and puts it in
 * again. What the person typed before the scripts came is newer and stays.
 */
export function useRegistrationDraft<Values extends TypedValues>(form: FormHandle<Values>): void {
  useEffect(() => {
    const { id, fieldOrder, defaultValues } = form.definition;
    const names = fieldOrder.filter((name) => mayBeKept(form.fieldDefinition(name)));
    const { forms, institute } = read();
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
      keep({
        forms: { ...read().forms, [id]: typed },
        ...(label !== undefined && { institute: { [chosen]: label } }),
      });
    });
  }, [form]);
}
