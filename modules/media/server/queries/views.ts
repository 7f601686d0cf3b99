import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { fullName } from '#core/contract/person-names';
import type { Core } from '#core/contract/server';
import { isCaptions, readParagraphs } from '../../lib/transcript';
import * as api from '../../schemas/endpoints';
import type { MediaFile, MediaUse, MediaView, PictureSource } from '../../schemas/media';
import type { Item } from '../models/item';
import { Use } from '../models/use';

const addressOf = (key: string, file: string): string => toPath(api.getMediaFile, { params: { key, file } });

const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/webm': 'weba',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
};
/** Last part of the address of a file that is no picture. */
export const fileName = ({ type }: Pick<Item, 'type'>): string => `file.${endings[type]}`;

/** What an `<img>` needs; null for what is no picture. */
export const toPictureSource = (item: Item): PictureSource | null => {
  const { key, widths, width, height, alt, isDecorative, focalX, focalY } = item;
  if (width === null || height === null) return null;
  const srcset = widths.map((one) => ({ url: addressOf(key, `w${one}.webp`), width: one }));
  // For browsers that choose no size: not the largest.
  const src = (srcset.findLast((one) => one.width <= 1400) ?? srcset[0])?.url ?? '';
  return { src, srcset, width, height, alt: isDecorative ? '' : alt, focalPoint: { x: focalX, y: focalY } };
};

/** The places that show each of these files. */
export const usesOf = async (db: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, readonly MediaUse[]>> => {
  const rows = await Use.query(db)
    .whereIn('media_id', [...ids])
    .orderBy('label');
  const posters = await db('media_items')
    .whereIn('poster_id', [...ids])
    .select<{ poster_id: string; name: string }[]>('poster_id', 'name');
  const all = [
    ...rows.map(({ mediaId, label, path, isPublic }) => [mediaId, { label, path, isPublic }] as const),
    ...posters.map(
      ({ poster_id, name }) => [poster_id, { label: name, path: '/team-portal/media', isPublic: false }] as const,
    ),
  ];
  const grouped = new Map<string, MediaUse[]>();
  for (const [id, use] of all) grouped.set(id, [...(grouped.get(id) ?? []), use]);
  return grouped;
};

/** Files as staff see them. */
export const viewsOf = async (core: Core, db: Knex, items: readonly Item[]): Promise<MediaView[]> => {
  const uses = await usesOf(
    db,
    items.map(({ id }) => id),
  );
  const names = await core.people.names(items.flatMap(({ uploadedBy }) => uploadedBy ?? []));
  return items.map((item) => {
    const { id, key, kind, name, type, size, alt, isDecorative, credit, licence, transcript, posterId } = item;
    const person = item.uploadedBy === null ? undefined : names.get(item.uploadedBy);
    return {
      id,
      kind,
      name,
      type,
      size,
      picture: toPictureSource(item),
      url: kind === 'picture' ? null : addressOf(key, fileName(item)),
      captionsUrl: isCaptions(item.transcript) ? addressOf(key, 'captions.vtt') : null,
      alt,
      isDecorative,
      credit,
      licence,
      transcript,
      posterId,
      isPublished: item.publishedAt !== null,
      uses: [...(uses.get(id) ?? [])],
      uploadedBy: person ? fullName(person) : null,
      createdAt: item.createdAt,
      version: item.version,
    };
  });
};

/** A file as pages show it. */
export const toFile = (item: Item, posters: ReadonlyMap<string, Item>): MediaFile => {
  const { id, key, kind, type, name, size, credit, licence, transcript, posterId } = item;
  const poster = posterId === null ? undefined : posters.get(posterId);
  return {
    id,
    key,
    kind,
    type,
    name,
    size,
    picture: toPictureSource(item),
    url: kind === 'picture' ? null : addressOf(key, fileName(item)),
    captionsUrl: isCaptions(transcript) ? addressOf(key, 'captions.vtt') : null,
    transcript: [...readParagraphs(transcript)],
    poster: poster ? toPictureSource(poster) : null,
    credit,
    licence,
  };
};

export const viewOf = async (core: Core, db: Knex, item: Item): Promise<MediaView> => {
  const [view] = await viewsOf(core, db, [item]);
  if (!view) throw new Error('a file has one view');
  return view;
};
