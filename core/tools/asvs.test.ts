import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFile } from '../server/root';
import { listComponents, readNoticed } from './sbom.mjs';

const page = readFileSync(projectFile('docs/security/asvs.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = '', words = '', state = '']) => ({
    id,
    words,
    state,
  }),
);

/** How many points each section of ASVS 5.0 has up to level 2 (chapters 8 and 14: level 3); each is numbered from 1. */
const sections = {
  ...{
    1.1: 2,
    1.2: 9,
    1.3: 11,
    1.4: 3,
    1.5: 2,
    2.1: 3,
    2.2: 3,
    2.3: 4,
    2.4: 1,
    3.2: 2,
    3.3: 4,
    3.4: 6,
    3.5: 5,
    3.7: 2,
  },
  ...{
    4.1: 3,
    4.2: 1,
    4.3: 2,
    4.4: 4,
    5.1: 1,
    5.2: 3,
    5.3: 2,
    5.4: 3,
    6.1: 3,
    6.2: 12,
    6.3: 4,
    6.4: 4,
    6.5: 5,
    6.6: 3,
  },
  ...{ 6.8: 4, 7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2, 8.1: 4, 8.2: 4, 8.3: 3, 8.4: 2, 9.1: 3, 9.2: 4 },
  ...{ '10.1': 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3, 11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1 },
  ...{ 11.6: 1, 12.1: 3, 12.2: 2, 12.3: 4, 13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5, 14.1: 2, 14.2: 8, 14.3: 3, 15.1: 3 },
  ...{ 15.2: 3, 15.3: 7, 16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3, 17.1: 1, 17.2: 4, 17.3: 2 },
};

it('has a state for each point of the standard, and counts them rightly', () => {
  const wanted = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
  const met = rows.filter(({ state }) => state.startsWith('met: '));
  expect(rows.every(({ state }) => /^(met: \[|\*\*not met\*\*)/.test(state))).toBe(true);
  expect(page).toContain(`${met.length} points are met, ${rows.length - met.length} are not.`);
});

it('names tests that exist', () => {
  const named = rows.flatMap(({ state }) => [...state.matchAll(/\]\(\.\.\/\.\.\/([^)]+)\)/g)].map(([, path]) => path!));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((path) => !existsSync(projectFile(path)) || !/\.(test|spec)\.ts$/.test(path))).toEqual([]);
});

it('depends on no technology that the page says the product does without', () => {
  const components = listComponents(readNoticed());
  expect(components.length).toBeGreaterThan(100);
  const without =
    /ldap|xpath|xml2js|libxml|fast-xml|xmldom|latex|jndi|memcache|graphql|saml|twilio|vonage|mediasoup|wrtc|node-turn/i;
  expect(components.filter(({ name }) => without.test(name)).map(({ name }) => name)).toEqual([]);
});

it('lists each package of a production install with digest and a licence that allows our use', () => {
  for (const { purl, hashes, licenses } of listComponents(readNoticed())) {
    expect([purl, hashes.length, licenses.length]).toEqual([purl, 1, 1]);
    expect([purl, licenses[0]?.expression]).not.toEqual([purl, expect.stringMatching(/^A?GPL/)]);
  }
});
