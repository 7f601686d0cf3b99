import type { Knex } from 'knex';
import type { Corpus, Keyed } from '#core/contract/ai';
import type { Core } from '#core/contract/server';
import { fromBytes } from '#modules/match-scoring/public-server';
import { centred } from '#modules/text-analysis/public';
import { PractitionerVector } from '../models/practitioner-vector';

const page = 500;

/** Whole-profile vectors of all practitioners as a corpus the search thread keeps between runs. */
export const practitionerCorpus = async (core: Core, db: Knex = core.db): Promise<Corpus> => {
  const model = centred(core.ai.embedder).id;
  const { rows } = await db.raw<{ rows: { count: string; versions: string }[] }>(
    'select count(*)::text as count, coalesce(sum(version), 0)::text as versions from practitioner_vectors where model_id = ? and piece = 0',
    [model],
  );
  return {
    name: 'practitioners',
    version: `${model} ${rows[0]?.count} ${rows[0]?.versions}`,
    load: async function* (): AsyncIterable<readonly Keyed[]> {
      let after = '00000000-0000-0000-0000-000000000000';
      for (;;) {
        const some = await PractitionerVector.query(db)
          .where({ model_id: model, piece: 0 })
          .where('practitioner_id', '>', after)
          .orderBy('practitioner_id')
          .limit(page);
        if (some.length === 0) return;
        yield some.map((row) => ({ key: row.practitionerId, vector: fromBytes(row.vector) }));
        after = some.at(-1)?.practitionerId ?? after;
      }
    },
  };
};

/** Statement vectors of some practitioners, keyed `<practitionerId>/<statement index>`. */
export const statementVectors = async (core: Core, ids: readonly string[], db: Knex = core.db): Promise<Keyed[]> => {
  const rows = await PractitionerVector.query(db)
    .where('model_id', centred(core.ai.embedder).id)
    .where('piece', '>', 0)
    .whereIn('practitioner_id', [...ids]);
  return rows.map((row) => ({ key: `${row.practitionerId}/${row.piece - 1}`, vector: fromBytes(row.vector) }));
};
