import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { zoneOffset } from '../../lib/zone-offset';
import type { MatchPart } from '../../schemas/match';
import type { BriefReason, BriefWishes, MatchBrief } from '../../schemas/match-status';
import type { Match } from '../models/match';
import type { Practitioner } from '../models/practitioner';
import { openParts } from './match-parts';

const most = 6;
const briefPlace = (match: Match): string => `matches:brief:${match.id}`;

/** Names of the practitioner's record which a part speaks of; whatever else its sentence says is left out. */
const reasonWithoutWords = (
  { criterion, points, weight, reason }: MatchPart,
  practitioner: Practitioner | null,
): BriefReason => {
  const names = {
    specialization: practitioner?.specializations.filter((name) => reason.includes(`Specializes in ${name}: `)),
    frameworks: practitioner?.frameworks.filter((name) => reason.includes(`“${name}”`)),
    practicalities: [],
    profile: [],
  };
  return { criterion, points, weight, about: names[criterion] ?? [] };
};

/**
 * The de-identified brief of a match. Themes are names the practitioner publishes and the match's reasons speak of: no word the client
 * wrote can be among them. `designType` comes from the profile.
 */
export const writeBrief = async (
  core: Core,
  db: Knex,
  match: Match,
  practitioner: Practitioner | null,
  designType: string | null,
  wishes: BriefWishes,
  path = '',
): Promise<MatchBrief> => {
  const utcOffset = wishes.zone === undefined ? null : zoneOffset(wishes.zone, `${path}zone`);
  const parts = (await openParts(core, db, match)).filter(({ points }) => points > 0);
  const reasons = parts.map((part) => reasonWithoutWords(part, practitioner));
  return {
    themes: [...new Set(reasons.flatMap(({ about }) => about))].slice(0, most),
    designType,
    language: wishes.language ?? null,
    utcOffset,
    reasons,
  };
};

/** Keeps what the client saw before asking, sealed with the client's key. */
export const sealBrief = (core: Core, db: Knex, match: Match, brief: MatchBrief): Promise<Buffer> =>
  core.vault.encrypt(db, match.userId, briefPlace(match), JSON.stringify(brief));

/** The brief that was sent with a request; null while none was. */
export const openBrief = async (core: Core, db: Knex, match: Match): Promise<MatchBrief | null> =>
  match.briefSealed && {
    reasons: [],
    ...(JSON.parse(await core.vault.decryptText(db, match.userId, briefPlace(match), match.briefSealed)) as Omit<
      MatchBrief,
      'reasons'
    >),
  };
