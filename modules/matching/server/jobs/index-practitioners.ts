import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { toBytes } from '#modules/match-scoring/public-server';
import { centred } from '#modules/text-analysis/public';
import { Practitioner } from '../models/practitioner';
import { PractitionerVector } from '../models/practitioner-vector';

const batch = 40;
/** Indexing asked for twice is done once. */
export const indexKey = 'matching.index';

const piecesOf = (one: Practitioner): string[] => [
  `${one.approach ?? ''}. ${one.statements.map((each) => each.statement).join(' ')}`,
  ...one.statements.map((each) => `${each.specialization}. ${each.statement}`),
];

const unread = (core: Core, db: Knex) =>
  Practitioner.query(db).whereNotExists(
    PractitionerVector.query()
      .where('model_id', centred(core.ai.embedder).id)
      .whereColumn('practitioner_vectors.practitioner_id', 'practitioners.id')
      .whereColumn('practitioner_vectors.version', 'practitioners.version'),
  );

/** True while some practitioner's vectors are missing or older than the profile. */
export const needsIndex = async (core: Core, db: Knex): Promise<boolean> =>
  (await unread(core, db).select('id').first()) !== undefined;

/** Embeds every practitioner whose vectors are missing or older than the profile; returns how many. */
export const indexPractitioners = async (core: Core): Promise<number> => {
  let done = 0;
  for (;;) {
    const stale = await unread(core, core.db).orderBy('id').limit(batch);
    if (stale.length === 0) return done;
    for (const one of stale) await indexOne(core, one);
    done += stale.length;
  }
};

const indexOne = async (core: Core, one: Practitioner): Promise<void> => {
  const embedder = centred(core.ai.embedder);
  const vectors = await embedder.embed(piecesOf(one));
  await core.db.transaction(async (trx) => {
    await PractitionerVector.query(trx).delete().where({ practitioner_id: one.id, model_id: embedder.id });
    await PractitionerVector.query(trx).insert(
      vectors.map((vector, piece) => ({
        practitionerId: one.id,
        modelId: embedder.id,
        piece,
        version: one.version,
        vector: toBytes(vector),
      })),
    );
  });
};

/** Embeds practitioners who are new or changed. */
export const indexJob = (core: Core): Job => ({
  name: 'index',
  run: async () => {
    await indexPractitioners(core);
  },
});
