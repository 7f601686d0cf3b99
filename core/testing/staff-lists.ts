import { expect } from 'vitest';
import type { TestApp } from './app';
import type { Client } from './client';

type Field = string | ((row: Record<string, unknown>) => unknown);

/** What a field says in all rows of a list, which is read page by page, one row each. */
export const readField = async (reader: Client, path: string, field: Field, query = ''): Promise<unknown[]> => {
  const found: unknown[] = [];
  let next: string | undefined = `${path}?limit=1${query && `&${query}`}`;
  while (next) {
    const page = await reader.get(next);
    expect(page.status, next).toBe(200);
    for (const row of page.body as Record<string, unknown>[])
      found.push(typeof field === 'string' ? row[field] : field(row));
    next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
  }
  return found;
};

/** One column of a list as a file, its head first; for cells without commas. */
export const readColumn = async (reader: Client, path: string, at: number): Promise<(string | undefined)[]> => {
  const file = await reader.get(path);
  expect([file.status, file.headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')]);
  return file.text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',')[at]);
};

interface ListOfAdmins {
  readonly path: string;
  readonly file: string;
  /** Queries that the list refuses with 422, besides those that every list does. */
  readonly wrong: readonly string[];
}

/** A list and its file refuse what they do not know, and everybody but admins. */
export const expectListOfAdmins = async (
  app: TestApp,
  admin: Client,
  { path, file, wrong }: ListOfAdmins,
): Promise<void> => {
  for (const query of ['after=bm90', 'sort=nothing', 'limit=0', `q=${'x'.repeat(101)}`, ...wrong])
    expect((await admin.get(`${path}?${query}`)).status, `${path}?${query}`).toBe(422);
  for (const query of ['sort=nothing', 'after=bm90', ...wrong])
    expect((await admin.get(`${file}?${query}`)).status, `${file}?${query}`).toBe(422);
  for (const role of ['client', 'practitioner'] as const) {
    const other = await app.as(role);
    for (const one of [path, file]) expect((await other.get(one)).status, `${role}: ${one}`).toBe(403);
  }
};
