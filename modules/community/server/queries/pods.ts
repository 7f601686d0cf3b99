import type { Knex } from 'knex';
import { denied, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Standing } from '../../schemas/pod';
import { hashToken } from '../actions/create-pod';
import { Pod, PodMember, PodRequest } from '../models/pods';

/** A pod with where the caller stands in it. */
export interface Seen {
  readonly pod: Pod;
  readonly you: Standing;
}

/** Where somebody stands in these pods; who is in none of the maps' pods is outside. */
export const findStandings = async (
  db: Knex,
  userId: string,
  podIds: readonly string[],
): Promise<(podId: string) => Standing> => {
  const ids = [...podIds];
  const members = await PodMember.query(db).where({ user_id: userId }).whereIn('pod_id', ids);
  const asked = await PodRequest.query(db).where({ user_id: userId, status: 'open' }).whereIn('pod_id', ids);
  const roles = new Map<string, Standing>([
    ...asked.map(({ podId }) => [podId, 'requested'] as const),
    ...members.map(({ podId, role }) => [podId, role] as const),
  ]);
  return (podId) => roles.get(podId) ?? null;
};

const inside = (you: Standing): boolean => you === 'guide' || you === 'member';

/** A pod that the caller may know of; a private one is only there for its members and for moderators. */
export const getVisiblePod = async (db: Knex, user: User, id: string): Promise<Seen> => {
  const pod = await Pod.query(db).findById(id);
  if (!pod) throw notFound('pod');
  const you = (await findStandings(db, user.id, [id]))(id);
  if (pod.access === 'private' && !inside(you) && !user.permissions.has('community.moderate')) throw notFound('pod');
  return { pod, you };
};

/** For what only members read; moderators may too, which the caller audits. */
export const getPodAsMember = async (db: Knex, user: User, id: string): Promise<Seen> => {
  const seen = await getVisiblePod(db, user, id);
  if (!inside(seen.you) && !user.permissions.has('community.moderate')) throw denied('community.talk');
  return seen;
};

/** For what the guide decides, or a moderator. */
export const getPodAsGuide = async (db: Knex, user: User, id: string): Promise<Seen> => {
  const seen = await getVisiblePod(db, user, id);
  if (seen.you !== 'guide' && !user.permissions.has('community.moderate')) throw denied('community.guide');
  return seen;
};

/** Whether somebody sits in a pod now; asked at every join of a room and at every message. */
export const isMember = async (db: Knex, userId: string, podId: string): Promise<boolean> =>
  (await PodMember.query(db).findById([podId, userId])) !== undefined;

/** The pod that a secret leads to. Throws 404 for what is unknown, replaced or too old. */
export const getInvitedPod = async (db: Knex, token: string): Promise<Pod> => {
  const pod = await Pod.query(db)
    .where({ invite_hash: hashToken(token) })
    .whereRaw('invite_expires_at > now()')
    .first();
  if (!pod) throw notFound('invitation');
  return pod;
};
