import { randomUUID } from 'node:crypto';
import { Value } from '@sinclair/typebox/value';
import type { Knex } from 'knex';
import type { Acknowledgement, ChannelGuard } from '#core/contract/hooks';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { ChatInput, type PodMessage } from '../schemas/pod';
import { notifyWatchers } from './actions/notify';
import { Pod, PodMember, PodMessageRow } from './models/pods';
import { formatMember } from './queries/authors';
import { needsHelp, offerHelp } from './queries/crisis-help';
import { messageContext } from './queries/messages';
import { isMember } from './queries/pods';

/** Longer messages go to the room without their words, which browsers then ask for: a notice of the database is no longer. */
const mostBytes = 6000;

interface Stored {
  readonly status: number;
  readonly message?: PodMessage;
  /** The same message came before. */
  readonly again?: boolean;
  readonly notified?: readonly string[];
}

/** Stores one message under the next number of its pod. The pod's row is locked: numbers have no gaps and follow the order of commits. */
const store = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { podId, clientId, content }: { readonly podId: string; readonly clientId: string; readonly content: string },
): Promise<Stored> => {
  const pod = await Pod.query(trx).findById(podId).forUpdate();
  if (!pod || !(await PodMember.query(trx).findById([podId, user.id]))) return { status: 403 };
  const view = (row: PodMessageRow): PodMessage => ({
    id: row.id,
    podId,
    seq: Number(row.seq),
    content,
    clientId,
    author: { id: user.id, name: formatMember(user) },
    createdAt: row.createdAt,
  });
  const before = await PodMessageRow.query(trx).findOne({ pod_id: podId, author_id: user.id, client_id: clientId });
  if (before) return { status: 200, message: view(before), again: true };
  if (pod.status !== 'active') return { status: 409 };
  const id = randomUUID();
  const seq = String(Number(pod.lastSeq) + 1);
  await Pod.query(trx).findById(podId).patch({ lastSeq: seq });
  const row = await PodMessageRow.query(trx)
    .insert({
      id,
      podId,
      seq,
      authorId: user.id,
      clientId,
      contentSealed: await core.vault.encrypt(trx, user.id, messageContext(id), content),
    })
    .returning('*');
  return { status: 200, message: view(row), notified: await notifyWatchers(trx, 'pod-message', podId, user.id) };
};

const receive = async (core: Core, user: User, room: string, input: unknown): Promise<Acknowledgement> => {
  if (!Value.Check(ChatInput, input)) return { status: 422 };
  const { content, clientId = randomUUID() } = input;
  const podId = room.slice('pod:'.length);
  const {
    status,
    message,
    again,
    notified = [],
  } = await core.db.transaction((trx) => store(core, trx, user, { podId, clientId, content }));
  if (!message) return { status };
  if (!again) {
    const whole = Buffer.byteLength(content) <= mostBytes;
    core.realtime.publish(room, 'chat_message', whole ? message : { podId, seq: message.seq });
    for (const userId of notified) core.realtime.publish(`user:${userId}`, 'notices.changed', {});
    // Afterwards: no message waits for it, and only the author is shown help.
    void needsHelp(core, user.id, content)
      .then((help) => offerHelp(core, user.id, help))
      .catch((error: unknown) => core.log.warn('community: help could not be offered', { error }));
  }
  return { status, message };
};

const uuid = /^pod:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The rooms of the community: `discussions` for everybody signed in, `pod:<id>` for its members. */
export const createChannelGuards = (core: Core): readonly ChannelGuard[] => [
  { prefix: 'discussions', canJoin: async (_user, room) => room === 'discussions' },
  {
    prefix: 'pod',
    canJoin: async (user, room) => uuid.test(room) && isMember(core.db, user.id, room.slice('pod:'.length)),
    receive: (user, room, message) => receive(core, user, room, message),
  },
];
