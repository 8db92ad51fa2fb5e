import type { components, operations } from './generated/schema.ts';

/** Codes that the contract knows. `ApiError.code` is a plain string, because a newer server may send others. */
export type ErrorCode = components['schemas']['ErrorCode'];

/** The codes of an operation's refusals, and those that any call can end with. */
export type CodeIn<Responses> =
  | (Responses extends {
      '4XX': { content: { 'application/json': { error: { code: infer Code extends string } } } };
    }
      ? Code
      : never)
  | 'INTERNAL'
  | 'NOT_IMPLEMENTED'
  | 'UNAVAILABLE';

/** The codes that an operation can answer with, as the contract lists them: `ErrorCodeOf<'addCity'>`. A newer server may send others. */
export type ErrorCodeOf<Id extends keyof operations> = CodeIn<operations[Id]['responses']>;

/** One field of a request that broke a rule: property path in the body, name of the rule, text of the server. */
export type FieldError = components['schemas']['FieldError'];

/**
 * How a call ended without an answer that can be used.
 * - `offline`: no answer came: no network, server not reachable, connection lost.
 * - `timeout`: no whole answer within the time limit. Whether the server acted is unknown.
 * - `aborted`: the caller gave up (its `AbortSignal`).
 * - `http`: the server refused or failed, and said so by status or by `success: false`.
 * - `malformed`: an answer came that is none of the contract's: HTML, broken JSON, an empty body, no envelope.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'aborted' | 'http' | 'malformed';

export interface ApiErrorFacts<Code extends string = string> {
  kind: ApiErrorKind;
  /** Method and path template, such as `GET /user/{mobileNumber}`: never holds a value. */
  call: string;
  status?: number;
  statusText?: string;
  code?: Code | null;
  serverMessage?: string | null;
  serverMessages?: Readonly<Record<string, string>>;
  fieldErrors?: FieldError[];
  details?: Record<string, unknown>;
  requestId?: string | null;
  retryAfter?: number | null;
  cause?: unknown;
}

const descriptions: Record<ApiErrorKind, string> = {
  offline: 'The server could not be reached.',
  timeout: 'The server took too long to answer.',
  aborted: 'The call was cancelled.',
  http: 'The server refused the call.',
  malformed: 'The server sent an answer that could not be read.',
};

/**
 * The one error that a call of the client throws. Only plain data: openapi-fetch's types do not carry methods.
 * `Code` is the codes that its operation can answer with, where the call is known: `ApiError<ErrorCodeOf<'addCity'>>`.
 */
export class ApiError<Code extends string = string> extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Reason phrase; often empty (HTTP/2 has none). */
  readonly statusText: string;
  /** What went wrong, for programs: mostly one of `ErrorCode`. Whatever a newer server sends besides is here too. */
  readonly code: Code | null;
  /** What the server says to a person, as plain text: never render it as HTML. Null when it said nothing. */
  readonly serverMessage: string | null;
  /** The same by language, as `hi`, where the server speaks more than one; `serverMessage` is one of them. */
  readonly serverMessages: Readonly<Record<string, string>>;
  /** The fields that broke a rule; mostly empty unless `status` is 422. */
  readonly fieldErrors: FieldError[];
  /** Facts of the failure, such as `{ needed, balance }`. */
  readonly details: Record<string, unknown>;
  /**
   * Finds the call in the server's log: the server's own name of the call, or, where its answer took too long, what the client named it in
   * `traceparent`.
   */
  readonly requestId: string | null;
  /** Seconds to wait before another try, when the server said so. */
  readonly retryAfter: number | null;
  /** The same as a moment, in milliseconds since 1970. */
  readonly retryAt: number | null;

  constructor(facts: ApiErrorFacts<Code>) {
    super(facts.serverMessage ?? descriptions[facts.kind], { cause: facts.cause });
    this.kind = facts.kind;
    this.call = facts.call;
    this.status = facts.status ?? 0;
    this.statusText = facts.statusText ?? '';
    this.code = facts.code ?? null;
    this.serverMessage = facts.serverMessage ?? null;
    this.serverMessages = facts.serverMessages ?? {};
    this.fieldErrors = facts.fieldErrors ?? [];
    this.details = facts.details ?? {};
    this.requestId = facts.requestId ?? null;
    this.retryAfter = facts.retryAfter ?? null;
    this.retryAt = this.retryAfter === null ? null : Date.now() + this.retryAfter * 1000;
  }
}

/** Whether a call of the client failed. The codes are those of the operation that was called; the caller knows which. */
export const isApiError = <Code extends string = string>(error: unknown): error is ApiError<Code> =>
  error instanceof ApiError;
