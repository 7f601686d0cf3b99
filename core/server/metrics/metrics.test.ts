import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gauges } from '../../contract/host-ports';
import { provide } from '../../contract/server';
import { type TestApp, testApp } from '../../testing/app';
import { findFreePort } from '../../testing/free-port';
import { createMeter } from './meter';

describe('the meter', () => {
  it('counts by route and status, with a histogram that sums up', async () => {
    const meter = createMeter({ metrics: null });
    meter.request('GET /api/labors', 200, 4);
    meter.request('GET /api/labors', 200, 60);
    meter.request('GET /api/labors', 503, 20_000);
    const lines = (await meter.registry.metrics()).split('\n');
    expect(lines).toContain('hedo_http_requests_total{route="GET /api/labors",status="2xx"} 2');
    expect(lines).toContain('hedo_http_requests_total{route="GET /api/labors",status="5xx"} 1');
    expect(lines).toContain('hedo_http_request_seconds_bucket{le="0.005",route="GET /api/labors"} 1');
    expect(lines).toContain('hedo_http_request_seconds_bucket{le="0.1",route="GET /api/labors"} 2');
    expect(lines).toContain('hedo_http_request_seconds_bucket{le="+Inf",route="GET /api/labors"} 3');
    expect(lines).toContain('hedo_http_request_seconds_count{route="GET /api/labors"} 3');
  });

  it('lets no label out of its quotes', async () => {
    const meter = createMeter({ metrics: null });
    meter.request('a"b\\c\nd', 200, 1);
    expect(await meter.registry.metrics()).toContain('hedo_http_requests_total{route="a\\"b\\\\c\\nd",status="2xx"} 1');
  });
});

describe('the internal port', () => {
  let app: TestApp;
  let port = 0;
  let behindMs: number | null = null;
  beforeAll(async () => {
    port = await findFreePort();
    const replica = {
      find: () => null,
      behindMs: () => behindMs,
      markLost: () => undefined,
      stop: async () => undefined,
    };
    app = await testApp({ modules: [], replica, config: { metrics: { host: '127.0.0.1', port } } });
  });
  afterAll(() => app.stop());

  it('tells figures and no people, and the public port tells nothing', async () => {
    const admin = await app.as('admin');
    await admin.get('/api/auth/user');
    const gauge = { name: 'hedo_sample', help: 'What a module measures.', value: 7 } as const;
    app.assembled.ports.add(
      'sample',
      provide(gauges, async () => [gauge]),
    );
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    for (const name of ['hedo_database_up', 'hedo_sample', 'hedo_sockets', 'hedo_jobs_oldest_seconds'])
      expect(text).toMatch(new RegExp(`^${name} \\d+$`, 'm'));
    for (const name of ['process_resident_memory_bytes', 'hedo_heap_used_bytes', 'nodejs_eventloop_lag_p99_seconds'])
      expect(text).toMatch(new RegExp(`^${name} [\\d.]+$`, 'm'));
    expect(text).toMatch(/^hedo_database_up 1$/m);
    expect(text).toContain('# TYPE hedo_jobs gauge');
    expect(text).toMatch(/^hedo_http_requests_total\{route="GET \/api\/auth\/user",status="2xx"\} \d+$/m);
    expect(text).not.toContain(admin.userId);
    expect((await fetch(`http://127.0.0.1:${port}/api/auth/user`)).status).toBe(404);
    for (const role of ['anon', 'client', 'practitioner', 'admin'] as const)
      expect((await (await app.as(role)).get('/metrics')).status).toBe(404);
  });

  it('tells whether the replica is used, and how far behind it is as far as that is known', async () => {
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const unknown = await read();
    expect(unknown).toMatch(/^hedo_replica_used 0$/m);
    expect(unknown).not.toContain('hedo_replica_behind_seconds');
    behindMs = 7300;
    expect(await read()).toMatch(/^hedo_replica_behind_seconds 7\.3$/m);
  });
});
