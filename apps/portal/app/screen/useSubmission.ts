import type { ApiError, Attempt } from '@aarambh/api-client';
import type { FormDefinition, FormValues } from '@aarambh/forms';
import { showRefusal, useSchemaForm, type FormHandle, type SchemaFormOptions } from '@aarambh/forms/react';
import { useState } from 'react';

type Sending<Values extends FormValues> = Parameters<SchemaFormOptions<Values>['onSubmit']>[1];

interface SubmissionOptions<Values extends FormValues, Data> extends Pick<
  SchemaFormOptions<Values>,
  'initialValues'
> {
  readonly send: (values: Values, sending: Sending<Values>) => Promise<Attempt<Data>>;
  readonly onDone?: (data: Data, values: Values, sending: Sending<Values>) => unknown;
  /** Whether a failure is said above the form also where its fields say all of it. */
  readonly isSaidAbove?: boolean;
  /** Resolves with whether the screen has answered the failure in a way of its own. */
  readonly onRefused?: (error: ApiError, values: Values) => boolean | Promise<boolean>;
}

interface Submission<Values extends FormValues> {
  readonly form: FormHandle<Values>;
  /** What no field says; for a `FailureAlert` above them. */
  readonly failure: ApiError | null;
}

/** A form whose values are sent by one call: what the server refuses is shown at its fields, and the rest is the failure. */
export function useSubmission<Values extends FormValues, Payload, Context, Data>(
  definition: FormDefinition<Values, Payload, Context>,
  { initialValues, send, onDone, isSaidAbove = false, onRefused }: SubmissionOptions<Values, Data>,
): Submission<Values> {
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useSchemaForm(definition, {
    ...(initialValues !== undefined && { initialValues }),
    onSubmit: async (values, sending) => {
      setFailure(null);
      const result = await send(values, sending);
      if (result.ok) await onDone?.(result.data, values, sending);
      else if ((await onRefused?.(result.error, values)) === true) return;
      else {
        const isSaid = showRefusal(form, result.error.fieldErrors);
        if (isSaidAbove || !isSaid) setFailure(result.error);
      }
    },
  });
  return { form, failure };
}
