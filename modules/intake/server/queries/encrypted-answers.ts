import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Answers } from '../../schemas/answers';
import { type FieldName, fieldNames, fields, type Group, groups } from '../../schemas/fields';

/** Answers of one group, and which device wrote each of the sensitive ones. */
export interface Kept {
  readonly answers: Answers;
  readonly writers: Readonly<Record<string, string>>;
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
const nothing: Kept = { answers: {}, writers: {} };

/** Opens one group of a row. */
export const openGroup = async (core: Core, db: Knex, table: Table, row: Holder, group: Group): Promise<Kept> => {
  const sealed = row[columnOf(group)];
  if (!sealed) return nothing;
  const place = placeOf(table, group, row.id);
  const text =
    row.userId === null
      ? core.vault.decryptForHost(place, sealed)
      : await core.vault.decryptText(db, row.userId, place, sealed);
  return JSON.parse(text) as Kept;
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
  return {
    answers: Object.assign({}, ...parts.map(({ answers }) => answers)) as Answers,
    writers: Object.assign({}, ...parts.map(({ writers }) => writers)) as Kept['writers'],
  };
};

const partOf = (group: Group, { answers, writers }: Kept): Kept | null => {
  const names = fieldNames.filter((name) => fields[name].group === group && (answers[name] ?? null) !== null);
  const own: [FieldName | 'ratherTalk', unknown][] = names.map((name) => [name, answers[name]]);
  if (group === 'general' && answers.ratherTalk?.length) own.push(['ratherTalk', answers.ratherTalk]);
  if (own.length === 0) return null;
  const wrote = names.flatMap((name) => (writers[name] ? [[name, writers[name]] as const] : []));
  return { answers: Object.fromEntries(own) as Answers, writers: Object.fromEntries(wrote) };
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
