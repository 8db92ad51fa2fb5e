/** Why the server cannot start or keep its data: one sentence for the person at the terminal, shown without a stack. */
export class StartFailure extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartFailure';
  }
}

/** The innermost message or code of an error, without the query that a driver's error carries. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if ('code' in error && typeof error.code === 'string' && error.message === '') return error.code;
  return error.message.trim() || error.name;
}
