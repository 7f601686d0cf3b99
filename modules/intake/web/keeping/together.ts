import type { Answers } from '../../schemas/answers';
import type { DraftView } from '../../schemas/draft';
import type { FieldName } from '../../schemas/fields';
import type { DeviceCopy } from './device-copy';
import { merge, same } from './merge';

const only = (answers: Answers, keep: (name: FieldName, value: unknown) => boolean): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name, value]) => keep(name as FieldName, value))) as Answers;

/** This device's copy after it has seen the server's draft; what both changed differently stays as it is here and is noted. */
export const together = (copy: DeviceCopy, view: DraftView): DeviceCopy => {
  const { answers, base, sent, conflicts, step } = copy;
  const theirs = view.answers;
  // Sent from here, but the receipt was lost: that is no one else's word.
  const own = sent.map((one) => only(one, (name, value) => same(value, theirs[name])));
  const merged = merge(Object.assign({}, base, ...own), answers, theirs, view.kept);
  const open = only(conflicts, (name, value) => !Object.hasOwn(merged.conflicts, name) && !same(answers[name], value));
  return {
    ...copy,
    answers: merged.answers,
    base: theirs,
    conflicts: { ...open, ...merged.conflicts },
    version: view.version,
    step: same(answers, {}) ? view.step : step,
  };
};
