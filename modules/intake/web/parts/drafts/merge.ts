import type { Answers } from '../../../schemas/answers';
import { type AnswerName, type FieldName, fieldNames } from '../../../schemas/fields';

/** Answers that two devices changed differently: what the other one holds, by field. */
export type Conflicts = Answers;
export interface Merged {
  readonly answers: Answers;
  readonly conflicts: Conflicts;
}

const empty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two answers say the same; all ways of saying nothing are one. */
export const same = (one: unknown, other: unknown): boolean =>
  (empty(one) && empty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** The questions somebody would rather talk about: what either side added or took away since the common state. */
const mergeTalk = (base: Answers, mine: Answers, theirs: Answers): readonly FieldName[] => {
  const [before, here, there] = [base, mine, theirs].map(({ ratherTalk }) => ratherTalk ?? []);
  const added = (here ?? []).filter((name) => !before?.includes(name));
  const removed = (before ?? []).filter((name) => !here?.includes(name));
  return [...new Set([...(there ?? []), ...added])].filter((name) => !removed.includes(name));
};

const isNothing = (answers: object): boolean => Object.keys(answers).length === 0;

/** The same as below of the questions that staff added, each by itself. */
const mergeOwn = (base: Answers, mine: Answers, theirs: Answers, hidden: readonly AnswerName[]) => {
  const [before, here, there] = [base.additional ?? {}, mine.additional ?? {}, theirs.additional ?? {}];
  const answers: Record<string, unknown> = {};
  const conflicts: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(here), ...Object.keys(there)])) {
    const isHidden = hidden.includes(`additional.${name}`);
    const [b, m, t] = [before[name], here[name], isHidden ? before[name] : there[name]];
    const chosen = same(m, b) ? t : m;
    if (chosen !== undefined && chosen !== null) answers[name] = chosen;
    if (!same(m, t) && !same(m, b) && !same(t, b)) conflicts[name] = t ?? null;
  }
  return { answers, conflicts };
};

/**
 * Brings two versions together field by field: what only one side changed since `base` is taken, what both changed differently
 * stays as it is here and is reported. `hidden` are fields that the other side holds and does not show.
 */
export const merge = (base: Answers, mine: Answers, theirs: Answers, hidden: readonly AnswerName[] = []): Merged => {
  const answers: Record<string, unknown> = {};
  const conflicts: Record<string, unknown> = {};
  for (const name of fieldNames) {
    const [b, m, t] = [base[name], mine[name], hidden.includes(name) ? base[name] : theirs[name]];
    const chosen = same(m, b) ? t : m;
    if (chosen !== undefined && chosen !== null) answers[name] = chosen;
    if (!same(m, t) && !same(m, b) && !same(t, b)) conflicts[name] = t ?? null;
  }
  const own = mergeOwn(base, mine, theirs, hidden);
  if (!isNothing(own.answers)) answers.additional = own.answers;
  if (!isNothing(own.conflicts)) conflicts.additional = own.conflicts;
  const talk = mergeTalk(base, mine, theirs);
  if (talk.length > 0) answers.ratherTalk = talk;
  return { answers: answers as Answers, conflicts: conflicts as Conflicts };
};
