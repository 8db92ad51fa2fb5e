import type { OpenDraft } from '@aarambh/forms/react';
import { tabStore } from '#app/storage.ts';
import { session } from './session.ts';
import { isObject, mayBeKept, toTypedValues, type TypedValues } from './typedValues.ts';

/** What was typed over which first values: those of another record, or of a newer one, are not to be typed over. */
interface Draft {
  readonly over: string;
  readonly typed: TypedValues;
}

/** What one person typed, by form. Somebody else who signs in here neither sees nor keeps it. */
interface Kept {
  /** Spelled as tabs hold it that were open before an update. */
  readonly userId: string;
  readonly forms: Readonly<Record<string, Draft>>;
}

const key = 'drafts';

function read(userId: string): Kept {
  try {
    const kept: unknown = JSON.parse(tabStore.read(key) ?? '');
    if (isObject(kept) && kept.userId === userId && isObject(kept.forms)) {
      const forms = Object.entries(kept.forms).flatMap(([form, draft]) =>
        isObject(draft) && typeof draft.over === 'string'
          ? [[form, { over: draft.over, typed: toTypedValues(draft.typed) }] as const]
          : [],
      );
      return { userId, forms: Object.fromEntries(forms) };
    }
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  return { userId, forms: {} };
}

function write(userId: string, form: string, draft: Draft): void {
  const { [form]: _before, ...others } = read(userId).forms;
  const forms = Object.keys(draft.typed).length === 0 ? others : { ...others, [form]: draft };
  if (Object.keys(forms).length === 0) tabStore.remove(key);
  else tabStore.write(key, JSON.stringify({ userId, forms } satisfies Kept));
}

/**
 * Keeps what a person has typed and not sent when the session ends under their hands, until they are back at the form in this
 * tab. Who logs out here leaves nothing behind.
 */
export function draftsOf(userId: string): OpenDraft {
  return ({ id, fields, initialValues }) => {
    const form = `${location.pathname} ${id}`;
    const isKept = (name: string): boolean => mayBeKept(fields[name]);
    const over = JSON.stringify(initialValues);
    const kept = read(userId).forms[form];
    const draft = Object.entries(kept?.over === over ? kept.typed : {}).filter(
      ([name, value]) => isKept(name) && typeof value === typeof initialValues[name],
    );
    return {
      values: Object.fromEntries(draft),
      leave(values) {
        const state = session().get();
        const hasEnded = state.status === 'signed-out' && state.reason !== 'signed-out';
        const typed = Object.entries(values).filter(
          ([name, value]) => isKept(name) && JSON.stringify(value) !== JSON.stringify(initialValues[name]),
        );
        write(userId, form, { over, typed: hasEnded ? Object.fromEntries(typed) : {} });
      },
    };
  };
}

/** Forgets everything that was typed. */
export const dropDrafts = (): void => tabStore.remove(key);
