import { createHash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import type { Core } from '#core/contract/server';
import type { FurtherAnswer, LaborAnswer } from '#modules/labors/public';
import { type CrisisLevel, crisisGate } from '#modules/safety/public';
import { assessCrisisInTurns } from '#modules/safety/public-server';
import { AnswerCheck } from '../models/answer-check';
import { CrisisAcknowledgement } from '../models/crisis-acknowledgement';

const placeOf = ({ responseId, version }: LaborAnswer): string => `answer_checks:finding:${responseId}:${version}`;

/** One sign whatever was found, so that the length of the sealed value tells nothing: the level. */
type Sign = '0' | '1' | '2' | '3';

const check = async (core: Core, userId: string, answer: LaborAnswer): Promise<CrisisLevel> => {
  const { level } = await core.port(crisisGate).assess(answer.text);
  const sign = String(level) as Sign;
  const { responseId, version } = answer;
  await AnswerCheck.query(core.db)
    .insert({
      responseId,
      userId,
      version,
      findingSealed: await core.vault.encrypt(core.db, userId, placeOf(answer), sign),
    })
    .onConflict('response_id')
    .merge();
  return level;
};

/** What the gate found in each answer. A version of an answer is read once; what was found is kept sealed. */
const findLevels = async (
  core: Core,
  userId: string,
  answers: readonly LaborAnswer[],
): Promise<ReadonlyMap<string, CrisisLevel>> => {
  const known = new Map(
    (await AnswerCheck.query(core.db).where({ user_id: userId })).map((row) => [row.responseId, row]),
  );
  const levels = new Map<string, CrisisLevel>();
  for (const answer of answers) {
    const row = known.get(answer.responseId);
    const level =
      row?.version === answer.version
        ? (Number(await core.vault.decryptText(core.db, userId, placeOf(answer), row.findingSealed)) as CrisisLevel)
        : await check(core, userId, answer);
    levels.set(answer.responseId, level);
  }
  return levels;
};

/** Of a sentence, however it is spaced and capitalised. */
const digestOf = (sentence: string): string =>
  createHash('sha256').update(sentence.toLowerCase().replace(/\s+/gu, ' ')).digest('base64url');

const digestsPlace = (userId: string): string => `crisis_acknowledgements:digests:${userId}`;

const findAcknowledged = async (core: Core, userId: string): Promise<readonly string[]> => {
  const row = await CrisisAcknowledgement.query(core.db).findById(userId);
  if (!row) return [];
  return JSON.parse(await core.vault.decryptText(core.db, userId, digestsPlace(userId), row.digestsSealed)) as string[];
};

export interface GateFinding {
  /** The level of each answer in which something was found, by its id: their passages are checked before they are shown. */
  readonly raised: ReadonlyMap<string, CrisisLevel>;
  /** Whether what was found calls for help next to the reading. */
  readonly help: boolean;
  /** Digests of the sentences that speak of explicit and present danger. Only these hold a reading back, and only once. */
  readonly explicit: readonly string[];
  /** Whether one of them was not answered with "I am safe" yet. */
  readonly isNew: boolean;
}

/** Asks the gate about the answers that a reading is made from. */
export const checkAnswers = async (
  core: Core,
  userId: string,
  answers: readonly LaborAnswer[],
  further: readonly FurtherAnswer[] = [],
): Promise<GateFinding> => {
  const levels = new Map(await findLevels(core, userId, answers));
  // What was written further is short and belongs to another module: nothing is kept of it here.
  for (const { id, text } of further) levels.set(id, (await core.port(crisisGate).assess(text)).level);
  const raised = new Map([...levels].filter(([, level]) => level > 0));
  const explicit = new Set<string>();
  for (const { responseId, text } of [...answers, ...further.map(({ id, text }) => ({ responseId: id, text }))]) {
    // What was kept of an answer may be older than a rule.
    const { level, findings } = await assessCrisisInTurns(text);
    if (level > (raised.get(responseId) ?? 0)) raised.set(responseId, level);
    for (const finding of findings)
      if (finding.level === 3) explicit.add(digestOf(text.slice(finding.start, finding.end)));
    await others();
  }
  const acknowledged = new Set(explicit.size > 0 ? await findAcknowledged(core, userId) : []);
  const help = [...raised.values()].some((level) => level >= 2);
  return { raised, help, explicit: [...explicit], isNew: [...explicit].some((digest) => !acknowledged.has(digest)) };
};

/** Notes that the client read the help and went on, so that the same words hold no reading back again. */
export const acknowledge = async (core: Core, userId: string, { explicit }: GateFinding): Promise<void> => {
  const digests = [...new Set([...(await findAcknowledged(core, userId)), ...explicit])];
  const sealed = await core.vault.encrypt(core.db, userId, digestsPlace(userId), JSON.stringify(digests));
  await CrisisAcknowledgement.query(core.db).insert({ userId, digestsSealed: sealed }).onConflict('user_id').merge();
};

/** Reads a saved answer ahead of time, so that a generation need not. */
export const checkAhead = async (
  core: Core,
  { userId, laborNumber }: { readonly userId: string; readonly laborNumber: number },
  answers: readonly LaborAnswer[],
): Promise<void> => {
  await findLevels(
    core,
    userId,
    answers.filter((answer) => answer.laborNumber === laborNumber),
  );
};
