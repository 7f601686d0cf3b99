import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { invalid, preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import { approaches } from '#modules/concerns/public';
import type { PracticeInput } from '../../schemas/practice';
import { practiceVocabulary } from '../../schemas/practice-vocabulary';
import { indexKey } from '../jobs/index-practitioners';
import { Practitioner } from '../models/practitioner';
import { getOwnRecordView } from '../queries/own-record';

const only = (known: readonly string[], given: readonly string[], path: (index: number) => string): void => {
  const wrong = given.findIndex((name) => !known.includes(name));
  if (wrong >= 0) throw invalid(path(wrong), 'Choose one from the list.');
};

/** What a practitioner may name: what the product knows, what staff offer next to it, and what they named before. */
export const listSpecializations = (core: Pick<Core, 'port'>, before: readonly string[] = []): readonly string[] => [
  ...practiceVocabulary.specializations,
  ...core
    .port(approaches)
    .list()
    .flatMap(({ name, isHidden }) => (isHidden ? [] : [name])),
  ...before,
];

/** Throws 422 for names that are not in the vocabulary, and for what is blank. */
export const checkPractice = (
  core: Pick<Core, 'port'>,
  { frameworks, designFocus, statements, languages, approach }: PracticeInput,
  before: readonly string[] = [],
): void => {
  const specializations = listSpecializations(core, before);
  const chosen = statements.map(({ specialization }) => specialization);
  only(practiceVocabulary.frameworks, frameworks, (index) => `frameworks.${index}`);
  only(practiceVocabulary.designFocus, designFocus, (index) => `designFocus.${index}`);
  only(specializations, chosen, (index) => `statements.${index}.specialization`);
  const twice = chosen.findIndex((name, index) => chosen.indexOf(name) !== index);
  if (twice >= 0) throw invalid(`statements.${twice}.specialization`, 'Describe each specialization once.');
  const blank = statements.findIndex(({ statement }) => statement.trim().length < 20);
  if (blank >= 0) throw invalid(`statements.${blank}.statement`, 'Write a sentence of 20 characters or more.');
  const unnamed = languages.findIndex((name) => name.trim() === '');
  if (unnamed >= 0) throw invalid(`languages.${unnamed}`, 'Name a language.');
  if (approach?.trim() === '') throw invalid('approach', 'Name your approach, or leave it out.');
};

/** Writes the public record of a practitioner's account, the first time and later; the matching reads it anew afterwards. */
export const saveOwnRecord = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: PracticeInput,
  ifMatch: string | null,
  index: Job,
): Promise<Practitioner> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`practitioner:${user.id}`]);
  const existing = await Practitioner.query(trx).findOne({ user_id: user.id }).forUpdate();
  if (existing && ifMatch === null) throw preconditionRequired();
  if (existing && ifMatch !== String(existing.version)) throw preconditionFailed(await getOwnRecordView(trx, existing));
  checkPractice(core, input, existing?.specializations);
  await core.port(approaches).noteUses(
    trx,
    input.statements.map(({ specialization }) => specialization),
  );
  const name = `${user.firstName} ${user.lastName}`.trim();
  const fields = {
    name: existing?.sample ? `${name} (sample)` : name,
    specializations: input.statements.map(({ specialization }) => specialization),
    approach: input.approach?.trim() ?? null,
    experience: input.experience,
    languages: input.languages.map((one) => one.trim()),
    frameworks: [...input.frameworks],
    designFocus: [...input.designFocus],
    statements: input.statements.map(({ specialization, statement }) => ({
      specialization,
      statement: statement.trim(),
    })),
  };
  const id = existing?.id ?? randomUUID();
  const row = existing
    ? await Practitioner.query(trx).patchAndFetchById(id, { ...fields, version: existing.version + 1 })
    : await Practitioner.query(trx).insertAndFetch({
        ...fields,
        id,
        userId: user.id,
        slug: `practitioner-${id}`,
        availability: 'open',
      });
  await core.jobs.enqueue(trx, index, {}, { key: indexKey });
  return row;
};
