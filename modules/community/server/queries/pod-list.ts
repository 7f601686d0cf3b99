import { toPath } from '#core/contract/endpoint';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as api from '../../schemas/endpoints';
import type { PodQuery, PodView } from '../../schemas/pod';
import { Pod } from '../models/pods';
import { toPodView } from '../views/pod';
import { findStandings } from './pods';

/** Pods that the caller may know of, newest first; archived ones only while they are a member. */
export const listPods = async (
  core: Core,
  user: User,
  { mine, limit = 20, before }: PodQuery,
): Promise<{ readonly rows: PodView[]; readonly next: string | null }> => {
  const own = 'exists (select 1 from pod_members m where m.pod_id = pods.id and m.user_id = ?)';
  const found = await Pod.query(core.db)
    .modify((query) => {
      if (mine === 'true') query.whereRaw(own, [user.id]);
      else
        query.where((seen) =>
          seen.whereRaw("(access <> 'private' and status <> 'archived')").orWhereRaw(own, [user.id]),
        );
      if (before)
        query.whereRaw('(created_at, id) < ((select p.created_at from pods p where p.id = ?), ?::uuid)', [
          before,
          before,
        ]);
    })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const standing = await findStandings(
    core.db,
    user.id,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  const next = last && { ...(mine === 'true' ? { mine } : {}), limit, before: last.id };
  return {
    rows: page.map((pod) => toPodView(pod, standing(pod.id))),
    next: next && found.length > limit ? toPath(api.listPods, { query: next }) : null,
  };
};
