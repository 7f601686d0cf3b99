import type { Core } from '#core/contract/server';
import { profiles } from '#modules/profile/public';
import { segmentReaders } from '#modules/records/public';
import type { Reader, ReplacedPart, SynthesisView } from '../../schemas/synthesis';

import type { Synthesis } from '../models/synthesis';
import { SynthesisFeedback } from '../models/synthesis-feedback';
import { listUnheard } from '../policies/readable';
import { formatReport, groupInsights } from '../views/report-text';
import type { Replaced } from './documents';
import { findNotes } from './notes';
import { countNewer } from './preparation';

import { openShownReading } from './shown-reading';

const titled = ({ itemId, parts, instead }: Replaced, isHidden: boolean): ReplacedPart => {
  const title = parts.find(({ id }) => id === itemId)?.title ?? null;
  return { itemId, title: isHidden ? null : title, instead };
};

/** Who was or is allowed to read the readings of a person, the last first. */
const findReaders = async (core: Core, userId: string): Promise<Reader[]> => {
  const found = await Promise.all(core.ports(segmentReaders).map((port) => port.list(userId, 'synthesis')));
  return found.flat().map(({ name, from, until, lastReadAt }) => ({ name, from, until, lastReadAt }));
};

/** One version as its owner sees it, with what changed since. */
export const getSynthesisView = async (core: Core, row: Synthesis): Promise<SynthesisView> => {
  const [{ reading, engine, help, hidden, answers, replaced = [] }, profile, feedback, notes, readers] =
    await Promise.all([
      openShownReading(core, core.db, row, 'owner'),
      core.port(profiles).summaryOf(row.userId),
      SynthesisFeedback.query(core.db).where({ synthesis_id: row.id }),
      findNotes(core, core.db, row.userId, row.id),
      findReaders(core, row.userId),
    ]);
  const unheard = listUnheard(answers);
  return {
    id: row.id,
    version: row.version,
    generatedAt: row.createdAt,
    engine,
    // What was hidden leaves no empty paragraphs.
    content: formatReport(reading).replace(/\n{3,}/g, '\n\n'),
    themes: reading.themes.map(({ title, description }) => ({ title, description })),
    frameworks: groupInsights(reading),
    reading,
    help: help ?? false,
    newerResponses: countNewer(row, answers),
    ...(unheard.length > 0 ? { unheard } : {}),
    ...(hidden.length > 0 ? { hiddenLabors: [...hidden] } : {}),
    profileChanged: profile !== null && profile.version !== row.profileVersion,
    feedback: Object.fromEntries(feedback.map(({ itemId, verdict }) => [itemId, verdict])),
    ...(notes.length > 0 ? { notes: Object.fromEntries(notes.map(({ itemId, note }) => [itemId, note])) } : {}),
    ...(replaced.length > 0 ? { replaced: replaced.map((one) => titled(one, hidden.length > 0)) } : {}),
    ...(readers.length > 0 ? { readers } : {}),
  };
};
