import { Readable } from 'node:stream';
import { notFound } from '#core/contract/errors';
import { type Reply, respond, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { isCaptions } from '../../lib/transcript';
import { Item } from '../models/item';
import { isPublic } from '../queries/items';
import { fileName } from '../queries/views';
import { readByteRange } from './byte-range';
import { readRange, variantKey } from './stored';

/** With these a file is nothing but what it says it is, wherever it is opened. */
const harmless = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const servePicture = async (core: Core, item: Item, file: string, headers: Record<string, string>) => {
  const width = item.widths.find((one) => file === `w${one}.webp`);
  const bytes = width === undefined ? null : await core.storage.get(variantKey(item.folder, width));
  if (!bytes) throw notFound('file');
  return respond<unknown>(toBuffer(bytes), { headers: { ...headers, 'Content-Type': 'image/webp' } });
};

const serveWhole = (core: Core, item: Item, headers: Record<string, string>, rangeHeader: string): Reply<unknown> => {
  const { folder, size, type, kind } = item;
  const range = readByteRange(rangeHeader, size);
  const [first, last] = range ?? [0, size - 1];
  const body = Readable.from(readRange(core.storage, folder, first, last), { objectMode: false });
  return respond<unknown>(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': type,
      'Content-Length': String(last - first + 1),
      'Accept-Ranges': 'bytes',
      ...(kind === 'document' ? { 'Content-Disposition': 'attachment' } : {}),
      ...(range ? { 'Content-Range': `bytes ${first}-${last}/${size}` } : {}),
    },
  });
};

/** A file by its address: for everybody once it is public, for staff and who uploaded it before. Nobody else learns whether it exists. */
export const serveFile = async (
  core: Core,
  { key, file }: { readonly key: string; readonly file: string },
  user: User | null,
  rangeHeader: string,
): Promise<Reply<unknown>> => {
  const item = await Item.query(core.db).findOne({ key });
  if (!item) throw notFound('file');
  const open = await isPublic(core.db, item);
  const isOwn = user !== null && item.uploadedBy === user.id && user.permissions.has('media.upload');
  if (!open && !isOwn && !user?.permissions.has('media.manage')) throw notFound('file');
  const headers = {
    ...harmless,
    'Cache-Control': open ? 'public, max-age=31536000, immutable' : 'private, no-store',
  };
  if (file === 'captions.vtt' && isCaptions(item.transcript))
    // What it says may be corrected, unlike the file.
    return respond<unknown>(item.transcript, {
      headers: {
        ...headers,
        'Content-Type': 'text/vtt; charset=utf-8',
        'Cache-Control': open ? 'public, max-age=300' : 'private, no-store',
      },
    });
  if (item.kind === 'picture') return servePicture(core, item, file, headers);
  if (file !== fileName(item)) throw notFound('file');
  return serveWhole(core, item, headers, rangeHeader);
};
