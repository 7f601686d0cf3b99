import { type Picture, refuse } from './bytes';
import { cleanJpeg } from './jpeg';
import { cleanPng, pngMark } from './png';
import { cleanWebp } from './webp';

/** Reads a picture by its bytes, whatever it is called, and gives back what is needed to show it. Throws 422 for anything else. */
export const cleanPicture = (bytes: Buffer): Picture => {
  if (bytes.length > 4 && bytes.readUIntBE(0, 3) === 0xffd8ff) return { type: 'image/jpeg', body: cleanJpeg(bytes) };
  if (bytes.subarray(0, 8).equals(pngMark)) return { type: 'image/png', body: cleanPng(bytes) };
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return { type: 'image/webp', body: cleanWebp(bytes) };
  return refuse('Choose a PNG, JPEG or WebP picture.');
};
