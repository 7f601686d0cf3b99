import { expect, it } from 'vitest';
import { findUnnamed } from './testing/client-statements';

const id = '0b1c6f9e-5b5e-4c51-9b0e-2f6a1a3c7d10';
const tables = new Set(['users', 'diaries', 'pages']);
const find = (text: string, values: readonly unknown[]): string[] => findUnnamed({ text, values }, id, tables);

it.each([
  ['select * from "diaries" where "diaries"."user_id" = $1', [id]],
  ['select * from diaries d join pages p on p.diary_id = d.id where d.client_id in ($1, $2)', ['x', id]],
  ['update "diaries" set "title" = $1 where "id" = $2 and "owner_id" = any($3)', ['x', 1, [id]]],
  ['insert into "diaries" ("title", "user_id") values ($1, $2)', ['x', id]],
  ['select * from "users" where "email" = $1', ['x']],
  ['select pg_advisory_xact_lock(hashtextextended($1, 0))', ['x']],
  ['select * from "diaries" where 1 = $1', [0]],
])('finds the client in %s', (text, values) => expect(find(text, values)).toEqual([]));

it.each([
  ['select * from "diaries" where "id" = $1', ['x'], ['diaries']],
  ['select * from "diaries" where "user_id" = $1', ['somebody else'], ['diaries']],
  ['select * from "diaries" where "title" = $1', [id], ['diaries']],
  [
    'delete from "pages" where "diary_id" in (select "id" from "diaries" where "title" = $1)',
    ['x'],
    ['pages', 'diaries'],
  ],
  ['update "diaries" set "user_name" = $1 where "id" = $2', [id, 1], ['diaries']],
])('misses the client in %s', (text, values, missed) => expect(find(text, values)).toEqual(missed));
