import { setImmediate as others } from 'node:timers/promises';
import type { Core } from '#core/contract/server';
import { labors } from '#modules/labors/public';
import type { Observation } from '#modules/observations/public';
import { profiles } from '#modules/profile/public';
import type { Materials } from '../../lib/compose/compose';
import { frameworkOf, isLens, isSection } from '../../lib/compose/select';
import { type Part, partsOf, practiceId } from '../../schemas/parts';
import type { Quote, Reading } from '../../schemas/reading';

import { Synthesis } from '../models/synthesis';
import { checkAnswers } from '../queries/crisis-findings';
import type { Replaced, Written } from '../queries/documents';
import { findRefusedParts } from '../queries/refused-parts';
import { openShownReading } from '../queries/shown-reading';
import { embeddedEngineId, findObservations, type Readers, readersOf } from './embedded-writer';
import { findFurther, isSameFurther } from './sources';
import { listDangerous } from './without-danger';

/** A part that its client called not theirs, or took back. */
export interface Change {
  readonly itemId: string;
  readonly verdict: 'agree' | 'not-me';
}

type Span = Pick<Quote, 'responseId' | 'start' | 'end'>;
const overlaps = (one: Span, other: Span): boolean =>
  one.responseId === other.responseId && one.start < other.end && other.start < one.end;

const findingsOf = ({ themes, insights }: Reading) => [...themes, ...insights];
const spansOf = (reading: Reading, id: string): Span[] =>
  findingsOf(reading)
    .filter((one) => one.id === id)
    .flatMap(({ quotes }) => quotes.map(({ responseId, start, end }) => ({ responseId, start, end })));

/** What the version was written from, if that is still the same; null where it is not, and the version stays as it is. */
const materialsOf = async (
  core: Core,
  row: Synthesis,
  versions: Written['further'],
): Promise<{ readonly materials: Materials; readonly observations: readonly Observation[] } | null> => {
  const { userId, leftOut, sources } = row;
  const readable = await core.port(labors).answersFor(userId, 'reading');
  const answers = readable.filter(({ laborNumber, version }) => sources[laborNumber] === version);
  const profile = await core.port(profiles).summaryOf(userId);
  if (answers.length !== Object.keys(sources).length || profile?.version !== row.profileVersion) return null;
  const used = new Set(answers.map(({ laborNumber }) => laborNumber));
  const further = (await findFurther(core, userId, 'reading')).filter(({ laborNumber }) => used.has(laborNumber));
  if (!isSameFurther(further, versions)) return null;
  const { raised } = await checkAnswers(core, userId, answers, further);
  const from = { answers, further, crisisAnswers: raised };
  const { matter, observations } = await findObservations(readersOf(core), from);
  const before = await Synthesis.query(core.db)
    .where({ user_id: userId })
    .where('version', '<', row.version)
    .orderBy('version', 'desc')
    .first();
  const previous = before
    ? { version: before.version, reading: (await openShownReading(core, core.db, before, 'owner', leftOut)).reading }
    : null;
  const notMe = await findRefusedParts(core, core.db, userId, leftOut);
  const keptOut = { answers: listDangerous(raised), spans: [] };
  return { materials: { matter, observations: [], profile, notMe, previous, keptOut }, observations };
};

/** What could take the place of a finding, the weightiest first; what merely weighs most in its Labor comes last. */
const candidatesFor = (
  refused: Observation | undefined,
  observations: readonly Observation[],
  known: ReadonlySet<string>,
): Observation[] => {
  const kind = refused?.claim.kind;
  if (!kind) return [];
  const framework = isLens(kind) ? frameworkOf(kind) : null;
  const last = ({ claim }: Observation): number => (claim.kind === 'weight' ? 1 : 0);
  return observations
    .filter(({ id, claim }) => {
      if (known.has(id)) return false;
      return framework ? isLens(claim.kind) && frameworkOf(claim.kind) === framework : isSection(claim.kind);
    })
    .sort((one, other) => last(one) - last(other) || other.weight - one.weight);
};

/** So many are tried before a place stays empty. */
const mostTries = 16;

/** The reading of these findings and at most one more that quotes none of the refused passages. */
const composeWith = async (
  write: Readers['compose'],
  materials: Materials,
  pinned: readonly Observation[],
  candidates: readonly Observation[],
  refused: readonly Span[],
): Promise<{ readonly reading: Reading; readonly instead: string | null } | null> => {
  const isWhole = (reading: Reading, ids: readonly string[]): boolean => {
    const there = new Set(findingsOf(reading).map(({ id }) => id));
    return ids.every((id) => there.has(id));
  };
  const kept = pinned.filter(({ claim }) => claim.kind !== 'lifeline').map(({ id }) => id);
  const fixed = { ...materials, pinned: new Set(kept) };
  for (const candidate of candidates.slice(0, mostTries)) {
    const reading = await write({ ...fixed, observations: [...pinned, candidate] });
    const isNew = !spansOf(reading, candidate.id).some((span) => refused.some((one) => overlaps(one, span)));
    if (isNew && isWhole(reading, [...kept, candidate.id])) return { reading, instead: candidate.id };
    await others();
  }
  const reading = await write({ ...fixed, observations: pinned });
  return isWhole(reading, kept) ? { reading, instead: null } : null;
};

const withInstead = (list: readonly Replaced[], from: string, to: string | null): Replaced[] =>
  list.map((one) => (one.instead === from ? { ...one, instead: to } : one));

/**
 * The same version once a part of it was called not the client's, with the next weightiest finding in its place; or with a part that was
 * taken back. All other findings stay. Null where the version stays as it is: it was written by other rules, by a model or from other words.
 */
export const rewriteVersion = async (
  core: Core,
  row: Synthesis,
  written: Written,
  { itemId, verdict }: Change,
): Promise<Written | null> => {
  const { reading, engine, replaced = [] } = written;
  const former = replaced.find((one) => one.itemId === itemId);
  const isShown = partsOf(reading).some(({ id }) => id === itemId);
  const isChange = verdict === 'not-me' ? isShown : former !== undefined;
  if (!isChange || engine.kind !== 'embedded' || engine.id !== embeddedEngineId) return null;
  const found = await materialsOf(core, row, written.further);
  if (!found) return null;
  const { observations, materials } = found;
  const shown = new Set(findingsOf(reading).map(({ id }) => id));
  shown.delete((verdict === 'not-me' ? itemId : former?.instead) ?? '');
  if (verdict === 'agree' && former?.parts.some(({ id, kind }) => id === itemId && kind !== 'practice'))
    shown.add(itemId);
  if ([...shown].some((id) => !observations.some((one) => one.id === id))) return null;
  const own = [...partsOf(reading), ...replaced.flatMap(({ parts }) => parts)].filter(
    ({ id }) => id === itemId || id === practiceId(itemId),
  );
  const part = own.find(({ id }) => id === itemId) as Part;
  // Other parts that were refused and still stand in this version are left out of the next one.
  const standing = new Set(partsOf(reading).map(({ id }) => id));
  const gone = materials.notMe.filter(({ id }) => id !== itemId && !standing.has(id));
  const notMe = verdict === 'not-me' ? [...gone, part] : gone;
  const pinned = observations.filter(({ id, claim }) => shown.has(id) || claim.kind === 'lifeline');
  const known = new Set([...shown, ...notMe.map(({ id }) => id)]);
  const refusedOne = verdict === 'not-me' ? observations.find(({ id }) => id === itemId) : undefined;
  const spans = [...spansOf(reading, itemId), ...replaced.flatMap(({ quotes }) => quotes)];
  const made = await composeWith(
    readersOf(core).compose,
    { ...materials, notMe, keptOut: { answers: materials.keptOut?.answers ?? new Set(), spans } },
    pinned,
    candidatesFor(refusedOne, observations, known),
    spans,
  );
  if (!made) return null;
  const rest = replaced.filter((one) => one.itemId !== itemId);
  const now =
    verdict === 'not-me'
      ? [
          ...withInstead(rest, itemId, made.instead),
          { itemId, parts: own, quotes: spansOf(reading, itemId), instead: made.instead },
        ]
      : withInstead(rest, former?.instead ?? '', null);
  // What is said of the chart stays as it is.
  const { names } = made.reading;
  const chart = { chart: reading.chart, ...(names ? { names: { ...names, chart: reading.names?.chart ?? [] } } : {}) };
  const { replaced: _, ...kept } = written;
  return { ...kept, reading: { ...made.reading, ...chart }, ...(now.length > 0 ? { replaced: now } : {}) };
};
