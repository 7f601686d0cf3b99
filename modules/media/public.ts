import type { Knex } from 'knex';
import { definePort, defineSlot } from '#core/contract/public';
import type { MediaFile, MediaView, PictureSource } from './schemas/media';
import type { MediaKind } from './schemas/values';

export type { FocalPoint, MediaFile, MediaView, PictureSource } from './schemas/media';
export type { MediaKind } from './schemas/values';

/** Digest in the address of a file of the library; null for any other address. It names the file as long as it exists. */
export const mediaKeyOf = (address: string): string | null =>
  /^\/api\/media\/([0-9a-f]{40})\/[a-z0-9.]+$/.exec(address)?.[1] ?? null;

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

/** A drawing that the product itself makes. */
export interface Drawing {
  readonly svg: string;
  readonly name: string;
  readonly alt: string;
  readonly credit: string;
  readonly licence: string;
  /** Whose own file it is; the house's without. */
  readonly uploadedBy?: string;
}

/** The media library. */
export interface Media {
  /** Those of the files that exist, in the order asked. */
  find(db: Knex, ids: readonly string[]): Promise<readonly MediaView[]>;
  /** What an `<img>` needs, for those of the files that are pictures, by their ids. */
  pictures(db: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, PictureSource>>;
  /** Those of the files with these ids or digests (`mediaKeyOf`) that exist, as pages show them. */
  files(db: Knex, which: { readonly ids: readonly string[]; readonly keys: readonly string[] }): Promise<MediaFile[]>;
  /**
   * Notes which files a place shows, instead of those before; none when it is gone. Throws 422 for a file that does not exist
   * or that lacks its description or transcript.
   */
  setUses(trx: Knex.Transaction, place: MediaPlace, ids: readonly string[]): Promise<void>;
  /** Whether all of these files were uploaded by this person. */
  isOwnedBy(db: Knex, ids: readonly string[], userId: string): Promise<boolean>;
  /** Deletes those of the files that no place shows and that are not published: what somebody leaves who is erased. */
  discard(trx: Knex.Transaction, ids: readonly string[]): Promise<void>;
  /** Puts a drawing of the product into the library, once; answers its id. For rows of a development start. */
  plantDrawing(trx: Knex.Transaction, drawing: Drawing): Promise<string>;
}
export const media = definePort<Media>('media');

/**
 * Chooses a file of the library, or uploads one, or none. What is chosen has its description or transcript. Any page of staff
 * may show it; practitioners choose among their own files. It draws nothing for others.
 */
export const mediaPicker = defineSlot<{
  /** Null for any kind. */
  readonly kind: MediaKind | null;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (file: MediaView | null) => void;
  /** Shows the chosen file, and no way to choose another one. */
  readonly isReadOnly?: true;
}>('media.picker');
