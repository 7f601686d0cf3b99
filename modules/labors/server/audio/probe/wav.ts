import { type Found, says, unsound } from './found';

/** RIFF/WAVE with PCM or floating samples whose length is that of the file. */
export const readWav = (bytes: Buffer): Found | null => {
  if (!says(bytes, 0, 'RIFF') || !says(bytes, 8, 'WAVE')) return null;
  let rate = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const body = at + 8;
    if (says(bytes, at, 'fmt ')) {
      if (size < 16 || body + size > bytes.length) return unsound('format cut');
      const [format, channels, perSecond, block] = [
        bytes.readUInt16LE(body),
        bytes.readUInt16LE(body + 2),
        bytes.readUInt32LE(body + 8),
        bytes.readUInt16LE(body + 12),
      ];
      // 1: PCM, 3: floating, 0xfffe: one of these, described at length.
      if (![1, 3, 0xfffe].includes(format) || channels < 1 || channels > 8 || block < 1 || perSecond < 4000)
        return unsound('format unknown');
      rate = perSecond;
    }
    if (says(bytes, at, 'data')) {
      if (rate === 0) return unsound('samples before their format');
      if (size === 0 || body + size > bytes.length) return unsound('other length than it says');
      return { type: 'audio/wav', seconds: size / rate };
    }
    at = body + size + (size % 2);
  }
  return unsound('no samples');
};
