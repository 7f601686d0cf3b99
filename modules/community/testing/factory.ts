import { randomUUID } from 'node:crypto';
import { roomGuards } from '#core/contract/realtime';
import type { TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';

/** A body for `POST /api/discussions`. */
export const aDiscussion = (overrides: object = {}) => ({
  title: 'What helped when the grief came back',
  content: 'I planted beans. **It helped.**',
  category: 'General',
  ...overrides,
});
/** A body for `POST /api/discussions/{id}/responses`. */
export const aResponse = (content = 'I recognise this.') => ({ content });
/** A body for `POST /api/pods`. */
export const aPod = (overrides: object = {}) => ({
  name: 'Tuesday circle',
  description: 'One speaks, the others listen.',
  category: 'Support Circle',
  ...overrides,
});

/** Says something in a room without a socket, through the guard that takes what sockets send. */
export const aRoomMessage = async (app: TestApp, { userId }: Client, podId: string, content: string) => {
  const row = await app.knex('users').where({ id: userId }).first();
  const user = { id: userId, role: row.role, email: row.email, firstName: row.first_name, lastName: row.last_name };
  const guard = app.assembled.ports.all(roomGuards).find(({ prefix }) => prefix === 'pod');
  const room = `pod:${podId}`;
  return guard?.receive?.({ ...user, permissions: new Set<string>() }, room, { room, content, clientId: randomUUID() });
};
