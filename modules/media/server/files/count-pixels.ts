/** Of a JPEG: its frame header follows some segments, each with its length. */
const ofJpeg = (head: Buffer): number | null => {
  let at = 2;
  while (at + 9 <= head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return head.readUInt16BE(at + 5) * head.readUInt16BE(at + 7);
    at += 2 + head.readUInt16BE(at + 2);
  }
  return null;
};

const ofWebp = (head: Buffer): number | null => {
  if (head.length < 30) return null;
  const chunk = head.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return (head.readUIntLE(24, 3) + 1) * (head.readUIntLE(27, 3) + 1);
  if (chunk === 'VP8 ') return (head.readUInt16LE(26) & 0x3fff) * (head.readUInt16LE(28) & 0x3fff);
  if (chunk !== 'VP8L') return null;
  const bits = head.readUInt32LE(21);
  return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
};

/** Of an AVIF: the largest of the sizes that its properties name. */
const ofAvif = (head: Buffer): number | null => {
  let most: number | null = null;
  for (let at = head.indexOf('ispe'); at >= 0 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4))
    most = Math.max(most ?? 0, head.readUInt32BE(at + 8) * head.readUInt32BE(at + 12));
  return most;
};

/**
 * How many pixels a picture says that it has, by its first bytes; null where they do not say. It may lie, so that decoding has a limit of
 * its own: this one spares people the sending of what would be refused.
 */
export const countPixels = (head: Buffer, type: string): number | null => {
  if (type === 'image/png') return head.length < 24 ? null : head.readUInt32BE(16) * head.readUInt32BE(20);
  if (type === 'image/jpeg') return ofJpeg(head);
  if (type === 'image/webp') return ofWebp(head);
  return type === 'image/avif' ? ofAvif(head) : null;
};
