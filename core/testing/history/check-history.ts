import type { Act, Found, History } from './history';

/** Something that must not be, with the acts that show it. */
export interface Violation {
  readonly rule: string;
  readonly acts: readonly Act[];
}

const isDone = ({ outcome }: Act): boolean => outcome === 'done';
const isPossible = ({ outcome }: Act): boolean => outcome !== 'refused';
const count = (acts: readonly Act[], is: (act: Act) => boolean): number => acts.filter(is).length;

const groupBy = <T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
};

/** How often a mark may stand on an object after what was done with it. */
const checkPresence = (on: string, mark: string, acts: readonly Act[], found: number): Violation[] => {
  const adds = acts.filter(({ does }) => does === 'add' || does === 'replace');
  const removes = acts.filter(({ does }) => does === 'remove');
  const least = count(adds, isDone) - count(removes, isPossible);
  const most = count(adds, isPossible) - count(removes, isDone);
  if (found < least) return [{ rule: `${on}: ${mark} was acknowledged and is missing`, acts }];
  if (found <= Math.max(most, 0)) return [];
  if (count(adds, isPossible) === 0) return [{ rule: `${on}: ${mark} is there, and was refused or never sent`, acts }];
  return [{ rule: `${on}: ${mark} is there ${found} times, at most ${Math.max(most, 0)} were acknowledged`, acts }];
};

const checkObject = (on: string, acts: readonly Act[], found: Found): Violation[] => {
  const changes = groupBy(
    acts.filter(({ does, mark }) => mark !== undefined && ['add', 'remove', 'replace'].includes(does)),
    ({ mark }) => mark ?? '',
  );
  const marks = new Set([...changes.keys(), ...found.marks]);
  return [...marks].flatMap((mark) =>
    checkPresence(on, mark, changes.get(mark) ?? [], found.marks.filter((one) => one === mark).length),
  );
};

/**
 * What is read as the present mark of an object at some time: not one that had been replaced before the reading began, by an act that was
 * acknowledged, and that began after the older one had ended.
 */
const checkPresent = (on: string, acts: readonly Act[], mark: string | null, since: number): Violation[] => {
  const replaces = acts.filter(({ does }) => does === 'replace');
  const newer = replaces.filter((act) => isDone(act) && act.ended < since);
  if (mark === null)
    return newer.length > 0 ? [{ rule: `${on}: nothing is there after an acknowledged save`, acts: newer }] : [];
  const written = replaces.find((act) => act.mark === mark);
  if (!written) return [{ rule: `${on}: ${mark} is read and was never saved there`, acts: [] }];
  const later = newer.filter((act) => act.began > written.settled);
  return later.length > 0
    ? [{ rule: `${on}: ${mark} is read after it was replaced`, acts: [written, ...later.slice(-1)] }]
    : [];
};

/** True when a right was closed during all of an act: by an acknowledged close before, or from the beginning, and no opening can have come since. */
const findClosing = (changes: readonly Act[], used: Act): Act | 'never opened' | null => {
  const opens = changes.filter((act) => act.does === 'open' && isPossible(act));
  const isOpenAgain = (closed: number): boolean =>
    opens.some(({ began, settled }) => settled >= closed && began <= used.ended);
  if (!opens.some(({ began }) => began <= used.ended)) return 'never opened';
  return (
    changes.find((act) => act.does === 'close' && isDone(act) && act.ended < used.began && !isOpenAgain(act.began)) ??
    null
  );
};

const checkUses = (acts: readonly Act[], byObject: ReadonlyMap<string, readonly Act[]>): Violation[] =>
  acts
    .filter((act) => act.does === 'use' && isDone(act))
    .flatMap((used) =>
      (used.rights ?? []).flatMap((right): Violation[] => {
        const closing = findClosing(byObject.get(right) ?? [], used);
        if (closing === null) return [];
        if (closing === 'never opened') return [{ rule: `${right}: used and never opened`, acts: [used] }];
        return [{ rule: `${right}: used after an acknowledged end`, acts: [closing, used] }];
      }),
    );

const checkSightings = ({ sightings, readers, acts }: History): Violation[] =>
  sightings
    .filter(({ by, mark }) => !readers.get(mark)?.has(by))
    .map(({ by, mark, path, at }) => ({
      rule: `${by} was shown ${mark} of somebody else at ${at} ms by ${path}`,
      acts: acts.filter((act) => act.mark === mark),
    }));

/** A mark that is everybody's own stands on one object only: a place in a calendar goes to one person. */
const checkOwners = (found: ReadonlyMap<string, Found>): Violation[] => {
  const owners = groupBy(
    [...found].flatMap(([on, { marks }]) => [...new Set(marks)].map((mark) => ({ on, mark }))),
    ({ mark }) => mark,
  );
  return [...owners]
    .filter(([, list]) => list.length > 1)
    .map(([mark, list]) => ({ rule: `${mark} stands on ${list.map(({ on }) => on).join(' and ')}`, acts: [] }));
};

/** Once there are no faults any more, what was not answered is answered when tried again. */
const checkAfterwards = (acts: readonly Act[]): Violation[] =>
  [...groupBy(acts, ({ by, does, on }) => `${by} ${does} ${on}`).values()]
    .filter((group) => group.at(-1)?.outcome === 'unknown')
    .map((group) => ({ rule: `${group[0]?.on}: does not work after the faults have ended`, acts: group }));

/** Checks a history against what was found in the end. Nothing comes back where all holds. */
export const checkHistory = (history: History, found: ReadonlyMap<string, Found>): Violation[] => {
  const { acts, broken } = history;
  const byObject = groupBy(acts, ({ on }) => on);
  const objects = new Set([
    ...found.keys(),
    ...acts.filter(({ does }) => does === 'add' || does === 'replace').map(({ on }) => on),
  ]);
  return [
    ...[...objects].flatMap((on) => checkObject(on, byObject.get(on) ?? [], found.get(on) ?? { marks: [] })),
    ...[...found].flatMap(([on, { present }]) =>
      present === undefined ? [] : checkPresent(on, byObject.get(on) ?? [], present, Number.POSITIVE_INFINITY),
    ),
    ...acts
      .filter((act) => act.does === 'read' && isDone(act))
      .flatMap(({ on, mark, began }) => checkPresent(on, byObject.get(on) ?? [], mark ?? null, began)),
    ...checkUses(acts, byObject),
    ...checkSightings(history),
    ...checkOwners(found),
    ...checkAfterwards(acts.filter((act) => act.isAfterwards)),
    ...broken.map((line) => ({ rule: `an answer of 500: ${line}`, acts: [] })),
  ];
};

const toLine = ({ number, by, does, on, mark, rights, began, ended, outcome, answers }: Act): string =>
  [
    `  #${number} ${began}-${Number.isFinite(ended) ? ended : '?'} ms: ${by} ${does} ${on}`,
    mark ?? '',
    rights ? `by ${rights.join(' and ')}` : '',
    `-> ${outcome} (${answers})`,
  ]
    .filter(Boolean)
    .join(' ');

/** What a person reads of a failure: each rule with its acts, and of the first one all that happened to the object. */
export const describeViolations = (violations: readonly Violation[], { acts }: History): string => {
  const [first] = violations;
  const objects = new Set((first?.acts ?? []).flatMap(({ on, rights }) => [on, ...(rights ?? [])]));
  const around = acts.filter(({ on, rights }) => objects.has(on) || (rights ?? []).some((right) => objects.has(right)));
  return [
    ...violations.slice(0, 20).flatMap(({ rule, acts: shown }) => [rule, ...shown.map(toLine)]),
    ...(violations.length > 20 ? [`and ${violations.length - 20} more`] : []),
    ...(around.length > 0 ? ['All that happened to the first:', ...around.slice(-60).map(toLine)] : []),
  ].join('\n');
};
