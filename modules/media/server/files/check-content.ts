import type { ContentType } from './content-type';
import { createDamagedError, createRefusal } from './refusals';

const most = 16 * 1024;
/** Counts the boxes of an MP4 by their lengths: together they are as long as the file, and one says where everything is. */
class Boxes {
  private next = 0;
  private names = new Set<string>();
  private kept = Buffer.alloc(0);
  private keptAt = 0;

  add(bytes: Buffer, at: number): void {
    this.kept = Buffer.concat([this.kept, bytes]);
    this.keptAt = at + bytes.length - this.kept.length;
    while (this.next + 16 <= this.keptAt + this.kept.length) {
      const head = this.kept.subarray(this.next - this.keptAt);
      const short = head.readUInt32BE(0);
      const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
      this.names.add(head.toString('latin1', 4, 8));
      if (length === 0) this.next = Number.POSITIVE_INFINITY;
      else if (length < 8) throw createDamagedError();
      else this.next += length;
    }
    // What lies before the next box is of no more use.
    const useless = Math.min(this.kept.length, Math.max(0, this.next - this.keptAt));
    this.kept = this.kept.subarray(useless);
    this.keptAt += useless;
  }

  end(size: number): void {
    const isWhole = this.next === size || this.next === Number.POSITIVE_INFINITY;
    if (!isWhole || !this.names.has('moov')) throw createDamagedError();
  }
}

/** Looks at a whole file that is kept as it is, piece by piece. Throws 422 for one that is cut short or could run something. */
export const createContentCheck = ({ type }: ContentType, size: number) => {
  const boxes = type === 'video/mp4' || type === 'audio/mp4' ? new Boxes() : null;
  let at = 0;
  let tail = Buffer.alloc(0);
  let head = Buffer.alloc(0);
  const lookIntoPdf = (bytes: Buffer): void => {
    // With the end of the piece before, so that no name is cut in two.
    const seen = Buffer.concat([tail.subarray(-64), bytes]).toString('latin1');
    if (/\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia)(?![A-Za-z])/.test(seen))
      throw createRefusal('This PDF carries a program or another file. Print it to a new PDF and upload that.');
    if (/\/Encrypt(?![A-Za-z])/.test(seen))
      throw createRefusal('This PDF is locked. Upload one that opens without a password.');
  };
  return {
    add: (bytes: Buffer): void => {
      if (at === 0) head = Buffer.from(bytes.subarray(0, 64));
      if (type === 'application/pdf') lookIntoPdf(bytes);
      boxes?.add(bytes, at);
      at += bytes.length;
      tail = Buffer.concat([tail, bytes]).subarray(-most);
    },
    end: (): void => {
      boxes?.end(size);
      if (type === 'application/pdf' && !tail.subarray(-1024).includes('%%EOF')) throw createDamagedError();
      if (type === 'audio/wav' && head.readUInt32LE(4) + 8 > size + 1) throw createDamagedError();
    },
  };
};
