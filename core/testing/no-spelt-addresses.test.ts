import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFile } from '../server/root';

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|(?:^|[\\/])bench\.ts$|(?:^|[\\/])testing[\\/]/.test(file);
/** None where there is no such folder: a module need not have both sides. */
const filesIn = async (folder: string): Promise<string[]> =>
  existsSync(projectFile(folder))
    ? (await readdir(projectFile(folder), { recursive: true })).filter(isSource).map((file) => join(folder, file))
    : [];

/** An address of the API as a text, outside of comments. */
const address = /^(?!\s*(?:\*|\/\/|\/\*)).*(['"`])\/api\//m;

it('knows addresses of the API from endpoints: neither a page nor the server of a module spells one', async () => {
  const modules = await readdir(projectFile('modules'));
  const folders = [
    ...modules.flatMap((name) => [`modules/${name}/web`, `modules/${name}/server`]),
    ...['shell', 'core/web', 'ui-kit'],
  ];
  const files = (await Promise.all(folders.map(filesIn))).flat();
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(projectFile(file), 'utf8')] as const),
  );
  expect(texts.filter(([, text]) => address.test(text)).map(([file]) => file)).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
