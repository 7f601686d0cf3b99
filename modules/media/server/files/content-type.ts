import type { MediaKind } from '../../schemas/values';

/** What a file is, by its first bytes. */
export interface ContentType {
  readonly kind: MediaKind;
  readonly type: string;
  /** Ending of its address. */
  readonly ending: string;
}

const text = (head: Buffer, from: number, length: number): string => head.toString('latin1', from, from + length);
const picture = (type: string): ContentType => ({ kind: 'picture', type: `image/${type}`, ending: 'webp' });

/** A frame of MPEG audio, layer III; the place of the next one, or null. */
const nextFrame = (head: Buffer, at: number): number | null => {
  if (at + 4 > head.length || head[at] !== 0xff) return null;
  const [, second = 0, third = 0] = head.subarray(at, at + 4);
  const version = (second >> 3) & 3;
  if ((second & 0xe0) !== 0xe0 || version === 1 || ((second >> 1) & 3) !== 1) return null;
  const rates =
    version === 3
      ? [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
      : [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
  const rate = rates[(third >> 4) - 1];
  const base = [44_100, 48_000, 32_000][(third >> 2) & 3];
  if (rate === undefined || base === undefined) return null;
  const frequency = version === 3 ? base : version === 2 ? base / 2 : base / 4;
  return at + Math.floor(((version === 3 ? 144 : 72) * rate * 1000) / frequency) + ((third >> 1) & 1);
};

const isMp3 = (head: Buffer): boolean => {
  let at = 0;
  if (text(head, 0, 3) === 'ID3') {
    const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10);
    at = 10 + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f);
    // The tag carries a cover that is longer than what is looked at.
    if (at >= head.length) return true;
  }
  const second = nextFrame(head, at);
  return second !== null && (second >= head.length || nextFrame(head, second) !== null);
};

const mp4Of = (head: Buffer): ContentType | null => {
  const brand = text(head, 8, 4);
  if (/^M4[AB] $/.test(brand)) return { kind: 'audio', type: 'audio/mp4', ending: 'm4a' };
  return /^(isom|iso\d|mp4\d|avc1|M4V |dash|MSNV)$/.test(brand)
    ? { kind: 'video', type: 'video/mp4', ending: 'mp4' }
    : null;
};

const webmOf = (head: Buffer): ContentType | null => {
  if (!head.subarray(0, 64).includes('webm')) return null;
  // Codecs are named before the first picture or sound: `V_VP9`, `A_OPUS`.
  return /V_(VP8|VP9|AV1)/.test(head.toString('latin1'))
    ? { kind: 'video', type: 'video/webm', ending: 'webm' }
    : { kind: 'audio', type: 'audio/webm', ending: 'weba' };
};

/** Something a browser or another program would run, in what says that it is a recording or a document. */
const carriesMarkup = (head: Buffer): boolean =>
  /<(?:!doctype|html|script|svg|body|iframe|\?xml|\?php)/i.test(head.toString('latin1', 0, 4096));

const find = (head: Buffer): ContentType | null => {
  if (head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return picture('png');
  if (head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return picture('jpeg');
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WEBP') return picture('webp');
  if (text(head, 4, 8) === 'ftypavif') return picture('avif');
  if (text(head, 0, 5) === '%PDF-') return { kind: 'document', type: 'application/pdf', ending: 'pdf' };
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WAVE')
    return { kind: 'audio', type: 'audio/wav', ending: 'wav' };
  if (text(head, 0, 4) === 'OggS' && /OpusHead|vorbis/.test(text(head, 26, 16)))
    return { kind: 'audio', type: 'audio/ogg', ending: 'ogg' };
  if (text(head, 4, 4) === 'ftyp') return mp4Of(head);
  if (head.subarray(0, 4).equals(Buffer.from('1a45dfa3', 'hex'))) return webmOf(head);
  return isMp3(head) ? { kind: 'audio', type: 'audio/mpeg', ending: 'mp3' } : null;
};

/** What a file is that begins like this; null for anything that the library does not take, whatever its name says. */
export const findContentType = (head: Buffer): ContentType | null => {
  const found = find(head);
  return found && found.kind !== 'picture' && carriesMarkup(head) ? null : found;
};
