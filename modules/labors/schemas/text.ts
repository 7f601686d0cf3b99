/** Words of a text as a reader counts them: runs of letters, digits and marks. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;

/** The same text without what cannot be stored: NUL, and halves of characters, which some programs put on the clipboard. */
export const storable = (text: string): string => text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\ufffd');

/** True when nothing visible was written: white space, zero-width and other format characters do not count. */
export const isBlank = (text: string): boolean => /^[\p{White_Space}\p{Cf}\p{Cc}]*$/u.test(text);
