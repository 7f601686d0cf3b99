import type { Core, PersonalData } from '#core/contract/server';

import { AnswerCheck } from './models/answer-check';
import { CrisisAcknowledgement } from './models/crisis-acknowledgement';
import { Synthesis } from './models/synthesis';
import { SynthesisFeedback } from './models/synthesis-feedback';
import { SynthesisJob } from './models/synthesis-job';
import { SynthesisNote } from './models/synthesis-note';
import { decryptDocument } from './queries/documents';
import { findNotes } from './queries/notes';
import { listVersions } from './queries/syntheses';

/** All versions of the reading and what the client said of them; wishes to be contacted are the module safety's. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    versions: await Promise.all(
      (await listVersions(core.db, userId)).map(async (row) => ({
        version: row.version,
        generatedAt: row.createdAt,
        ...(await decryptDocument(core, core.db, row)),
      })),
    ),
    notes: await findNotes(core, core.db, userId),
    feedback: await SynthesisFeedback.query(core.db).where({ user_id: userId }),
  }),
  erase: async (trx, userId) => {
    await AnswerCheck.query(trx).delete().where({ user_id: userId });
    await CrisisAcknowledgement.query(trx).delete().where({ user_id: userId });
    await SynthesisNote.query(trx).delete().where({ user_id: userId });
    await SynthesisFeedback.query(trx).delete().where({ user_id: userId });
    await Synthesis.query(trx).delete().where({ user_id: userId });
    await SynthesisJob.query(trx).delete().where({ user_id: userId });
    await trx('contact_wishes').where({ user_id: userId }).delete();
  },
});
