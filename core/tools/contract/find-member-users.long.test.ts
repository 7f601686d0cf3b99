import { expect, it } from 'vitest';
import { findMemberUsers, removeMember } from './find-member-users';

it('takes one member out of an interface, a type or a class', () => {
  const source =
    'export interface Core {\n  /** Words. */\n  readonly vault: Vault;\n  readonly db: Knex;\n}\ninterface Vault {}\n';
  expect(removeMember(source, 'Core', 'vault')).toBe(
    'export interface Core {\n  readonly db: Knex;\n}\ninterface Vault {}\n',
  );
  expect(removeMember('type A = { x: 1; y: 2 };', 'A', 'x')).toBe('type A = { y: 2 };');
  expect(removeMember('class B { run(): void {} }', 'B', 'run')).toBe('class B { }');
  expect(removeMember(source, 'Core', 'weather')).toBeNull();
  expect(removeMember(source, 'Vault', 'db')).toBeNull();
});

it('names modules and samples that do not compile without a member', async () => {
  const broken = await findMemberUsers('Core', 'vault', '#core/contract/server');
  expect(broken.get('core/testing/releases/guestbook')).toEqual(['server/entries.ts']);
  expect(broken.has('modules/labors')).toBe(true);
  expect(broken.has('core/testing/releases/almanac')).toBe(false);
  await expect(findMemberUsers('Core', 'weather', '#core/contract/server')).rejects.toThrow(
    '#core/contract/server has no Core with a member weather.',
  );
}, 600_000);
