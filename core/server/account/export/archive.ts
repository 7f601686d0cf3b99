import type { AccountParts } from '../parts';
import { ownData, ownFiles } from './own-data';
import { readable } from './readable';
import { type ZipEntry, zip } from './zip';

const safe = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

const title = (owner: string): string => owner.charAt(0).toUpperCase() + owner.slice(1).replaceAll('-', ' ');

const entriesOf = async function* (parts: AccountParts, userId: string): AsyncIterable<ZipEntry> {
  const { personalData } = parts;
  // Through JSON once, so that the page and the files say the same.
  const plain = (data: object): unknown => JSON.parse(JSON.stringify(data));
  const sections = [{ owner: 'account', data: plain(await ownData(parts, userId)) }];
  for (const { owner, data } of personalData) sections.push({ owner, data: plain(await data.export(userId)) });
  const page = readable(
    sections.map(({ owner, data }) => ({ title: title(owner), data })),
    new Date().toISOString(),
  );
  yield { path: 'read-me.html', body: Buffer.from(page), squeeze: true };
  for (const { owner, data } of sections)
    yield { path: `data/${owner}.json`, body: Buffer.from(JSON.stringify(data, null, 2)), squeeze: true };
  const folders = [
    { owner: 'account', files: ownFiles(parts, userId) },
    ...personalData.flatMap(({ owner, data }) => (data.files ? [{ owner, files: data.files(userId) }] : [])),
  ];
  for (const { owner, files } of folders)
    for await (const { path, body } of files) {
      if (!safe.test(path)) throw new Error(`${owner} exports a file under an unsafe path`);
      yield { path: `files/${owner}/${path}`, body, squeeze: false };
    }
};

/** Everything that the core and all modules keep about a person: a page to read, the same as JSON, recordings and pictures. */
export const archiveOf = (parts: AccountParts, userId: string): Promise<Buffer> => zip(entriesOf(parts, userId));
