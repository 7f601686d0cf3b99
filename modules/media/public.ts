import type { Knex } from 'knex';
import { definePort, defineSlot } from '#core/contract/public';
import type { MediaView, PictureSource } from './schemas/media';
import type { MediaKind } from './schemas/values';

export type { FocalPoint, MediaView, PictureSource } from './schemas/media';
export type { MediaKind } from './schemas/values';

/** A place of another module that shows files of the library. */
export interface MediaPlace {
  /** `article:<uuid>`: the same for as long as the place exists. */
  readonly id: string;
  /** What staff call it, such as the title of the article. */
  readonly label: string;
  /** Page where it is edited. */
  readonly path: string;
  /** Everybody can see it, and with it the files. */
  readonly isPublic: boolean;
}

/** The media library. */
export interface Media {
  /** Those of the files that exist, in the order asked. */
  find(db: Knex, ids: readonly string[]): Promise<readonly MediaView[]>;
  /** What an `<img>` needs; null where there is no such picture. */
  pictureSource(db: Knex, id: string): Promise<PictureSource | null>;
  /** Notes which files a place shows, instead of those before; none when it is gone. Throws 422 for a file that does not exist. */
  setUses(trx: Knex.Transaction, place: MediaPlace, ids: readonly string[]): Promise<void>;
}
export const media = definePort<Media>('media');

/** Chooses a file of the library, or none. Any page of staff may show it. */
export const mediaPicker = defineSlot<{
  readonly kind: MediaKind;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (file: MediaView | null) => void;
}>('media.picker');
