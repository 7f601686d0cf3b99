import type { ChaptersView } from '#modules/chart-chapters/public';
import type { Fragment, Kind, Matter, Observation } from '#modules/observations/public';
import type { ProfileSummary } from '#modules/profile/public';
import type { Part } from '../../schemas/parts';
import type { Quote, Reading } from '../../schemas/reading';
import { withAfterwords } from './afterwords';
import { chaptersOf, chartOf } from './chart';
import { closeGaps } from './close-gaps';
import { closingOf, openingOf } from './frame';
import { idsOf, leftOut, withNames } from './paragraphs';
import { trimmed } from './quoting';
import { type Chosen, select, thinBelow } from './select';
import type { KeptOut } from './spans';
import { titleOf } from './title';
import { safeOf } from './unsafe-kinds';
import { createChooser } from './variants';
import { wordings } from './wording/wordings';
import { type Writing, writeExperiments, writeLenses, writeSections } from './write-sections';

/** What a reading is composed of. */
export interface Materials {
  readonly matter: Matter;
  readonly observations: readonly Observation[];
  readonly profile: ProfileSummary;
  readonly notMe: readonly Part[];
  /** What is written about the chart, and what the client said of it. */
  readonly chapters?: ChaptersView | null;
  /** The version before this one, to say what is new. */
  readonly previous: { readonly version: number; readonly reading: Reading } | null;
  /** What no passage is extended into, next to what the client refused of the version before. */
  readonly keptOut?: KeptOut;
  /** Observations of a version that is written anew: none of them is left out. */
  readonly pinned?: ReadonlySet<string>;
}

/** The way of a reading: where clients stand in their own sentences, what they remark on, passages laid side by side, what returns or is kept back, conclusions, people, corrections and halves, unsaid, turns, wishes, how answers end. */
const steps: readonly (readonly Kind[])[] = [
  ['central'],
  ['marked', 'saying', 'condition'],
  ['echo'],
  ['return', 'insistence', 'hide'],
  ['conclusion', 'self-name', 'stays'],
  ['people', 'kept', 'spoken', 'heard'],
  ['correction', 'halves', 'flip', 'fear'],
  ['unsaid', 'shift'],
  ['scene', 'turn', 'weight'],
  ['wish', 'question'],
  ['ending'],
];

const stepOf = ({ observation }: Chosen): number => steps.findIndex((kinds) => kinds.includes(observation.claim.kind));
const span = ({ observation, passages }: Chosen): number =>
  'labors' in observation.claim ? observation.claim.labors.length : passages.length;

/** Sections in the order of the essay; within a step, what spans more Labors comes first. */
const order = (sections: readonly Chosen[]): Chosen[] =>
  [...sections].sort(
    (one, other) =>
      stepOf(one) - stepOf(other) || span(other) - span(one) || other.observation.weight - one.observation.weight,
  );

const asQuote = ({ responseId, laborNumber, start, end, text }: Fragment, matter: Matter): Quote => ({
  responseId,
  laborNumber,
  laborName: matter.answers.find(({ answer }) => answer.responseId === responseId)?.answer.laborName ?? '',
  start,
  end,
  text,
});

/** Observation ids, which only this composer gives: refused parts of other writers are not its to leave out. */
const isOurs = ({ id }: Part): boolean =>
  /^(?:practice\.)?[a-z-]+-[0-9a-f]{12}$/u.test(id) || /^(?:opening|chart|closing)\.[a-z0-9-]+$/u.test(id);

/** With what the client refused of the version before: no passage is extended into it. */
const keptOutOf = (
  { keptOut, previous }: Pick<Materials, 'keptOut' | 'previous'>,
  refused: ReadonlySet<string>,
): KeptOut => {
  const before = previous ? [...previous.reading.themes, ...previous.reading.insights] : [];
  const spans = before.filter(({ id }) => refused.has(id)).flatMap(({ quotes }) => quotes);
  return { answers: keptOut?.answers ?? new Set(), spans: [...(keptOut?.spans ?? []), ...spans] };
};

/** The sentences of the reading's language, chosen by the client's own words. */
export const startWriting = (matter: Matter): Writing => {
  const wording = wordings[matter.language];
  // Of all answers, each word added to one of them would word the whole reading anew.
  const seed = matter.answers[0]?.answer.text ?? '';
  return { matter, wording, chooser: createChooser(seed, wording.grammar.mend) };
};

/**
 * Writes a reading from what was observed. Every sentence of ours says what was counted or located; the client's own words
 * conclude. The same answers give the same reading.
 */
export const compose = ({ matter, observations: all, ...materials }: Materials): Reading => {
  const { profile, chapters, notMe, previous } = materials;
  const observations = safeOf(all);
  const writing = startWriting(matter);
  const { wording } = writing;
  const refused = idsOf(notMe);
  const keptOut = keptOutOf(materials, refused);
  const selected = withAfterwords(select(observations, matter, refused), matter, keptOut);
  const { sections: chosen, lenses, lifeline } = closeGaps(selected, matter, keptOut, materials.pinned);
  const found = order(chosen);
  const kept = observations.filter(({ id }) => !refused.has(id));
  const titled = found.length > 0 ? titleOf(found, kept, matter) : null;
  const title = titled ? { text: trimmed(titled.text), quote: asQuote(titled, matter) } : null;
  const sections = writeSections(found, writing, title?.text ?? null);
  const insights = writeLenses(lenses, writing);
  const words = matter.answers.filter(({ language }) => language).reduce((sum, one) => sum + one.words, 0);
  const isThin = words < thinBelow;
  const isRead = matter.sentences.length > 0;
  const quotes = [...sections.map(({ theme }) => theme), ...insights].flatMap((one) => one.quotes);
  const refusedExperiments = new Set(
    [...refused].filter((id) => id.startsWith('practice.')).map((id) => id.slice('practice.'.length)),
  );
  return {
    language: matter.language,
    ...(title ? { title } : {}),
    thin: isThin,
    themes: sections.map(({ theme }) => theme),
    insights,
    guidance: writeExperiments([...found].reverse().concat(lenses), writing, refusedExperiments, isThin ? 1 : 3),
    ...withNames(
      {
        opening: openingOf(
          {
            sections,
            isThin,
            previous,
            refused,
            hasFindings: sections.length + insights.length > 0,
          },
          writing,
        ),
        chart:
          isThin || !isRead
            ? []
            : chartOf(profile, wording, refused, chaptersOf(chapters ?? null, matter, wording, refused)),
        closing: closingOf(
          { quotes: title ? [title.quote, ...quotes] : quotes, lifeline, out: leftOut(notMe.filter(isOurs), wording) },
          writing,
        ),
      },
      refused,
    ),
  };
};
