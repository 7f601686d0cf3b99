import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, type ZippedFile, zipFiles } from '../../../testing/zip-files';
import { readReleaseArchive } from './read-archive';
import { readReleaseFolder } from './release-files';
import { makeKeys, makeRelease } from './testing/test-publisher';

const megabyte = 1024 * 1024;
const folder = await makeRelease({
  entry: '// 1',
  server: 'export const server = {};',
  files: { 'texts/en.json': '{}' },
  key: makeKeys().privateKey,
});
const files = filesOf(folder);
const refusalOf = (archive: Uint8Array): Promise<string> =>
  readReleaseArchive(archive).then(
    () => 'It was not refused.',
    (error: Error) => `${error.name}: ${error.message}`,
  );
const withFile = (file: ZippedFile): Buffer => zipFiles([...files, file]);
const changed = (name: string, change: (file: ZippedFile) => ZippedFile): Buffer =>
  zipFiles(files.map((file) => (file.name === name ? change(file) : file)));

it.each(['', 'journal-1.0.0/'])('reads a version whose files lie below "%s" as it reads the folder', async (top) => {
  const read = await readReleaseArchive(zipFiles(filesOf(folder, top)));
  expect(read).toEqual(await readReleaseFolder(folder));
  expect(read.signature).toBe((await readFile(join(folder, 'module.json.sig'), 'utf8')).trim());
});

it.each<[string, () => Uint8Array, string]>([
  ['no archive', () => Buffer.from('not a zip'), 'The archive cannot be used: '],
  ['half an archive', () => zipFiles(files).subarray(0, -30), 'The archive cannot be used: '],
  ['an archive without a module', () => zipFiles([{ name: 'a.txt', bytes: 'a' }]), 'it holds no module.json'],
  [
    'a name that leaves it',
    () => withFile({ name: '../outside.js', bytes: '' }),
    'invalid relative path: ../outside.js',
  ],
  ['a name that leaves it below', () => withFile({ name: 'web/../../x', bytes: '' }), 'invalid relative path'],
  ['a name of the whole machine', () => withFile({ name: '/etc/passwd', bytes: '' }), 'absolute path: /etc/passwd'],
  ['a name of Windows', () => withFile({ name: 'web\\..\\x', bytes: '' }), 'The archive cannot be used: '],
  ['a file twice', () => withFile({ name: 'texts/en.json', bytes: '{}' }), 'it holds texts/en.json twice'],
  ['a file that nobody listed', () => withFile({ name: 'web/stray.js', bytes: '' }), 'is not listed in module.json'],
  [
    'a file beside the folder',
    () => zipFiles([...filesOf(folder, 'a/'), { name: 'b.js', bytes: '' }]),
    'b.js lies outside of a/',
  ],
  ['a file that is missing', () => zipFiles(files.filter(({ name }) => name !== 'texts/en.json')), 'is missing'],
  [
    'other bytes',
    () => changed('server/index.mjs', (file) => ({ ...file, bytes: 'export const server = [];' })),
    'server/index.mjs is not what module.json says',
  ],
  [
    'a file that is larger than it says',
    () => changed('texts/en.json', (file) => ({ ...file, bytes: Buffer.alloc(50 * megabyte), said: 2 })),
    'The archive cannot be used: too many bytes in the stream',
  ],
  [
    'a file that is larger than it may be',
    () => changed('texts/en.json', (file) => ({ ...file, bytes: Buffer.alloc(megabyte) })),
    'texts/en.json is not what module.json says',
  ],
  [
    'a module.json that is larger than any',
    () => changed('module.json', (file) => ({ ...file, bytes: Buffer.alloc(5 * megabyte, ' ') })),
    'module.json is larger than 4 MB',
  ],
  [
    'more files than a version has',
    () => zipFiles(Array.from({ length: 6001 }, (_, index) => ({ name: `texts/${index}`, bytes: '' }))),
    'it holds 6001 files',
  ],
])('refuses %s', async (_, archive, line) => {
  expect(await refusalOf(archive())).toMatch(/^ReleaseProblem: /);
  expect(await refusalOf(archive())).toContain(line);
});
