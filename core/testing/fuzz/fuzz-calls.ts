import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { io } from 'socket.io-client';
import type { Route } from '../../contract/route';
import { createSession } from '../../server/auth/sessions';
import { projectFile } from '../../server/root';
import { testApp } from '../app';
import { makeCallers, roleOf } from '../callers';
import { type Answered, createClient } from '../client';
import { type Principal, principals } from '../matrix';
import { fillPath, matrixRows } from '../matrix-rows';
import { setScenes } from '../scenes';
import { watchChanges } from '../watch-changes';
import { bodiesFor, paramValues, queriesFor } from './schema-values';

/** A call as it is kept: what it changes of the happy call of its route. */
export interface FuzzedCall {
  /** Id of the row of the matrix; `socket` for a packet. */
  readonly id: string;
  readonly principal: Principal;
  readonly body?: unknown;
  readonly query?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Bytes of the happy body that are turned over, by their place. */
  readonly flips?: readonly number[];
  /** Bytes of it that are sent at all. */
  readonly cut?: number;
}

const canary = 'canary-5b1d7e90';
/** Refusals that are noted where their owner can see them. */
const notedRefusals: ReadonlySet<string> = new Set(['segment_reads', 'passkey_challenges']);
const packets = ['join_room', 'leave_room', 'chat_message', 'notification'];

const shapeOf = (path: string): string => path.replace(/\{[^}]+\}|:\w+/g, '{}');

export const readKept = (): readonly FuzzedCall[] =>
  JSON.parse(readFileSync(projectFile('core/testing/fuzz/counterexamples.json'), 'utf8')) as FuzzedCall[];

/** The whole product with every scene, calls made up from the schemas that it runs, and what must hold for each. */
export const startFuzz = async () => {
  const app = await testApp();
  const callers = await makeCallers(app);
  const calls = await setScenes({ app, knex: app.knex, callers, canary });
  const routes: readonly Route[] = [
    ...app.assembled.routes.map(({ route }) => route as Route),
    ...app.own,
    ...app.auth.routes,
  ];
  const targets = matrixRows().flatMap((row) => {
    const call = calls.get(row.id);
    const route = routes.find(
      ({ method, path }) => method.toUpperCase() === row.method && shapeOf(path) === shapeOf(row.path),
    );
    return call && route ? [{ id: row.id, row, call, route }] : [];
  });
  const byId = new Map(targets.map((target) => [target.id, target]));
  const changes = await watchChanges(app.knex);

  /** Without what the owner wrote: somebody else who says it is no leak. */
  const withoutCanary = (body: unknown): unknown =>
    body === undefined ? undefined : JSON.parse(JSON.stringify(body).replaceAll(canary, 'words'));
  const isBytes = (body: unknown): body is Uint8Array => body instanceof Uint8Array;

  const callOf = (at: number): fc.Arbitrary<FuzzedCall> => {
    const target = targets[at];
    const principal = fc.constantFrom(...principals);
    if (!target)
      return fc.record({
        id: fc.constant('socket'),
        principal,
        body: fc.tuple(fc.constantFrom(...packets), fc.jsonValue()),
      });
    const { id, row, call, route } = target;
    const names = [...row.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    const params = fc
      .tuple(...names.map(() => paramValues))
      .map((values) =>
        Object.fromEntries(names.flatMap((name, place) => (values[place] == null ? [] : [[name, values[place]]]))),
      );
    const query = queriesFor(route.query ?? null, call.query ?? '');
    if (isBytes(call.body))
      return fc.record({
        id: fc.constant(id),
        principal,
        params,
        flips: fc.array(fc.nat(5000), { maxLength: 6 }),
        cut: fc.option(fc.nat(5000), { nil: 1e9 }),
      });
    return fc.record({
      id: fc.constant(id),
      principal,
      params,
      query,
      body: bodiesFor(route.body ?? null, withoutCanary(call.body)),
    });
  };

  const sendPacket = ({ principal, body }: FuzzedCall): Promise<unknown> => {
    const cookie = [...callers[principal].cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: app.url };
    const socket = io(app.url, {
      path: '/ws',
      transports: ['websocket'],
      extraHeaders: headers,
      forceNew: true,
      reconnection: false,
    });
    const [name, value] = body as [string, unknown];
    return new Promise((resolve) => {
      socket.on('connect', () =>
        socket.timeout(5000).emit(name, value, (_: unknown, answer: unknown) => resolve(answer ?? null)),
      );
      socket.on('connect_error', () => resolve(null));
      socket.on('disconnect', () => resolve(null));
    }).finally(() => socket.disconnect());
  };

  const send = async (fuzzed: FuzzedCall): Promise<Answered> => {
    const target = byId.get(fuzzed.id);
    if (!target) throw new Error(`there is no happy call of ${fuzzed.id}`);
    const { row, call } = target;
    const query = fuzzed.query ?? call.query ?? '';
    const path = `${fillPath(row.path, { ...call.params, ...fuzzed.params }, 'x')}${query === '' ? '' : `?${query}`}`;
    const bytes = isBytes(call.body) ? Buffer.from(call.body.subarray(0, fuzzed.cut)) : null;
    if (bytes) for (const place of fuzzed.flips ?? []) if (bytes[place] !== undefined) bytes[place] ^= 0xff;
    return callers[fuzzed.principal].send({
      method: row.method,
      path,
      ...(call.headers ? { headers: call.headers } : {}),
      ...(bytes
        ? { body: bytes }
        : fuzzed.body === undefined
          ? {}
          : { body: fuzzed.body === null ? 'null' : fuzzed.body }),
    });
  };

  /** Who signed out, or was, signs in again for the next call. */
  const renew = async (principal: Principal): Promise<void> => {
    const { userId } = callers[principal];
    const found = await app
      .knex('users')
      .where({ id: userId, role: roleOf[principal] })
      .whereNull('deleted_at')
      .first('id');
    callers[principal] = found
      ? createClient(app.url, userId, (await createSession(app.knex, userId)).cookie)
      : await app.as(roleOf[principal]);
    await changes();
  };

  /** Throws with what does not hold: no 5xx, a refusal changes nothing, and nobody reads what the owner wrote for themselves. */
  const hold = async (fuzzed: FuzzedCall): Promise<void> => {
    const before = await changes();
    const fail = (why: string): never => {
      throw new Error(`${why}\nTo keep it, add to core/testing/fuzz/counterexamples.json:\n${JSON.stringify(fuzzed)}`);
    };
    if (fuzzed.id === 'socket') {
      const answer = JSON.stringify(await sendPacket(fuzzed)) ?? '';
      if (/"status":5\d\d/.test(answer)) fail(`a packet was answered ${answer.slice(0, 200)}`);
      if (answer.includes(canary) && !['owner', 'prac_consent'].includes(fuzzed.principal))
        fail('a packet was answered with words of another person');
      return;
    }
    const answer = await send(fuzzed);
    if (answer.status >= 500) fail(`${fuzzed.id} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    if (answer.text.includes(canary) && !['owner', 'prac_consent'].includes(fuzzed.principal))
      fail(`${fuzzed.id} showed ${fuzzed.principal} what the owner wrote`);
    if (answer.status >= 400) {
      const after = await changes();
      const touched = Object.keys(after).filter((table) => after[table] !== before[table] && !notedRefusals.has(table));
      if (touched.length > 0) fail(`${fuzzed.id} was refused with ${answer.status} and changed ${touched.join(', ')}`);
    }
    if (answer.status === 401 && fuzzed.principal !== 'anon') await renew(fuzzed.principal);
  };

  /** One call of eleven is a packet. */
  const arbitrary = fc.nat(Math.floor(targets.length * 1.1)).chain(callOf);
  return { arbitrary, hold, targets: targets.length, stop: () => app.stop() };
};
