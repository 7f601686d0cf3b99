import { toPath } from '#core/contract/endpoint';
import type { Core } from '#core/contract/server';
import { listPartnerHistory } from '../../schemas/endpoints';
import { type PartnerHistoryQuery, type PartnerStep, partnerFields } from '../../schemas/partner';
import { PartnerStepTaken } from '../models/partner-step';

/** What was done with a partner, newest first; `next` is the address of the older page, null at the beginning. */
export const listHistory = async (
  core: Core,
  partnerId: string,
  { limit = 50, cursor }: PartnerHistoryQuery,
): Promise<{ rows: PartnerStep[]; next: string | null }> => {
  const found = await PartnerStepTaken.query(core.db)
    .where({ partner_id: partnerId })
    .modify((query) => {
      if (cursor) query.where('id', '<', cursor);
    })
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const names = await core.people.names(page.flatMap(({ actor }) => (actor ? [actor] : [])));
  const last = page.at(-1);
  return {
    rows: page.map(({ id, kind, at, actor, changes }) => {
      const person = actor ? names.get(actor) : undefined;
      return {
        id: String(id),
        kind,
        at,
        by: person ? `${person.firstName} ${person.lastName}`.trim() || null : null,
        changes: partnerFields.flatMap((field) => {
          const change = changes[field];
          return change ? [{ field, from: change[0], to: change[1] }] : [];
        }),
      };
    }),
    next:
      found.length > limit && last
        ? toPath(listPartnerHistory, { params: { id: partnerId }, query: { limit, cursor: last.id } })
        : null,
  };
};
