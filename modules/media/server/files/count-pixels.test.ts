import sharp from 'sharp';
import { expect, it } from 'vitest';
import { countPixels } from './count-pixels';

const drawing = sharp({ create: { width: 301, height: 97, channels: 3, background: '#432' } });

it.each([
  ['png', drawing.clone().png()],
  ['jpeg', drawing.clone().jpeg()],
  [
    'jpeg',
    drawing
      .clone()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Copyright: 'Ann Lee'.repeat(400) } }),
  ],
  ['webp', drawing.clone().webp()],
  ['webp', drawing.clone().webp({ lossless: true })],
  [
    'webp',
    drawing
      .clone()
      .webp()
      .withExif({ IFD0: { Copyright: 'Ann Lee' } }),
  ],
  ['avif', drawing.clone().avif({ effort: 0 })],
])('counts the pixels of a %s by its beginning', async (type, picture) => {
  const bytes = await picture.toBuffer();
  expect(countPixels(bytes, `image/${type}`)).toBe(301 * 97);
  // Whatever it is cut at, nothing is made up.
  for (let end = 0; end < Math.min(bytes.length, 400); end += 1)
    expect([null, 301 * 97]).toContain(countPixels(bytes.subarray(0, end), `image/${type}`));
});

it('says nothing of what is no picture, and ends on segments that lead nowhere', () => {
  expect(countPixels(Buffer.from('Just words.'), 'application/pdf')).toBeNull();
  expect(countPixels(Buffer.from('ffd8ffe00000ffe00000ffe00000', 'hex'), 'image/jpeg')).toBeNull();
  expect(countPixels(Buffer.alloc(64), 'image/webp')).toBeNull();
  expect(countPixels(Buffer.alloc(64), 'image/avif')).toBeNull();
});
