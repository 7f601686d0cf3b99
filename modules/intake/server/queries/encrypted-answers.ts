import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { ownNameOf } from '../../lib/own-questions';
import type { Answers } from '../../schemas/answers';
import { fieldNames, fields, type Group, groups } from '../../schemas/fields';

/** To which form an added question was answered, and who may read the answer. */
export interface Origin {
  /** Version; null where it is not known. */
  readonly form: string | null;
  readonly group: Group;
}
export type Origins = Readonly<Record<string, Origin>>;
/** Answers of one group, which device wrote each of the sensitive ones, and where added ones come from. */
export interface Kept {
  readonly answers: Answers;
  readonly writers: Readonly<Record<string, string>>;
  readonly origins: Origins;
}
/** A row that holds the three groups. */
export interface Holder {
  readonly id: string;
  readonly userId: string | null;
  readonly generalSealed: Buffer | null;
  readonly medicalSealed: Buffer | null;
  readonly traumaSealed: Buffer | null;
}
/** The sealed columns of a row. */
export type SealedColumns = Pick<Holder, 'generalSealed' | 'medicalSealed' | 'traumaSealed'>;
type Table = 'intake_drafts' | 'intakes';

const placeOf = (table: Table, group: Group, id: string): string => `${table}:${group}_sealed:${id}`;
export const columnOf = (group: Group): keyof SealedColumns => `${group}Sealed`;
const nothing: Kept = { answers: {}, writers: {}, origins: {} };

/** Opens one group of a row. */
export const openGroup = async (core: Core, db: Knex, table: Table, row: Holder, group: Group): Promise<Kept> => {
  const sealed = row[columnOf(group)];
  if (!sealed) return nothing;
  const place = placeOf(table, group, row.id);
  const text =
    row.userId === null
      ? core.vault.decryptForHost(place, sealed)
      : await core.vault.decryptText(db, row.userId, place, sealed);
  return { ...nothing, ...(JSON.parse(text) as Partial<Kept>) };
};

/** Opens several groups of a row into one. */
export const openGroups = async (
  core: Core,
  db: Knex,
  table: Table,
  row: Holder,
  wanted: readonly Group[] = groups,
): Promise<Kept> => {
  const parts = await Promise.all(wanted.map((group) => openGroup(core, db, table, row, group)));
  const additional = Object.assign({}, ...parts.map(({ answers }) => answers.additional)) as Answers['additional'];
  return {
    answers: {
      ...(Object.assign({}, ...parts.map(({ answers }) => answers)) as Answers),
      ...(additional && Object.keys(additional).length > 0 && { additional }),
    },
    origins: Object.assign({}, ...parts.map(({ origins }) => origins)) as Origins,
    writers: Object.assign({}, ...parts.map(({ writers }) => writers)) as Kept['writers'],
  };
};

/** Added answers of one group; one whose question is not known is as closed as can be. */
const addedOf = (group: Group, { answers, origins }: Kept) =>
  Object.entries(answers.additional ?? {}).filter(
    ([name, value]) => value !== null && (origins[name]?.group ?? 'trauma') === group,
  );

const partOf = (group: Group, kept: Kept): Kept | null => {
  const { answers, writers, origins } = kept;
  const names = fieldNames.filter((name) => fields[name].group === group && (answers[name] ?? null) !== null);
  const added = addedOf(group, kept);
  const own: [keyof Answers, unknown][] = names.map((name) => [name, answers[name]]);
  if (group === 'general' && answers.ratherTalk?.length) own.push(['ratherTalk', answers.ratherTalk]);
  if (added.length > 0) own.push(['additional', Object.fromEntries(added)]);
  if (own.length === 0) return null;
  const wrote = [...names, ...added.map(([name]) => ownNameOf({ name }))].flatMap((name) =>
    writers[name] ? [[name, writers[name]] as const] : [],
  );
  return {
    answers: Object.fromEntries(own) as Answers,
    writers: Object.fromEntries(wrote),
    origins: Object.fromEntries(added.map(([name]) => [name, origins[name] ?? { form: null, group }])),
  };
};

/** Seals answers for a row, each group by itself, with the key of its owner, or the host's where there is no account. */
export const sealGroups = async (
  core: Core,
  db: Knex,
  table: Table,
  { id, userId }: { readonly id: string; readonly userId: string | null },
  kept: Kept,
): Promise<SealedColumns> => {
  const sealed = async (group: Group): Promise<Buffer | null> => {
    const part = partOf(group, kept);
    if (!part) return null;
    const place = placeOf(table, group, id);
    const text = JSON.stringify(part);
    return userId === null ? core.vault.encryptForHost(place, text) : core.vault.encrypt(db, userId, place, text);
  };
  return {
    generalSealed: await sealed('general'),
    medicalSealed: await sealed('medical'),
    traumaSealed: await sealed('trauma'),
  };
};
