import type { HostPersonalData } from '#core/contract/person-ports';
import { readable } from './readable';
import { type ZipEntry, zip } from './zip';

const safe = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

const title = (owner: string): string => owner.charAt(0).toUpperCase() + owner.slice(1).replaceAll('-', ' ');

/** What the host keeps and what this module keeps are one part for the person. */
const account = 'account';

const readSections = async (personalData: HostPersonalData, userId: string) => {
  // Through JSON once, so that the page and the files say the same.
  const plain = (data: object): unknown => JSON.parse(JSON.stringify(data));
  const own = new Map<string, object>([[account, await personalData.exportOwn(userId)]]);
  for (const { owner, data } of personalData.listModules())
    own.set(owner, { ...own.get(owner), ...(await data.export(userId)) });
  return [...own].map(([owner, data]) => ({ owner, data: plain(data) }));
};

const entriesOf = async function* (
  personalData: HostPersonalData,
  userId: string,
  house: string,
): AsyncIterable<ZipEntry> {
  const sections = await readSections(personalData, userId);
  const page = readable(
    sections.map(({ owner, data }) => ({ title: title(owner), data })),
    new Date().toISOString(),
    house,
  );
  yield { path: 'read-me.html', body: Buffer.from(page), squeeze: true };
  for (const { owner, data } of sections)
    yield { path: `data/${owner}.json`, body: Buffer.from(JSON.stringify(data, null, 2)), squeeze: true };
  for (const { owner, data } of personalData.listModules())
    for await (const { path, body } of data.files?.(userId) ?? []) {
      if (!safe.test(path)) throw new Error(`${owner} exports a file under an unsafe path`);
      yield { path: `files/${owner}/${path}`, body, squeeze: false };
    }
};

/** Everything that the host and all modules keep about a person: a page to read, the same as JSON, recordings and pictures. */
export const createArchive = (personalData: HostPersonalData, userId: string, house: string): Promise<Buffer> =>
  zip(entriesOf(personalData, userId, house));
