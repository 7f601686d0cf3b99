import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFile, projectRoot } from '../server/root';
import { debianPackages, findMissingPackages } from './debian-programs.mjs';

const names = debianPackages.map(({ name }) => name);
const readSource = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file))
    .map((file) => readFileSync(join(projectRoot, folder, file), 'utf8'));

it('names what is missing, and nothing where all is there', () => {
  expect(findMissingPackages(() => true)).toEqual([]);
  expect(findMissingPackages(() => false)).toEqual(names);
  const without = (name: string) => (path: string) => !path.endsWith(`/${name}`);
  expect(findMissingPackages(without('pgbouncer'))).toEqual(['pgbouncer']);
  expect(findMissingPackages((path) => path === '/usr/sbin/nginx', '/bin')).not.toContain('nginx-light');
});

it('knows every package that a test asks for', () => {
  const wanted = ['core', 'modules']
    .flatMap(readSource)
    .flatMap((text) => [
      ...[...text.matchAll(/^ {4,}package: '([\w.+-]+)',$/gm)].map(([, name]) => name),
      ...[...text.matchAll(/apt-get install ([a-z][\w.+-]+)/g)].map(([, name]) => name),
    ]);
  expect(new Set(wanted).size).toBeGreaterThan(5);
  expect(wanted.filter((name) => !names.includes(name ?? ''))).toEqual([]);
});

it('is what the README names and the nightly run installs', () => {
  const readme = readFileSync(projectFile('README.md'), 'utf8');
  const nightly = readFileSync(projectFile('.github/workflows/nightly.yml'), 'utf8').split(/\s+/);
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  expect(names.filter((name) => !nightly.includes(name))).toEqual([]);
});
