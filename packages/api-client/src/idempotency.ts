/**
 * A fresh value for the `Idempotency-Key` header. Make one per intent, such as one filling-in of a form, and keep it over
 * retries: the server then acts once. Works without a secure context, where `crypto.randomUUID` is missing.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
