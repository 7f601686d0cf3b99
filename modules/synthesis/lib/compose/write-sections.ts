import type { Matter, Passage } from '#modules/observations/public';
import type { SenseLanguage } from '#modules/text-analysis/public';
import type { Quote, ReadingInsight, ReadingTheme } from '../../schemas/reading';
import { personIn, withArticle } from './persons';
import { type Chosen, frameworkOf } from './select';
import { type Heading, headingOf, isGraveSection, laborsOf, slotsOf } from './slots';
import { type Chooser, capital } from './variants';
import type { LensKind, SectionKind, Wording } from './wording/wording';

/** What every part of a reading is written with. */
export interface Writing {
  readonly matter: Matter;
  readonly wording: Wording;
  readonly chooser: Chooser;
}

/** A section as it is stored. */
export interface Section {
  readonly chosen: Chosen;
  readonly theme: ReadingTheme;
}

const byOf = ({ by, text }: Passage, language: SenseLanguage, { matter, wording }: Writing): Pick<Quote, 'by'> => {
  if (by === null) return {};
  const isOther = language !== matter.language;
  return { by: personIn(wording.grammar, isOther ? by : withArticle(by, text, matter.language), isOther) };
};

/** A passage as a reading shows it; `language` is the one it is written in. */
export const quoteOf = (passage: Passage, language: SenseLanguage, writing: Writing): Quote => ({
  responseId: passage.responseId,
  laborNumber: passage.laborNumber,
  laborName:
    writing.matter.answers.find(({ answer }) => answer.responseId === passage.responseId)?.answer.laborName ?? '',
  start: passage.start,
  end: passage.end,
  text: passage.text,
  ...byOf(passage, language, writing),
});

export const quotesOf = ({ passages, observation }: Chosen, writing: Writing): Quote[] =>
  passages.map((passage) => quoteOf(passage, observation.language, writing));

/** Sections one after the other. */
export const writeSections = (sections: readonly Chosen[], writing: Writing, title: string | null): Section[] => {
  const { matter, wording, chooser } = writing;
  const { grammar } = wording;
  return sections.map((chosen) => {
    const { claim, id } = chosen.observation;
    const kind = claim.kind as SectionKind;
    const { claims, more = [], asks, how, titles } = wording.sections[kind];
    const own = headingOf(chosen, grammar, matter.language, title);
    const slots = slotsOf(chosen, grammar, matter.language, own, title);
    const heading: Heading = own ?? {
      text: capital(chooser.choose(titles, slots, `title ${id}`) ?? grammar.labors(laborsOf(claim, chosen))),
      fragment: null,
    };
    const sentences = [chooser.choose(claims, slots, `claim ${id}`), chooser.choose(more, slots, `more ${id}`)];
    const isCalm = isGraveSection(chosen, matter);
    const question =
      (isCalm ? null : chooser.choose(asks, slots, `ask ${id}`)) ?? chooser.choose(wording.calm, slots, `calm ${id}`);
    return {
      chosen,
      theme: {
        id,
        kind,
        title: heading.text,
        description: sentences.filter((one) => one !== null).join(' '),
        quotes: quotesOf(chosen, writing),
        question: question ?? '',
        how: chooser.choose(how, slots, `how ${id}`) ?? '',
      },
    };
  });
};

const works: Readonly<Record<LensKind, { readonly thinker: string; readonly work: string }>> = {
  dream: { thinker: 'Carl Gustav Jung', work: 'Dreams' },
  shadow: { thinker: 'Carl Gustav Jung', work: 'Aion' },
  stance: { thinker: 'Viktor E. Frankl', work: 'The Will to Meaning' },
  threshold: { thinker: 'Mircea Eliade', work: 'The Sacred and the Profane' },
  rite: { thinker: 'Mircea Eliade', work: 'The Myth of the Eternal Return' },
  body: { thinker: 'Eugene T. Gendlin', work: 'Focusing' },
  figure: { thinker: 'James Hillman', work: 'Re-Visioning Psychology' },
};

/** Authors' questions to passages of their kind. */
export const writeLenses = (lenses: readonly Chosen[], writing: Writing): ReadingInsight[] => {
  const { matter, wording, chooser } = writing;
  return lenses.map((chosen) => {
    const { claim, id } = chosen.observation;
    const kind = claim.kind as LensKind;
    const { concept, notes, asks } = wording.lenses[kind];
    const slots = slotsOf(chosen, wording.grammar, matter.language, null, null);
    const ask = isGraveSection(chosen, matter) ? null : chooser.choose(asks, slots, `ask ${id}`);
    return {
      id,
      framework: frameworkOf(kind),
      ...works[kind],
      concept,
      note: chooser.choose(notes, slots, `note ${id}`) ?? '',
      quotes: quotesOf(chosen, writing),
      question: ask ?? chooser.choose(wording.calm, slots, `calm ${id}`) ?? '',
    };
  });
};

/** An experiment goes on from the page: nothing grave stands anywhere in its answers. */
const wholeAnswer = Number.MAX_SAFE_INTEGER;

/** No other passage that is shown stands in the Labor of its first. */
const isOnlyOf = ({ passages }: Chosen, found: readonly Chosen[]): boolean => {
  const shown = found.flatMap((one) => one.passages.map(({ laborNumber }) => laborNumber));
  return shown.filter((labor) => labor === passages[0]?.laborNumber).length === 1;
};

/** At most three small experiments, each tied to a finding; none beside what is grave. */
export const writeExperiments = (
  found: readonly Chosen[],
  writing: Writing,
  refused: ReadonlySet<string>,
  most: number,
): { readonly themeId: string; readonly title: string; readonly text: string }[] => {
  const { matter, wording, chooser } = writing;
  const made: { themeId: string; title: string; text: string }[] = [];
  for (const chosen of found) {
    const { claim, id } = chosen.observation;
    const known = claim.kind === 'lifeline' ? undefined : wording.experiments[claim.kind];
    if (made.length >= most || !known || refused.has(id) || isGraveSection(chosen, matter, wholeAnswer)) continue;
    const heading = headingOf(chosen, wording.grammar, matter.language, null);
    const named = slotsOf(chosen, wording.grammar, matter.language, heading, null);
    const unnamed = { ...named, at: undefined, inAt: undefined, ofAt: undefined };
    const variants = known.map(({ title, text }) => `${title}\n${text}`);
    // "The passage of Labor 7" is none of two: it is named only where nothing else can be asked.
    const task =
      (isOnlyOf(chosen, found) ? null : chooser.choose(variants, unnamed, `do ${id}`)) ??
      (isOnlyOf(chosen, found) || made.length === 0 ? chooser.choose(variants, named, `do ${id}`) : null);
    const [title, text] = task?.split('\n') ?? [];
    if (title && text) made.push({ themeId: id, title, text });
  }
  return made;
};
