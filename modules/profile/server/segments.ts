import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { SegmentContent, SegmentEntry, SegmentProvider } from '#modules/records/public';
import { enneagramText } from '../lib/enneagram-text';
import { decryptBirth } from './encryption';
import { findClient } from './queries/client';
import { findEnneagramType } from './queries/enneagram';
import { findNewestProfile } from './queries/profiles';
import { findSummary } from './queries/summary';

/** Entries of those values that are known. */
const entriesOf = (values: Readonly<Record<string, string | number | null>>): SegmentEntry[] =>
  Object.entries(values).flatMap(([label, value]) =>
    value === null || value === '' ? [] : [{ label, text: String(value) }],
  );

const birth = async (core: Core, db: Knex, userId: string): Promise<SegmentContent | null> => {
  const row = await findClient(db, userId);
  if (!row) return null;
  const { birthDate, birthTime, place } = await decryptBirth(core, db, row);
  return {
    updatedAt: row.updatedAt,
    entries: entriesOf({
      'Birth date': birthDate,
      'Birth time': birthTime ?? 'Not known',
      'Birth place': place.label,
      'Time zone': place.zone,
    }),
  };
};

const holistic = async (core: Core, db: Knex, userId: string): Promise<SegmentContent | null> => {
  const summary = await findSummary(core, userId, db);
  if (!summary) return null;
  const { humanDesign, geneKeys, western } = summary;
  const enneagram = await findEnneagramType(core, db, userId);
  return {
    updatedAt: summary.createdAt,
    entries: entriesOf({
      'Human Design type': humanDesign.type,
      Strategy: humanDesign.strategy,
      Authority: humanDesign.authority,
      Profile: humanDesign.profile,
      Definition: humanDesign.definition,
      'Incarnation cross': humanDesign.incarnationCross,
      'Defined centres': humanDesign.definedCenters.join(', '),
      'Open centres': humanDesign.openCenters.join(', '),
      'Life’s work': geneKeys.lifeWork,
      Evolution: geneKeys.evolution,
      Radiance: geneKeys.radiance,
      Purpose: geneKeys.purpose,
      Sun: western.sun,
      Moon: western.moon,
      Rising: western.rising,
      'Life path': summary.lifePath,
      Enneagram: enneagram && enneagramText(enneagram),
    }),
  };
};

const contact = async (core: Core, db: Knex, userId: string): Promise<SegmentContent | null> => {
  const person = await core.people.contact(db, userId);
  if (!person) return null;
  return {
    updatedAt: person.since,
    entries: entriesOf({ Name: `${person.firstName} ${person.lastName}`.trim(), 'E-mail': person.email }),
  };
};

/** Birth data, the labels of the newest chart, and how to reach the person: three segments, opened one by one. */
export const profileSegmentProvider = (core: Core): SegmentProvider => ({
  keys: ['birth', 'holistic-profile', 'contact'],
  has: async (db, userId) => [
    ...((await findClient(db, userId)) ? ['birth'] : []),
    ...((await findNewestProfile(db, userId)) ? ['holistic-profile'] : []),
    'contact',
  ],
  read: (db, userId, key) =>
    key === 'birth'
      ? birth(core, db, userId)
      : key === 'contact'
        ? contact(core, db, userId)
        : holistic(core, db, userId),
});
