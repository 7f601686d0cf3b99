import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createPageRenderer } from './page-renderer';
import type { PublishedDrawing } from './published-drawing';

/** Notes what it is given; a page `/journal/broken` cannot be loaded. */
const host = `
const adopted = [];
exports.mode = 'production';
exports.bundle = {
  shared: { react: { version: '19' } },
  adopted,
  adopt: (web) => adopted.push(web.says),
  prepare: async (pages) => pages.filter(({ pattern }) => pattern === '/journal/broken').map(({ pattern }) => ({ pattern, error: new Error('no code') })),
};`;
const says = (text: string, id = 'journal'): string =>
  `exports.web = { manifest: { id: '${id}' }, says: '${text} with React ' + require('react').version };`;

let folder: string;
let published: PublishedDrawing[];
let logged: unknown[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hedo-drawing-'));
  await writeFile(join(folder, 'pages.cjs'), host);
  [published, logged] = [[], []];
  return () => rm(folder, { recursive: true, force: true });
});

const publish = async (version: string, code: string): Promise<void> => {
  const file = join(folder, `${version}.cjs`);
  await writeFile(file, code);
  published = [{ module: 'journal', version, file }];
};
const create = () => {
  const note = (message: string, fields?: object) => void logged.push({ message, ...fields });
  const find = createPageRenderer({
    folder,
    watch: false,
    pages: ['/journal', '/journal/broken'].map((pattern) => ({ bundle: 'journal', pattern })),
    published: () => published,
    log: { info: note, warn: note, error: note },
  });
  return async () => {
    const found = await find();
    if (!found) throw new Error('nothing draws');
    return { ...found, adopted: Reflect.get(found.bundle, 'adopted') as string[] };
  };
};

it('draws what is published while it runs with the libraries of the host, each version once', async () => {
  const find = create();
  expect([...(await find()).published]).toEqual([]);
  await publish('1.0.0', says('one'));
  const [first] = await Promise.all([find(), find()]);
  expect([...first.published]).toEqual([['journal', '1.0.0']]);
  expect([...first.broken]).toEqual(['/journal/broken']);
  await publish('1.1.0', says('two'));
  await find();
  const { adopted, published: versions } = await find();
  expect(adopted).toEqual(['one with React 19', 'two with React 19']);
  expect([...versions]).toEqual([['journal', '1.1.0']]);
});

it.each([
  ['asks for what is not shared', `${says('one')} require('node:fs');`, 'it draws with node:fs, which is not shared'],
  ['is another module', says('one', 'profile'), 'it exports no `web` of this module'],
  ['throws', 'throw new Error("a fault");', 'a fault'],
])('leaves a module to browsers whose drawing %s, and tries it once', async (_what, code, error) => {
  await publish('1.0.0', code);
  const find = create();
  await find();
  expect([...(await find()).published]).toEqual([]);
  const message = 'module cannot be drawn on the server';
  expect(logged).toEqual([{ message, module: 'journal', version: '1.0.0', error }]);
});
