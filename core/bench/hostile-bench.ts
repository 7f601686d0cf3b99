import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { startBenchApp } from './bench-app';
import { compare } from './compare';

/* Requests made to be slow, next to usual ones: none may cost much more than what anybody may send anyway. */
const budget = 6;
const path = '/api/auth/ticket';
const json = { 'content-type': 'application/json' };
const zipped = { ...json, 'content-encoding': 'gzip' };

const app = await startBenchApp([], { trustProxy: true });
const visitor = await app.as('anon');
const post = (body: string | Buffer, headers: Readonly<Record<string, string>>, status: number) => async () => {
  const answer = await visitor.send({ method: 'POST', path, body, headers });
  if (answer.status !== status)
    throw new Error(`${status} expected, ${answer.status} answered: ${answer.text.slice(0, 80)}`);
};
const getHealth = (headers: Readonly<Record<string, string>>) => async () => {
  const { status } = await visitor.get('/healthz', headers);
  if (status !== 200) throw new Error(`/healthz answered ${status}`);
};
const fields = (count: number): string => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join(',')}}`;
const many = fields(500);
const bomb = gzipSync(`{"a":"${'x'.repeat(5e7)}"}`);

try {
  await compare({
    name: 'a forwarded address after 15,000 spaces',
    ours: getHealth({ 'x-forwarded-for': `${' '.repeat(15_000)}203.0.113.9` }),
    base: getHealth({ 'x-forwarded-for': '203.0.113.9' }),
    budget,
    rounds: 25,
  });
  await compare({
    name: 'a body of 500 fields, to a text as long',
    ours: post(many, json, 422),
    base: post(JSON.stringify({ email: 'x'.repeat(many.length) }), json, 422),
    budget,
    rounds: 25,
  });
  await compare({
    name: 'a body that unpacks to 50 MB, to as many bytes',
    ours: post(bomb, zipped, 413),
    base: post(gzipSync(JSON.stringify({ a: randomBytes(bomb.length).toString('latin1') })), zipped, 422),
    budget,
    rounds: 25,
  });
} finally {
  await app.stop();
}
