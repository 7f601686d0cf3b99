import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { SynthesisState } from '../../schemas/synthesis';

import { Synthesis } from '../models/synthesis';
import { SynthesisJob } from '../models/synthesis-job';
import { toJobView } from '../views/synthesis-job';
import { findNewestVersion } from './documents';
import { findReadiness } from './readiness';

export const listVersions = (db: Knex, userId: string): Promise<Synthesis[]> =>
  Synthesis.query(db).where({ user_id: userId }).orderBy('version', 'desc').limit(100).execute();

/** One version with its owner in the query. */
export const getOwnVersion = async (db: Knex, userId: string, id: string): Promise<Synthesis> => {
  const row = await Synthesis.query(db).findOne({ id, user_id: userId });
  if (!row) throw notFound('synthesis');
  return row;
};

export const getOwnJob = async (db: Knex, userId: string, id: string): Promise<SynthesisJob> => {
  const row = await SynthesisJob.query(db).findOne({ id, user_id: userId });
  if (!row) throw notFound('synthesis job');
  return row;
};

/** What the page and the cards need without opening the document. */
export const getSynthesisState = async (core: Core, userId: string): Promise<SynthesisState> => {
  const [readiness, newest, job] = await Promise.all([
    findReadiness(core, userId),
    findNewestVersion(core.db, userId),
    SynthesisJob.query(core.db).where({ user_id: userId }).orderBy('created_at', 'desc').first(),
  ]);
  return {
    checklist: { profile: readiness.profile !== null, responses: readiness.responses },
    ready: newest !== undefined,
    generatedAt: newest?.createdAt ?? null,
    job: job ? toJobView(job) : null,
    provider: core.ai.writer.provider,
  };
};
