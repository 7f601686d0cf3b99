import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { ImportField, ImportKind } from '#core/contract/imports';
import type { ColumnChoice } from '../../schemas/imports';

type Mapping = Readonly<Record<string, string>>;

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const findHeading = ({ name, aliases = [] }: ImportField, headings: readonly string[]): string | undefined => {
  const names = new Set([name, ...aliases].map(fold));
  return headings.find((heading) => names.has(fold(heading)));
};

/** Which column probably holds which field: as it was chosen last for the kind, else by the names. */
export const suggestMapping = async (db: Knex, kind: ImportKind, headings: readonly string[]): Promise<Mapping> => {
  const row = await db('import_mappings').where({ kind: kind.id }).first<{ mapping: Mapping } | undefined>('mapping');
  const taken = new Set<string>();
  return Object.fromEntries(
    kind.fields.flatMap((field) => {
      const former = row?.mapping[field.name];
      const found = former !== undefined && headings.includes(former) ? former : findHeading(field, headings);
      if (found === undefined || taken.has(found)) return [];
      taken.add(found);
      return [[field.name, found]];
    }),
  );
};

/** A mapping as somebody chose it. Throws 422 for fields and columns that are not there, and for a required field without one. */
export const checkMapping = (
  kind: ImportKind,
  headings: readonly string[],
  chosen: readonly ColumnChoice[],
): Mapping => {
  const known = new Set(kind.fields.map(({ name }) => name));
  for (const [at, { field, column }] of chosen.entries()) {
    if (!known.has(field)) throw invalid(`mapping.${at}.field`, 'There is no such field.');
    if (!headings.includes(column)) throw invalid(`mapping.${at}.column`, 'The file has no such column.');
    if (chosen.findIndex((one) => one.field === field) !== at)
      throw invalid(`mapping.${at}.field`, 'Choose one column for each field.');
  }
  const mapping = Object.fromEntries(chosen.map(({ field, column }) => [field, column]));
  const missing = kind.fields.find(({ name, isRequired }) => isRequired && mapping[name] === undefined);
  if (missing) throw invalid(`mapping.${missing.name}`, `Choose the column that holds ${missing.name}.`);
  return mapping;
};

/** Chosen again for the next file of the kind. */
export const rememberMapping = async (trx: Knex.Transaction, kind: string, mapping: Mapping): Promise<void> => {
  await trx('import_mappings')
    .insert({ kind, mapping: JSON.stringify(mapping), updated_at: trx.fn.now() })
    .onConflict('kind')
    .merge();
};
