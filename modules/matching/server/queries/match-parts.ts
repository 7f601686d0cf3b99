import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { hiddenLabors, labors } from '#modules/labors/public';
import { segmentAccess } from '#modules/records/public';
import type { MatchPart } from '../../schemas/match';
import type { MatchForOthers } from '../../schemas/match-status';
import type { Match } from '../models/match';
import { openReasons } from '../policies/reasons';
import { toMatchForOthers } from '../views/match';

const placeOf = (userId: string, practitionerId: string): string => `matches:parts:${userId}:${practitionerId}`;

/** Seals the parts of one match with its client's key. */
export const sealParts = (
  core: Core,
  db: Knex,
  userId: string,
  practitionerId: string,
  parts: readonly MatchPart[],
): Promise<Buffer> => core.vault.encrypt(db, userId, placeOf(userId, practitionerId), JSON.stringify(parts));

/** The sealed parts of one match, for its client. */
export const openParts = async (core: Core, db: Knex, match: Match): Promise<MatchPart[]> =>
  JSON.parse(
    await core.vault.decryptText(db, match.userId, placeOf(match.userId, match.practitionerId), match.partsSealed),
  ) as MatchPart[];

/** The same as their client is shown them now: passages of a Labor that is kept to oneself since are hidden. */
export const openShownParts = async (core: Core, db: Knex, matches: readonly Match[]): Promise<MatchPart[][]> => {
  const [first] = matches;
  if (!first) return [];
  const hidden = hiddenLabors(await core.port(labors).listAudiences(first.userId, db), 'owner');
  return Promise.all(matches.map(async (match) => hidePassages(await openParts(core, db, match), hidden)));
};

/** A match for its practitioner, with the reasons that a live consent opens; showing one is a reading and is logged as such. */
export const getMatchForPractitioner = async (core: Core, user: User, row: Match): Promise<MatchForOthers> => {
  const seen = toMatchForOthers(user, row);
  for (const access of core.ports(segmentAccess)) {
    const reasons = await access.readSome(user, row.userId, async (trx, open) => {
      const found = openReasons(await openParts(core, trx, row), open);
      return { found: found.reasons, used: found.read };
    });
    if (reasons) return { ...seen, reasons };
  }
  return { ...seen, reasons: [] };
};

/** Parts without the passages of these Labors, which their client keeps back since; each says of which Labor one was hidden. */
export const hidePassages = (parts: readonly MatchPart[], hidden: ReadonlySet<number>): MatchPart[] =>
  parts.map((part) =>
    part.quote && hidden.has(part.quote.laborNumber)
      ? { ...part, quote: null, hiddenLabor: part.quote.laborNumber }
      : part,
  );
