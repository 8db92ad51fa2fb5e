/** The one shape of every answer of the API. */
import type { ApiFailure } from './failure.ts';
import { inEveryLanguage, inLanguage, type Locale, type LocalizedText } from './language/localized-text.ts';
import type { ResultMeta } from './operation.ts';

/** A successful answer; its HTTP status is always 200. */
export function successEnvelope(
  requestId: string,
  result: { data: unknown; meta?: ResultMeta; message?: string },
) {
  return {
    success: true,
    status: 200,
    statusCode: 200,
    message: result.message ?? 'OK',
    data: result.data,
    error: null,
    meta: { ...result.meta, requestId },
  };
}

/** The same as text, with `data` as the JSON it was already written as. */
export function writtenEnvelope(
  requestId: string,
  result: { meta?: ResultMeta; message?: string },
  data: string,
): string {
  const { message, meta } = result;
  const end = JSON.stringify({ message: message ?? 'OK', meta: { ...meta, requestId } }).slice(1);
  return `{"success":true,"status":200,"statusCode":200,"data":${data},"error":null,${end}`;
}

/** Any other answer; its HTTP status is the failure's. */
export function failureEnvelope(requestId: string, failure: ApiFailure, locale: Locale) {
  const { status, code, details } = failure;
  const words = (text: string | LocalizedText) => ({
    message: inLanguage(text, locale),
    messages: inEveryLanguage(text),
  });
  const { message, messages } = words(failure.text);
  const fields = failure.fields.map((field) => ({ ...field, ...words(field.message) }));
  return {
    success: false,
    status,
    statusCode: status,
    message,
    data: null,
    error: { code, message, messages, fields, details },
    meta: { requestId },
  };
}
