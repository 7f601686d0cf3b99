import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { ColumnRule, SealedRule } from '../../../contract/anonymised';
import { encrypt } from '../../vault/cipher';
import { getKeyId } from '../../vault/master-keys';
import type { Keys } from '../../vault/root-key';
import { createVault, userKeyContext } from '../../vault/vault';
import { quote, tableOf } from '../catalog';
import type { Inventor } from './inventor';
import type { CopiedTable } from './rules';

/** Rows that are read and written at once. */
const groupRows = 500;
/** What encryption adds to the bytes of a text. */
const sealedBytes = 29;

type Row = Readonly<Record<string, string | null>>;

/** New keys for the people of the copy. */
export const createCopyKeys = (keys: Keys) => {
  const people = new Map<string, Buffer>();
  const host = createVault(keys);
  return {
    encrypt: (owner: string | null, context: string, plain: string): Buffer => {
      if (owner === null) return host.encryptForHost(context, plain);
      const key = people.get(owner) ?? randomBytes(32);
      people.set(owner, key);
      return encrypt(key, context, plain);
    },
    /** As rows of `user_keys`. */
    list: () =>
      [...people].map(([id, key]) => ({
        id,
        wrapped: encrypt(keys.masters.current, userKeyContext(id), key),
        keyId: getKeyId(keys.masters.current),
      })),
  };
};
export type CopyKeys = ReturnType<typeof createCopyKeys>;

const replaceIn = (value: unknown, names: Readonly<Record<string, 'words' | 'name'>>, inventor: Inventor): unknown => {
  if (Array.isArray(value)) return value.map((one) => replaceIn(one, names, inventor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const rule = names[name];
      if (rule === undefined || typeof inner !== 'string') return [name, replaceIn(inner, names, inventor)];
      return [name, rule === 'name' ? inventor.name(inner) : inventor.words(inner.length, inner)];
    }),
  );
};

const sealAnew = (
  rule: SealedRule,
  value: string,
  row: Row,
  owner: string | null,
  keys: CopyKeys,
  inventor: Inventor,
): string => {
  const context = rule.context.replace(/\{(\w+)\}/g, (_, column: string) => row[column] ?? '');
  // `\x` and two digits a byte.
  const length = Math.max(1, (value.length - 2) / 2 - sealedBytes);
  const plain = rule.sample ?? inventor.words(length, context);
  return `\\x${keys.encrypt(owner, context, plain).toString('hex')}`;
};

/** What a value becomes; all values are texts, as the database writes them. */
export const replaceValue = (
  rule: ColumnRule | undefined,
  value: string,
  at: { readonly row: Row; readonly owner: string | null },
  keys: CopyKeys,
  inventor: Inventor,
): string | null => {
  if (rule === undefined || rule === 'keep') return value;
  if (rule === 'null') return null;
  if (typeof rule === 'object')
    return 'json' in rule
      ? JSON.stringify(replaceIn(JSON.parse(value), rule.json, inventor))
      : sealAnew(rule, value, at.row, at.owner, keys, inventor);
  const make = {
    email: inventor.email,
    'first-name': inventor.firstName,
    'last-name': inventor.lastName,
    name: inventor.name,
    words: (text: string) => inventor.words(text.length, text),
    shape: inventor.shape,
  };
  return make[rule](value);
};

/** Copies the rows of one table, none of whose texts reaches the target as it was. Answers their number. */
export const copyTable = async (
  source: pg.ClientBase,
  target: pg.ClientBase,
  { table, rules }: CopiedTable,
  keys: CopyKeys,
  inventor: Inventor,
): Promise<number> => {
  const { columns } = table;
  const sealed = [...rules].flatMap(([name, rule]) =>
    typeof rule === 'object' && 'context' in rule ? [[name, rule] as const] : [],
  );
  const owners = sealed.map(([name, { owner }]) => `(${owner ?? 'null'})::text as ${quote(`owner of ${name}`)}`);
  const read = [...columns.map(({ name }) => `t.${quote(name)}::text as ${quote(name)}`), ...owners].join(', ');
  await source.query(`declare rows no scroll cursor for select ${read} from ${tableOf(table.name)} t`);
  const names = columns.map(({ name }) => quote(name)).join(', ');
  const values = columns.map(({ type }, at) => `x.c${at}::${type}`).join(', ');
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const write = `insert into ${tableOf(table.name)} (${names}) overriding system value
    select ${values} from unnest(${arrays}) as x(${columns.map((_, at) => `c${at}`).join(', ')})`;
  let count = 0;
  for (;;) {
    const { rows } = await source.query<Row>(`fetch ${groupRows} from rows`);
    if (rows.length === 0) break;
    const replaced = columns.map(({ name }) =>
      rows.map((row) => {
        const value = row[name] ?? null;
        const owner = row[`owner of ${name}`] ?? null;
        return value === null ? null : replaceValue(rules.get(name), value, { row, owner }, keys, inventor);
      }),
    );
    await target.query(write, replaced);
    count += rows.length;
  }
  await source.query('close rows');
  return count;
};
