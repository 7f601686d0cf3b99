import { withChange } from '../../../lib/own-questions';
import type { Answers } from '../../../schemas/answers';
import type { DraftView } from '../../../schemas/draft';
import type { FieldName } from '../../../schemas/fields';
import { type Conflicts, merge, same } from './merge';

/** Which words of which tab a copy has seen: how often each tab had changed an answer by then. */
export type Clock = Readonly<Record<string, number>>;

/** The questionnaire as this device holds it. */
export interface DeviceCopy {
  readonly answers: Answers;
  /** What the server is known to have. */
  readonly base: Answers;
  /** What was sent last, received or not, the newest at the end: one's own words must not look like somebody else's. */
  readonly sent: readonly Answers[];
  readonly conflicts: Conflicts;
  /** Version of the server's draft; 0 when there is none. */
  readonly version: number;
  readonly step: number;
  /** The birth data wait to be kept on the server. */
  readonly birth: boolean;
  /** Which words of which tab are in it. */
  readonly clock: Clock;
  /** Under which key this form is sent; another word makes another key. */
  readonly key: string | null;
}

/** Nothing yet. */
export const emptyCopy: DeviceCopy = {
  answers: {},
  base: {},
  sent: [],
  conflicts: {},
  version: 0,
  step: 1,
  birth: false,
  clock: {},
  key: null,
};

/** The part of localStorage that is used; tests give a Map-backed one. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a person's copy lies; a visitor's has no name. */
export const copyKey = (userId: string | null): string => `hedo.intake.${userId ?? 'visitor'}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what another page wrote; null for anything that is no copy. */
export const parseCopy = (text: string | null): DeviceCopy | null => {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    if (!isObject(saved) || !isObject(saved.answers)) return null;
    const part = (name: string): Answers => (isObject(saved[name]) ? (saved[name] as Answers) : {});
    return {
      answers: saved.answers as Answers,
      base: part('base'),
      sent: Array.isArray(saved.sent) ? saved.sent.filter(isObject) : [],
      conflicts: part('conflicts'),
      version: typeof saved.version === 'number' ? saved.version : 0,
      step: typeof saved.step === 'number' ? saved.step : 1,
      birth: saved.birth === true,
      clock: isObject(saved.clock) ? (saved.clock as Clock) : {},
      key: typeof saved.key === 'string' ? saved.key : null,
    };
  } catch {
    return null;
  }
};

export const readCopy = (storage: DeviceStorage, key: string): DeviceCopy | null => {
  try {
    return parseCopy(storage.getItem(key));
  } catch {
    return null;
  }
};

/**
 * Writes the copy, takes it away (null), or leaves word that the server has everything ('stored'). False when the device refuses
 * (private window, full): the open page and the server are then all there is.
 */
export const writeCopy = (storage: DeviceStorage, key: string, copy: DeviceCopy | 'stored' | null): boolean => {
  try {
    if (copy) storage.setItem(key, JSON.stringify(copy));
    else storage.removeItem(key);
    return true;
  } catch {
    return false;
  }
};

const only = (answers: Answers, keep: (name: FieldName, value: unknown) => boolean): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => name !== 'additional' && keep(name as FieldName, value)),
  ) as Answers;

const onlyOwn = (
  { additional }: Answers,
  keep: (name: string, value: unknown) => boolean,
): Pick<Answers, 'additional'> => {
  const own = Object.entries(additional ?? {}).filter(([name, value]) => keep(name, value));
  return own.length > 0 ? { additional: Object.fromEntries(own) } : {};
};

/** This device's copy after it has seen the server's draft; what both changed differently stays as it is here and is noted. */
export const together = (copy: DeviceCopy, view: DraftView): DeviceCopy => {
  const { answers, base, sent, conflicts, step } = copy;
  const theirs = view.answers;
  // Sent from here, but the receipt was lost: that is no one else's word.
  const own = sent.map((one) => ({
    ...only(one, (name, value) => same(value, theirs[name])),
    ...onlyOwn(one, (name, value) => same(value, theirs.additional?.[name])),
  }));
  const merged = merge(own.reduce(withChange, base), answers, theirs, view.kept);
  const open = {
    ...only(conflicts, (name, value) => !Object.hasOwn(merged.conflicts, name) && !same(answers[name], value)),
    ...onlyOwn(conflicts, (name, value) => !same(answers.additional?.[name], value)),
  };
  return {
    ...copy,
    answers: merged.answers,
    base: theirs,
    conflicts: withChange(open, merged.conflicts),
    version: view.version,
    step: same(answers, {}) ? view.step : step,
  };
};
