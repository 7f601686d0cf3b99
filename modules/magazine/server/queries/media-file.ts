import { notFound, Problem } from '#core/contract/errors';
import type { Reply, User } from '#core/contract/route';
import { respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Article } from '../models/article';
import { getReadableArticle } from './articles';

const types: Readonly<Record<string, string>> = {
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

/** Media type by the ending of a file's name. */
export const mediaType = (file: string): string =>
  types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Where a file of an article is stored; the name carries a digest of the content, so that it never changes. */
export const mediaKey = (articleId: string, file: string): string => `media/${articleId}/${file}`;

/** First and last byte asked for; null for the whole file. Throws 416 for a place behind its end. */
const parseRange = (header: string, size: number): readonly [first: number, last: number] | null => {
  // Several ranges at once may be answered with the whole (RFC 9110, 14.2).
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size || (from === '' && Number(to) === 0))
    throw new Problem(416, 'range-not-satisfiable', 'The file is shorter than that.', {
      headers: { 'Content-Range': `bytes */${size}` },
    });
  return last < first ? null : [first, last];
};

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const isFileOf = ({ media }: Article, file: string): boolean =>
  media !== null && (media.file === file || media.captions === file);

/** A file of an article that this person may read, whole or the range that the header asks for. */
export const serveMedia = async (
  core: Core,
  { slug, file }: { readonly slug: string; readonly file: string },
  user: User | null,
  rangeHeader: string,
): Promise<Reply<unknown>> => {
  const article = await getReadableArticle(core.db, slug, user);
  const bytes = isFileOf(article, file) ? await core.storage.get(mediaKey(article.id, file)) : null;
  if (!bytes) throw notFound('file');
  const range = parseRange(rangeHeader, bytes.length);
  const headers = {
    'Content-Type': mediaType(file),
    'Accept-Ranges': 'bytes',
    'Cache-Control': article.status === 'published' ? 'public, max-age=31536000, immutable' : 'private, no-store',
  };
  if (!range) return respond<unknown>(toBuffer(bytes), { headers });
  const [first, last] = range;
  return respond<unknown>(toBuffer(bytes.subarray(first, last + 1)), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${bytes.length}` },
  });
};
