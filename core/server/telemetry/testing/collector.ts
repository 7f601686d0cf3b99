import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface KeyValue {
  readonly key: string;
  readonly value: Readonly<Record<string, string | number | boolean>>;
}
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly KeyValue[];
  readonly status: { readonly code?: number };
}
interface SentMetric {
  readonly name: string;
  readonly sum?: { readonly isMonotonic: boolean };
  readonly histogram?: {
    readonly dataPoints: readonly {
      count: string | number;
      bucketCounts: (string | number)[];
      explicitBounds: number[];
    }[];
  };
}
/** What a server got: where, with which headers, what. */
export interface Got {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Attributes of a span by name. */
export const attributesOf = ({ attributes }: SentSpan): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector on this machine that speaks OTLP over HTTP with JSON, and takes whatever else is posted. */
export const startCollector = async () => {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const documents = <T>(path: string): T[] =>
    got.filter((one) => one.path === path).map(({ body }) => JSON.parse(body) as T);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got,
    spans: (): SentSpan[] =>
      documents<{ resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }>('/v1/traces').flatMap(
        ({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: (): SentMetric[] =>
      documents<{ resourceMetrics: { scopeMetrics: { metrics: SentMetric[] }[] }[] }>('/v1/metrics').flatMap(
        ({ resourceMetrics }) =>
          resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
