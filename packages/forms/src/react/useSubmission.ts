import { useState } from 'react';
import type { FormDefinition, FormValues } from '../definition/definition.ts';
import { showRefusal } from './applyServerErrors.ts';
import type { FormHandle } from './formHandle.ts';
import type { ServerError } from './shownErrors.ts';
import { useSchemaForm, type SchemaFormOptions } from './useSchemaForm.ts';

type Sending<Values extends FormValues> = Parameters<SchemaFormOptions<Values>['onSubmit']>[1];

/** Why values were not taken; `fieldErrors` is empty where no field is to blame. Or what a screen says of its own accord. */
type Refusal = { readonly fieldErrors: readonly ServerError[] } | ((...parts: never[]) => string);

/** What came of sending values. */
type Sent<Data, Failure> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: Failure };

export interface SubmissionOptions<Values extends FormValues, Data, Failure extends Refusal> extends Pick<
  SchemaFormOptions<Values>,
  'initialValues'
> {
  /** Resolves with what came of it; with undefined where nothing was to be sent after all. */
  readonly send: (values: Values, sending: Sending<Values>) => Promise<Sent<Data, Failure> | undefined>;
  /** What follows; the form is pending until that is done, too. */
  readonly onDone?: (data: Data, values: Values, sending: Sending<Values>) => unknown;
  /** Whether a failure is said above the form also where its fields say all of it. */
  readonly isSaidAbove?: boolean;
  /** Resolves with whether the screen has answered the failure in a way of its own. */
  readonly onRefused?: (error: Failure, values: Values) => boolean | Promise<boolean>;
}

export interface Submission<Values extends FormValues, Failure extends Refusal> {
  readonly form: FormHandle<Values>;
  /** What no field says; for an alert above them. */
  readonly failure: Failure | null;
  /** Whether the values were taken; what follows may be under way yet. */
  readonly isTaken: boolean;
}

/**
 * A form whose values are sent by one call: what the server refuses is shown at its fields, and the rest is the failure. A screen that
 * cannot use an answer has words of its own as the failure.
 */
export function useSubmission<Values extends FormValues, Payload, Context, Data, Failure extends Refusal>(
  definition: FormDefinition<Values, Payload, Context>,
  { initialValues, send, onDone, isSaidAbove = false, onRefused }: SubmissionOptions<Values, Data, Failure>,
): Submission<Values, Failure> {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isTaken, setTaken] = useState(false);
  const form = useSchemaForm(definition, {
    ...(initialValues !== undefined && { initialValues }),
    onSubmit: async (values, sending) => {
      setFailure(null);
      setTaken(false);
      const result = await send(values, sending);
      if (result === undefined) return;
      if (result.ok) {
        setTaken(true);
        await onDone?.(result.data, values, sending);
        return;
      }
      const { error } = result;
      if ((await onRefused?.(error, values)) === true) return;
      const isSaid = typeof error !== 'function' && showRefusal(form, error.fieldErrors);
      if (isSaidAbove || !isSaid) setFailure(() => error);
    },
  });
  return { form, failure, isTaken };
}
