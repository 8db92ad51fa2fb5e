/** What is asked of a server, and how it answers. */

/** A request as it is read. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** What is sent as it is, such as a file. */
  readonly text: string;
}

/** What was done, in the envelope of every answer. */
export const answered = (data: object, meta: object = {}): Response =>
  Response.json({ success: true, data, meta });

/** Why something was not done. */
export const refused = (status: number, code: string, message: string, more: object = {}): Response =>
  Response.json({ success: false, error: { code, message, ...more } }, { status });
