import type { PlayableCopy } from '../../../contract/ai';
import { type Piped, pipeThrough } from './pipe';

/** Longer recordings are not taken; a file that says it is shorter than it is ends here. */
const longestSeconds = 31 * 60;
const limits = { ms: 120_000, bytes: 80 * 1024 * 1024 };
/** Only what recordings come in: no playlists, no pictures, no addresses. */
const reading = [
  '-hide_banner',
  '-loglevel',
  'quiet',
  '-protocol_whitelist',
  'pipe',
  '-format_whitelist',
  'wav,matroska,webm,ogg,mov,mp3',
];
const writing = ['-map', '0:a:0', '-vn', '-map_metadata', '-1', '-t', String(longestSeconds), '-threads', '1'];

/** The conversions we need of ffmpeg, which may be missing. */
export interface Converter {
  /** Asked once; false when there is no such program. */
  present(): Promise<boolean>;
  /** MP3, mono, 64 kbit/s: small, played by every browser, and exact to seek in. */
  mp3(bytes: Uint8Array): Promise<PlayableCopy>;
  /** 16 kHz mono WAV for recognisers; null when it cannot be made. */
  wav(bytes: Uint8Array): Promise<Buffer | null>;
}

/** ffmpeg by pipes: a recording goes in and a copy comes out without a file. */
export const createConverter = (program: string): Converter => {
  let found: Promise<boolean> | null = null;
  const present = (): Promise<boolean> => {
    found ??= pipeThrough(program, ['-version'], new Uint8Array(), { ms: 10_000, bytes: 65_536 }).then(({ ok }) => ok);
    return found;
  };
  const convert = (bytes: Uint8Array, parameters: readonly string[]): Promise<Piped> =>
    pipeThrough(program, [...reading, '-i', 'pipe:0', ...writing, ...parameters, 'pipe:1'], bytes, limits);
  return {
    present,
    mp3: async (bytes) => {
      if (!(await present())) return { ok: false, reason: 'no-ffmpeg' };
      const made = await convert(bytes, [
        '-ac',
        '1',
        '-ar',
        '44100',
        '-b:a',
        '64k',
        '-write_xing',
        '0',
        '-id3v2_version',
        '0',
        '-f',
        'mp3',
      ]);
      if (made.ok)
        return made.output.length > 0
          ? { ok: true, bytes: made.output, type: 'audio/mpeg' }
          : { ok: false, reason: 'unreadable' };
      return { ok: false, reason: made.reason === 'timeout' ? 'timeout' : 'unreadable' };
    },
    wav: async (bytes) => {
      if (!(await present())) return null;
      const made = await convert(bytes, ['-ac', '1', '-ar', '16000', '-c:a', 'pcm_s16le', '-f', 'wav']);
      return made.ok && made.output.length > 44 ? made.output : null;
    },
  };
};
