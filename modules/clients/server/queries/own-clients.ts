import { fullName, getInitials, toPersonName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core, PersonAccount } from '#core/contract/server';
import { consents } from '#modules/sharing/public';
import type { TeamClient, TeamClientFilter } from '../../schemas/client';
import { findSamples } from './samples';
import { standingsOf } from './standing';

/** Filters see no more than the practitioner: a phase that is not open matches none. */
const passes =
  ({ phase, q, assigned }: TeamClientFilter) =>
  ({ name, standing }: TeamClient): boolean =>
    (phase === undefined || standing?.phase === phase) &&
    (q === undefined || name.toLowerCase().includes(q.trim().toLowerCase())) &&
    assigned !== 'no';

/** A practitioner's own clients. Who opened nothing is a line with initials, by the match and not by the account. */
export const ownClients = async (core: Core, user: User, filter: TeamClientFilter): Promise<TeamClient[]> => {
  const openings = await core.port(consents).openingsOf(user.id, core.db);
  const accounts = (await core.people
    .accounts(core.db, 'client')
    .whereIn('id', [...openings.keys()])) as PersonAccount[];
  const account = new Map(accounts.map((row) => [row.id, row]));
  const open = [...openings].flatMap(([clientId, { consent }]) => (consent ? [clientId] : []));
  const standings = await standingsOf(core, core.db, open);
  const invented = await findSamples(core, core.db, [...openings.keys()]);
  return [...openings]
    .flatMap(([clientId, { matchId, consent }]): TeamClient[] => {
      const row = account.get(clientId);
      if (!row) return [];
      return [
        {
          key: matchId,
          name: (consent?.segments.includes('contact') ? fullName : getInitials)(toPersonName(row)),
          standing: standings.get(clientId)?.view ?? null,
          assignedPractitioner: fullName(user),
          suspended: row.suspended_at !== null,
          sample: invented.has(clientId),
        },
      ];
    })
    .filter(passes(filter));
};
