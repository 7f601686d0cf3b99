import { toPath } from '#core/contract/endpoint';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as api from '../../schemas/endpoints';
import type { PodMembers, PodRequests } from '../../schemas/pod';
import { PodMember, PodRequest } from '../models/pods';
import { findAuthors } from './authors';

const pageSize = 100;

/** Who sits in a pod, in the order they came; `next` is the address of the following page, null at the end. */
export const listMembers = async (
  core: Core,
  user: User,
  podId: string,
  after: string | undefined,
): Promise<{ readonly rows: PodMembers; readonly next: string | null }> => {
  const found = await PodMember.query(core.db)
    .where({ pod_id: podId })
    .modify((query) => {
      if (after) query.where('user_id', '>', after);
    })
    .orderBy('user_id')
    .limit(pageSize + 1);
  const page = found.slice(0, pageSize);
  const nameOf = await findAuthors(
    core,
    user,
    page.map(({ userId }) => userId),
  );
  const rows = page.flatMap(({ userId, role }) => {
    const person = nameOf(userId);
    return person ? [{ person, role }] : [];
  });
  const last = page.at(-1)?.userId;
  return {
    rows,
    next:
      last && found.length > pageSize
        ? toPath(api.listMembers, { params: { id: podId }, query: { after: last } })
        : null,
  };
};

/** Who waits for the guide's answer, longest first; at most a hundred. */
export const listRequests = async (core: Core, user: User, podId: string): Promise<PodRequests> => {
  const rows = await PodRequest.query(core.db)
    .where({ pod_id: podId, status: 'open' })
    .orderBy(['created_at', 'user_id'])
    .limit(pageSize);
  const nameOf = await findAuthors(
    core,
    user,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap(({ userId, createdAt }) => {
    const person = nameOf(userId);
    return person ? [{ person, askedAt: createdAt }] : [];
  });
};
