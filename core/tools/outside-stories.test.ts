import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyBundles, findOutsideStories, nameDefault } from './outside-stories.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hedo-stories-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, files: Readonly<Record<string, string>>): string => {
  mkdirSync(join(folder, path), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, path, file), text);
  return join(folder, path);
};
/** As esbuild writes a file of stories. */
const bundle =
  'var meta = { title: "Almanac" };\nvar almanac_default = meta;\nvar Usual = {};\nexport {\n  Usual,\n  almanac_default as default\n};\n';

test('stories are found in a folder, in a release, and in a folder of releases', () => {
  const site = write('alone', { 'index.json': '{}', 'iframe.html': '' });
  const release = write('releases/almanac-1.2.0/stories', { 'almanac.stories.js': bundle });
  expect(findOutsideStories(undefined)).toEqual([]);
  expect(findOutsideStories(site)).toMatchObject([{ kind: 'site', folder: site, title: 'alone', id: 'alone' }]);
  const ofRelease = { kind: 'bundles', folder: release, title: 'almanac-1.2.0', id: 'almanac-1-2-0' };
  expect(findOutsideStories(join(folder, 'releases/almanac-1.2.0'))).toMatchObject([ofRelease]);
  expect(findOutsideStories([site, join(folder, 'releases')].join(delimiter))).toHaveLength(2);
});

test('bundles are copied so that Storybook finds their default export', () => {
  const found = findOutsideStories(join(folder, 'releases/almanac-1.2.0'));
  const target = join(folder, 'copied');
  expect(copyBundles(found, target)).toEqual([
    { directory: join(target, 'almanac-1-2-0'), files: '*.stories.js', titlePrefix: 'almanac-1.2.0' },
  ]);
  expect(readFileSync(join(target, 'almanac-1-2-0/almanac.stories.js'), 'utf8')).toContain('meta as default');
  expect(nameDefault('export { meta as default };')).toBe('export { meta as default };');
});

test('a bundle brings its style sheet, and one without has none', () => {
  const stories = {
    'shelf.stories.js': bundle,
    'shelf.stories.css': '.shelf { gap: 4px }',
    'plain.stories.js': bundle,
  };
  const found = findOutsideStories(write('styled/stories', stories));
  expect(found).toMatchObject([{ files: ['plain.stories.js', 'shelf.stories.css', 'shelf.stories.js'] }]);
  const target = join(folder, 'copied-with-styles');
  const [{ directory } = { directory: '' }] = copyBundles(found, target);
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  expect(read('shelf.stories.js')).toMatch(/^import '\.\/shelf\.stories\.css';/);
  expect(read('shelf.stories.css')).toBe('.shelf { gap: 4px }');
  expect(read('plain.stories.js')).not.toContain('.css');
  expect(() => findOutsideStories(write('sheets', { 'a.stories.css': '' }))).toThrow(/no stories/);
});

test('a folder that is not there or has no stories is named', () => {
  mkdirSync(join(folder, 'empty'));
  expect(() => findOutsideStories(join(folder, 'nowhere'))).toThrow(/nowhere, which does not exist/);
  expect(() => findOutsideStories(join(folder, 'empty'))).toThrow(/no stories/);
});
