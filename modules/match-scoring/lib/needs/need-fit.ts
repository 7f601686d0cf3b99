import { compileField, foldText, type Need, needs } from '#modules/concerns/public';
import type { Statement } from '../scoring/inputs';
import type { ClientNeed } from './confirmed-needs';

/** What a statement's own words count where its specialization is not made for a need. */
const bySentence = 0.8;
/** What further needs that are answered too add to the best. */
const further = 0.3;

const patterns = new WeakMap<Need, RegExp>();
/** The words of a need as a pattern, made when a statement is first compared with it. */
const patternOf = (need: Need): RegExp => {
  const pattern = patterns.get(need) ?? compileField(need.fields.en.strong);
  patterns.set(need, pattern);
  return pattern;
};
const builtIn: ReadonlySet<string> = new Set(needs.map(({ id }) => id));
const spoken = new Map<string, ReadonlySet<string>>();
/** Needs that a practitioner's own sentence names. Practitioners write their records in English. */
const needsNamed = (statement: string): ReadonlySet<string> => {
  const known = spoken.get(statement);
  if (known) return known;
  const folded = foldText(statement);
  const named = new Set(needs.filter((need) => folded.search(patternOf(need)) >= 0).map(({ id }) => id));
  if (spoken.size > 20_000) spoken.clear();
  spoken.set(statement, named);
  return named;
};

/** True of a sentence that names a need which is not built in. */
const namesAdded = (statement: string, need: Need): boolean =>
  !builtIn.has(need.id) && foldText(statement).search(patternOf(need)) >= 0;

/** A need that a practitioner answers, and with which of their statements. */
export interface AnsweredNeed {
  readonly found: ClientNeed;
  readonly statement: number;
  /** 0 to 1: how likely the need is, times how well the statement answers it. The root keeps several likely needs close. */
  readonly share: number;
}

const answerOf = (found: ClientNeed, statements: readonly Statement[]): AnsweredNeed | null => {
  const fits: Readonly<Partial<Record<string, number>>> = found.need.fits;
  const [best] = statements
    .map(({ specialization, statement }, index) => {
      const said = `${specialization}. ${statement}`;
      const isNamed = needsNamed(said).has(found.need.id) || namesAdded(said, found.need);
      const fit = Math.max(fits[specialization] ?? 0, isNamed ? bySentence : 0);
      return { found, statement: index, share: Math.sqrt(found.likely) * fit };
    })
    .sort((a, b) => b.share - a.share);
  return best && best.share > 0 ? best : null;
};

/** The needs a practitioner answers, the best first. */
export const needsAnswered = (found: readonly ClientNeed[], statements: readonly Statement[]): AnsweredNeed[] =>
  found.flatMap((one) => answerOf(one, statements) ?? []).sort((a, b) => b.share - a.share);

/** 0 to 1: how far the needs as a whole are answered. */
export const needShare = ([best, ...others]: readonly AnsweredNeed[]): number =>
  best ? Math.min(1, best.share + further * others.slice(0, 3).reduce((sum, { share }) => sum + share, 0)) : 0;
