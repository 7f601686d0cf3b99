import type { Core } from '#core/contract/server';

import { SynthesisFeedback } from '../models/synthesis-feedback';
import { embeddedEngineId } from '../writer/embedded-writer';
import { isSameFurther, type Sources } from '../writer/sources';
import { decryptDocument, findNewestVersion } from './documents';
import { listSources } from './readiness';

/** True when the embedded writer made the newest version from the very same sources and nothing was said of it since. */
export const isUnchanged = async (
  core: Core,
  userId: string,
  { answers, further = [], profile, chapters }: Pick<Sources, 'answers' | 'further' | 'profile' | 'chapters'>,
): Promise<boolean> => {
  const newest = await findNewestVersion(core.db, userId);
  if (newest?.engine !== embeddedEngineId || newest.profileVersion !== profile.version) return false;
  const now = Object.entries(listSources(answers));
  if (now.length !== Object.keys(newest.sources).length) return false;
  if (now.some(([number, version]) => newest.sources[number] !== version)) return false;
  const isSaidSince = chapters?.groups.some((group) =>
    group.chapters.some(({ response }) => response && Date.parse(response.saidAt) >= Date.parse(newest.createdAt)),
  );
  if (isSaidSince) return false;
  const said = await SynthesisFeedback.query(core.db)
    .where({ user_id: userId })
    .where('created_at', '>=', newest.createdAt)
    .first();
  if (said) return false;
  const document = await decryptDocument(core, core.db, newest);
  // A reading that stands in for a failed model is not the one that was asked for now.
  return document.engine.fallback === null && isSameFurther(further, document.further);
};
