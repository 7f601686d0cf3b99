import { expect, it } from 'vitest';
import { makeRelease } from '../../server/modules/releases/testing/test-publisher';
import { findUsers, usesOf } from './find-users.mjs';
import { findTreeMisfits, readContractInfo } from './fit-matrix';

const without = (from: string, name: string) => {
  const contract = readContractInfo('contract.json');
  const left = contract.names[from]?.filter((one) => one !== name) ?? [];
  return { ...contract, names: { ...contract.names, [from]: left } };
};

it('names modules with their files, and modules that were built elsewhere, which would break without a name', async () => {
  const { modules, releases } = findUsers('Textarea', '#ui');
  expect(releases).toEqual(['guestbook 1.0.0']);
  expect(modules.length).toBeGreaterThan(0);
  for (const { id, files } of modules) {
    expect(files.length, id).toBeGreaterThan(0);
    expect(usesOf(id)['#ui'], id).toContain('Textarea');
  }
  const folder = await makeRelease({ id: 'diary', version: '1.2.0', entry: '// pages' });
  expect(findUsers('defineWeb', '#core/web', folder).releases).toContain('diary 1.2.0');
  expect(findUsers('useWeather')).toEqual({ modules: [], releases: [] });
});

it('says of each module of the tree whether it runs with a contract, and what it lacks', async () => {
  expect(await findTreeMisfits(readContractInfo('contract.json'))).toEqual(new Map());
  const misfits = await findTreeMisfits(without('#core/contract/spelling', 'foldedWords'));
  expect(misfits.get('studio')).toBe('it uses foldedWords of #core/contract/spelling, which this host does not have');
  expect(misfits.get('safety')).toContain('it needs studio');
  expect(misfits.has('partners')).toBe(false);
});
