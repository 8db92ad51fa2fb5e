import { tabStore } from '#app/storage.ts';
import { isObject, toTypedValues, type TypedValues } from './typedValues.ts';

/** What somebody typed on /register, or over an invitation, and has no account of yet. */
interface Registration {
  /** Of which of the two forms. */
  readonly account?: string;
  readonly institute?: TypedValues;
  /** By the id of the form, without what is secret. */
  readonly forms: Readonly<Record<string, TypedValues>>;
}

const key = 'registration';

/** What this tab keeps of it. */
export function keptRegistration(): Registration {
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

/** Keeps changes of it beside the rest. */
export const keepRegistration = (changes: Partial<Registration>): void =>
  tabStore.write(key, JSON.stringify({ ...keptRegistration(), ...changes }));

export const keptAccountType = (): string | undefined => keptRegistration().account;
export const keepAccountType = (account: string): void => keepRegistration({ account });

/** Forgets what was typed on /register: the account is made, or somebody has logged out. */
export const dropRegistration = (): void => tabStore.remove(key);
