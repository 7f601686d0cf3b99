import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPasswordCheck, listedPassword } from './password-check';

const folder = await mkdtemp(join(tmpdir(), 'hedo-passwords-'));
afterAll(() => rm(folder, { recursive: true }));

const hashOf = (password: string): string => createHash('sha1').update(password).digest('hex').toUpperCase();
const fileOf = async (name: string, passwords: readonly string[], end = '\n'): Promise<string> => {
  const lines = passwords.map((password, at) => `${hashOf(password)}:${at * 37 + 1}`).sort();
  await writeFile(join(folder, name), lines.join(end) + end);
  return join(folder, name);
};

describe('the lists that come with the product', () => {
  it.each(['football1', 'F00tball1!', 'iloveyou2', 'qwertyuiop', 'Liverpool2024', 'P@ssw0rd!', 'basketball'])(
    'refuses %s',
    async (password) => {
      const check = await createPasswordCheck({});
      expect(await check(password, 'ann@example.test')).not.toBeNull();
    },
  );
  it.each(['seven quiet rivers 41', 'tulip-river-42', 'correct horse battery staple', 'Øresund ved daggry'])(
    'takes %s',
    async (password) => {
      const check = await createPasswordCheck({});
      expect(await check(password, 'ann@example.test')).toBeNull();
    },
  );
});

describe('a file of breached passwords', () => {
  const many = Array.from({ length: 3001 }, (_, at) => `breached phrase number ${at}`);

  it.each(['\n', '\r\n'])('finds every one in it and no other (%j)', async (end) => {
    const check = await createPasswordCheck({ breachedPasswords: await fileOf(`many-${end.length}`, many, end) });
    const sorted = [...many].sort((one, other) => (hashOf(one) < hashOf(other) ? -1 : 1));
    for (const at of [0, 1, 2, 1499, 1500, 1501, 2998, 2999, 3000])
      expect(await check(sorted[at] ?? '', '')).toBe(listedPassword);
    const found = await Promise.all(many.slice(0, 40).map((one) => check(one, '')));
    expect(new Set(found)).toEqual(new Set([listedPassword]));
    const others = await Promise.all(many.slice(0, 40).map((one) => check(`${one} but not this`, '')));
    expect(new Set(others)).toEqual(new Set([null]));
  });

  it('may hold one line, with or without an end', async () => {
    const path = join(folder, 'one');
    await writeFile(path, `${hashOf('a single breached phrase')}:2`);
    const check = await createPasswordCheck({ breachedPasswords: path });
    expect(await check('a single breached phrase', '')).toBe(listedPassword);
    expect(await check('another phrase entirely', '')).toBeNull();
  });

  it('stops the start when it is another file, or none', async () => {
    await writeFile(join(folder, 'other'), 'password\n123456\n');
    for (const name of ['other', 'missing'])
      await expect(createPasswordCheck({ breachedPasswords: join(folder, name) })).rejects.toThrow();
  });
});
