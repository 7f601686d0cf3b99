/** What the bytes of a recording say of it. */
export interface Found {
  readonly type: 'audio/wav' | 'audio/webm' | 'audio/ogg' | 'audio/mp4';
  readonly seconds: number;
}

/** The bytes begin like a recording and then are none: cut, lying about its length, or with a picture in it. */
export class Unsound extends Error {}

/** Ends the reading of a recording that is not sound. */
export const unsound = (why: string): never => {
  throw new Unsound(why);
};

/** `text` stands at `at`. */
export const says = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.length >= at + text.length && bytes.toString('latin1', at, at + text.length) === text;
