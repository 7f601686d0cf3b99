import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defineManifest } from '../../contract/manifest';
import { defineServer } from '../../contract/server';
import {
  address,
  flag,
  type Settings,
  type SettingValues,
  secret,
  setting,
  text,
  whole,
} from '../../contract/settings';
import { variables } from '../config-variables';
import { projectFile } from '../root';
import { type FoundModule, findModules } from './find';
import { readSettings } from './read-settings';

const configured = <S extends Settings>(
  id: string,
  settings: S,
  check?: (config: SettingValues<S>) => readonly string[],
): FoundModule => {
  const manifest = defineManifest({ id, title: id, needs: [], permissions: {} });
  const create = () => ({});
  return { folder: id, manifest, server: defineServer(manifest, { settings, create, ...(check ? { check } : {}) }) };
};
const postOffice = () =>
  configured('post-office', {
    counters: setting('POST_OFFICE_COUNTERS', whole(1, 9), 2, 'Counters that are open'),
    open: setting('POST_OFFICE_OPEN', flag, null, 'Whether it is open'),
    site: setting('POST_OFFICE_SITE', address('https:'), 'https://post.example', 'Its site', { formerName: 'SITE' }),
    key: secret('POST_OFFICE_KEY', whole(1, 99_999_999), 'Key of its door', { formerName: 'DOOR_KEY' }),
  });
const read = (env: Record<string, string>) => readSettings([postOffice()], env);
const findProblems = (modules: readonly FoundModule[], env: Record<string, string>): readonly string[] => {
  try {
    readSettings(modules, env);
  } catch (error) {
    return (error as { problems?: readonly string[] }).problems ?? [(error as Error).message];
  }
  return [];
};

describe('settings of a module', () => {
  it('are typed values, and their defaults while they are unset or empty', () => {
    expect(read({ POST_OFFICE_COUNTERS: ' ' }).values.get('post-office')).toEqual({
      counters: 2,
      open: null,
      site: 'https://post.example',
      key: null,
    });
    const env = { POST_OFFICE_COUNTERS: '3', POST_OFFICE_OPEN: 'no', POST_OFFICE_SITE: 'https://a.example/' };
    expect(read({ ...env, POST_OFFICE_KEY: '12' })).toEqual({
      values: new Map([['post-office', { counters: 3, open: false, site: 'https://a.example', key: 12 }]]),
      warnings: [],
    });
  });

  it('stop the start when they are wrong, with one line each that names module and variable', () => {
    const value = `a\nb ${'c'.repeat(500)}`;
    const problems = findProblems([postOffice()], { POST_OFFICE_COUNTERS: '12', POST_OFFICE_OPEN: value });
    expect(problems[0]).toBe('post-office: POST_OFFICE_COUNTERS=12 is not a whole number from 1 to 9');
    expect(problems[1]).toMatch(/^post-office: POST_OFFICE_OPEN=a b c+… is not true or false$/);
    expect(problems[1]?.length).toBeLessThan(250);
    expect(problems).toHaveLength(2);
  });

  it('never repeat a secret, not even one that the module quotes', () => {
    expect(findProblems([postOffice()], { POST_OFFICE_KEY: 'tr0ub4dor' })).toEqual([
      'post-office: POST_OFFICE_KEY is set, but is not a whole number from 1 to 99999999',
    ]);
    const quoting = (value: string): string => {
      throw new Error(`a key, unlike ${value}`);
    };
    const module = configured('bank', { key: secret('BANK_KEY', quoting, 'Key') });
    expect(findProblems([module], { BANK_KEY: 'tr0ub4dor' })).toEqual(['bank: BANK_KEY is set, but is not usable']);
  });

  it('are read by a former name with a warning, unless the new one is set', () => {
    const old = read({ SITE: 'https://old.example', DOOR_KEY: '7' });
    expect(old.values.get('post-office')).toMatchObject({ site: 'https://old.example', key: 7 });
    expect(old.warnings).toEqual([
      'post-office: SITE is now called POST_OFFICE_SITE; the next release does not read the old name',
      'post-office: DOOR_KEY is now called POST_OFFICE_KEY; the next release does not read the old name',
    ]);
    const both = read({ SITE: 'https://old.example', POST_OFFICE_SITE: 'https://new.example' });
    expect(both.values.get('post-office')).toMatchObject({ site: 'https://new.example' });
    expect(both.warnings).toEqual(['post-office: SITE is ignored since POST_OFFICE_SITE is set; remove it']);
    expect(findProblems([postOffice()], { SITE: 'nowhere' })).toEqual([
      'post-office: SITE=nowhere is not an address that starts with https://',
    ]);
  });

  it('may be checked together, once each is right for itself', () => {
    const settings = {
      user: setting('BANK_USER', text, null, 'User'),
      pin: secret('BANK_PIN', whole(0, 9999), 'Pin'),
    };
    const bank = configured('bank', settings, ({ user, pin }) =>
      pin !== null && user === null ? ['BANK_USER is not set, but BANK_PIN is'] : [],
    );
    expect(findProblems([bank], { BANK_PIN: '1234' })).toEqual(['bank: BANK_USER is not set, but BANK_PIN is']);
    expect(findProblems([bank], { BANK_PIN: '1234', BANK_USER: 'ann' })).toEqual([]);
    expect(findProblems([bank], { BANK_PIN: 'x' })).toHaveLength(1);
  });

  it('are refused when a name lacks the prefix of its module', () => {
    const bank = configured('bank', { a: setting('POST_PIN', text, null, ''), b: setting('BANK_pin', text, null, '') });
    expect(() => readSettings([bank], {})).toThrow(
      'Modules cannot start:\n  bank: setting "POST_PIN" does not begin with BANK_\n  bank: setting "BANK_pin" is not written in capitals',
    );
  });

  it('are refused when somebody else reads the name already: a module, or the host', () => {
    const post = configured('post', { a: setting('POST_OFFICE_OPEN', text, null, '') });
    expect(() => readSettings([postOffice(), post], {})).toThrow(
      'post: setting "POST_OFFICE_OPEN" is already taken by post-office',
    );
    const speech = configured('speech', { a: setting('SPEECH_MODEL', text, null, '') });
    expect(() => readSettings([speech], {})).toThrow('speech: setting "SPEECH_MODEL" is already taken by the host');
    const bank = configured('bank', { a: setting('BANK_SITE', text, null, '', { formerName: 'SITE' }) });
    expect(() => readSettings([postOffice(), bank], {})).toThrow(
      'bank: setting "SITE" is already taken by post-office',
    );
  });
});

it('lists every variable, and no other, in the table of README.md', async () => {
  const own = (await findModules()).flatMap(({ server }) => Object.values(server?.settings ?? {}));
  const known = [...Object.keys(variables), ...own.map(({ name }) => name)].filter((name) => name !== 'NODE_ENV');
  const cells = readFileSync(projectFile('README.md'), 'utf8').matchAll(/^\| (`[A-Z].*?) +\|/gmu);
  const listed = [...cells].flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z0-9_]+)`/gu)].map(([, name]) => name));
  expect(listed.toSorted()).toEqual(known.toSorted());
}, 120_000);
