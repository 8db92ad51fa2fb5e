/** A span for each request, sent by OTLP over HTTP. It has what a line of the log has, and like it no query, body or address of a caller. */
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceContextOf } from './trace-context.ts';

/** Traces that are recorded and sent. */
export interface Traces {
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Records the requests of a server and sends them to an address of OTLP. */
export function recordRequests({ endpoint }: { endpoint: string }, app: FastifyInstance): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'aarambh' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('aarambh');
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', async (request) => {
    const { method, routeOptions } = request;
    const name = routeOptions.config.operation ?? method;
    const attributes = { 'http.request.method': method, 'aarambh.request_id': request.id };
    spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parentOf(request)));
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (span === undefined) return;
    const { url } = request.routeOptions;
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (url !== undefined) span.setAttribute('http.route', url);
    if (request.failureCode !== null) span.setAttribute('aarambh.failure', request.failureCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  return { close: () => provider.shutdown() };
}

/** The caller's step, if it names one. */
function parentOf({ headers }: FastifyRequest): Context {
  const context = traceContextOf(headers);
  if (context === null) return ROOT_CONTEXT;
  const { traceID: traceId, parentID: spanId, isSampled } = context;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
