/** What a file is, by its content. */
export const mediaKinds = ['picture', 'audio', 'video', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

const megabyte = 1024 * 1024;

/** Most bytes of a file of each kind. */
export const mostBytes: Readonly<Record<MediaKind, number>> = {
  picture: 40 * megabyte,
  audio: 150 * megabyte,
  video: 300 * megabyte,
  document: 50 * megabyte,
};
/** Most bytes of any file. */
export const largestFile = Math.max(...Object.values(mostBytes));

/** Most pixels of a picture. */
export const mostPixels = 50_000_000;

/** Bytes of every part of an upload but the last. */
export const partBytes = 4 * megabyte;

/** Widths of a picture's variants. A narrower picture has those below its width, and one of its own width. */
export const variantWidths = [400, 800, 1400, 2400] as const;

/** Hours after which an upload that nobody continues is removed. */
export const uploadHours = 24;
/** Uploads under way of one person. */
export const mostUploads = 20;

/** Files that somebody may have in the library who does not manage it. */
export const mostOwnFiles = 60;
