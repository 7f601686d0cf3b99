import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { producerOf } from './measured';
import type { Span, SpanStart, Tracer } from './spans';

/** What leaves for a collector. */
export interface Telemetry {
  readonly tracer: Tracer;
  /** Sends what is there, waiting a moment at most. */
  stop(): Promise<void>;
}

interface Options {
  /** Root of the collector: `/v1/traces` and `/v1/metrics` are added. */
  readonly endpoint: string;
  readonly service: string;
  readonly role: string;
  /** Share of the traces that begin here and are sent. */
  readonly share: number;
  readonly readMetrics: () => Promise<readonly Registry[]>;
  readonly metricsEveryMs?: number;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

const asSpan = (span: OtelSpan): Span => ({
  rename: (name) => void span.updateName(name),
  set: (attributes) => void span.setAttributes(attributes),
  fail: (reason) => void span.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR }),
  end: () => span.end(),
});

/** The name or code of an error: its message may quote somebody. */
const reasonOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'error').slice(0, 100);
};

const stopMs = 3000;

/** Traces and figures by OTLP over HTTP. Only this file loads the SDK, and only `boot` loads this file, where an endpoint is named. */
export const openTelemetry = (options: Options): Telemetry => {
  const endpoint = options.endpoint.replace(/\/+$/, '');
  const resource = resourceFromAttributes({
    'service.name': options.service,
    'service.instance.id': `${options.role}-${process.pid}`,
  });
  const sampler = new ParentBasedSampler({
    root: options.share < 1 ? new TraceIdRatioBasedSampler(options.share) : new AlwaysOnSampler(),
  });
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: stopMs });
  const spanProcessors = [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2000 })];
  const provider = new TracerProvider({ resource, sampler, spanProcessors });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, timeoutMillis: stopMs }),
    exportIntervalMillis: options.metricsEveryMs ?? 60_000,
    exportTimeoutMillis: stopMs,
    metricProducers: [producerOf(options.readMetrics, resource)],
  });
  const meters = new MeterProvider({ resource, readers: [reader] });

  const otel = provider.getTracer('hedo');
  const current = new AsyncLocalStorage<Context>();
  const start = ({ name, kind, attributes }: SpanStart, parent: Context): OtelSpan =>
    otel.startSpan(name, { kind: kinds[kind], ...(attributes ? { attributes } : {}) }, parent);
  const parentOf = ({ cause }: SpanStart): Context => {
    const remote = cause ? parseTraceParent(cause) : null;
    return remote
      ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true })
      : (current.getStore() ?? ROOT_CONTEXT);
  };
  const here = () => trace.getSpanContext(current.getStore() ?? ROOT_CONTEXT);
  const tracer: Tracer = {
    during: async (begun, work) => {
      const parent = parentOf(begun);
      const span = start(begun, parent);
      try {
        return await current.run(trace.setSpan(parent, span), () => work(asSpan(span)));
      } catch (error) {
        asSpan(span).fail(reasonOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    child: (begun) => {
      const parent = current.getStore();
      return parent ? asSpan(start(begun, parent)) : null;
    },
    traceId: () => here()?.traceId,
    headers: (): Readonly<Record<string, string>> => {
      const span = here();
      return span
        ? { traceparent: `00-${span.traceId}-${span.spanId}-${(span.traceFlags & 1).toString().padStart(2, '0')}` }
        : {};
    },
  };
  return {
    tracer,
    stop: async () => {
      // A collector that is away must not hold up a stop.
      const over = new Promise((done) => setTimeout(done, stopMs).unref());
      await Promise.race([Promise.allSettled([provider.shutdown(), meters.shutdown()]), over]);
    },
  };
};
