import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { MatchPart } from '../../schemas/match';
import type { Match } from '../models/match';

const placeOf = (userId: string, practitionerId: string): string => `matches:parts:${userId}:${practitionerId}`;

/** Seals the parts of one match with its client's key. */
export const sealParts = (
  core: Core,
  db: Knex,
  userId: string,
  practitionerId: string,
  parts: readonly MatchPart[],
): Promise<Buffer> => core.vault.seal(db, userId, placeOf(userId, practitionerId), JSON.stringify(parts));

/** The sealed parts of one match, for its client. */
export const openParts = async (core: Core, db: Knex, match: Match): Promise<MatchPart[]> =>
  JSON.parse(
    await core.vault.openText(db, match.userId, placeOf(match.userId, match.practitionerId), match.partsSealed),
  ) as MatchPart[];
