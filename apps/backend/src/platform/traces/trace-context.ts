import type { IncomingHttpHeaders } from 'node:http';

/** Where a request comes from: what its caller names it, the step of the caller, and whether the caller records it. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceID: string;
  /** 16 hexadecimal digits. */
  parentID: string;
  isSampled: boolean;
}

/**
 * What the header `traceparent` says (W3C Trace Context, 3.2), or null: without it, and where it is not what the standard allows. It is the
 * caller's word, so it names a request in the log and in traces and decides nothing.
 */
export function traceContextOf({ traceparent }: IncomingHttpHeaders): TraceContext | null {
  if (typeof traceparent !== 'string') return null;
  const [, traceID, parentID, flags] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent) ?? [];
  if (traceID === undefined || parentID === undefined || flags === undefined) return null;
  if (/^0+$/.test(traceID) || /^0+$/.test(parentID)) return null;
  return { traceID, parentID, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
