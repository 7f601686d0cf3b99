import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { getBytes } from '#core/testing/bytes';
import type { Client } from '#core/testing/client';
import { aForm, onePixel } from '#core/testing/picture-form';
import { cleanPicture } from '../picture/clean';

const app = await testApp({ modules: ['account'] });
afterAll(() => app.stop());

const place = 'GPS 47.3769 N 8.5417 E';

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** The pixel with a text before its data and a page behind its end. */
const talkative = Buffer.concat([
  onePixel.subarray(0, 33),
  chunk('tEXt', Buffer.from(place)),
  onePixel.subarray(33),
  Buffer.from('<script>alert(1)</script>'),
]);

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const jpeg = (width: number, frame = 0xc0): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.from(`Exif\0\0${place}`)),
    segment(0xfe, Buffer.from(place)),
    segment(0xdb, Buffer.alloc(65)),
    segment(frame, Buffer.from([8, 0, 16, width >> 8, width & 0xff, 1, 1, 0x11, 0])),
    segment(0xc4, Buffer.alloc(20)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0xff, 0xd1, 0x34]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from('<script>alert(1)</script>'),
  ]);

const riff = (...chunks: readonly [string, Buffer][]): Buffer => {
  const parts = chunks.map(([name, data]) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  });
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};
const vp8x = (flags: number): Buffer => Buffer.from([flags, 0, 0, 0, 15, 0, 0, 15, 0, 0]);
const vp8l = Buffer.from([0x2f, 0x0f, 0xc0, 0x03, 0x00, 0x07]);

describe('cleaning a picture', () => {
  it.each([
    ['a PNG', talkative, 'image/png', onePixel],
    [
      'a WebP',
      riff(['VP8X', vp8x(0x08)], ['VP8L', vp8l], ['EXIF', Buffer.from(place)]),
      'image/webp',
      riff(['VP8L', vp8l]),
    ],
  ] as const)('keeps of %s what paints it, and nothing else', (_, sent, type, kept) => {
    expect(cleanPicture(sent)).toEqual({ type, body: kept });
  });

  it('keeps of a JPEG tables, frame and scan', () => {
    const { type, body } = cleanPicture(jpeg(16));
    expect(type).toBe('image/jpeg');
    expect(body.includes(place)).toBe(false);
    expect(body.includes('script')).toBe(false);
    expect(body.subarray(0, 4)).toEqual(Buffer.from([0xff, 0xd8, 0xff, 0xdb]));
    expect(body.subarray(-8)).toEqual(Buffer.from([0x12, 0xff, 0x00, 0xff, 0xd1, 0x34, 0xff, 0xd9]));
    expect(cleanPicture(body).body).toEqual(body);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a mark alone', onePixel.subarray(0, 8)],
    ['a PNG cut short', onePixel.subarray(0, 50)],
    ['a PNG with a wrong checksum', Buffer.from(onePixel).fill(7, 45, 46)],
    [
      'a PNG of 60,000 pixels',
      Buffer.concat([
        onePixel.subarray(0, 8),
        chunk('IHDR', Buffer.from('0000ea600000ea600806000000', 'hex')),
        onePixel.subarray(33),
      ]),
    ],
    ['a JPEG cut short', jpeg(16).subarray(0, 150)],
    ['a JPEG of 60,000 pixels', jpeg(60_000)],
    ['a JPEG no browser shows', jpeg(16, 0xc3)],
    ['a WebP that moves', riff(['VP8X', vp8x(0x02)], ['ANIM', Buffer.alloc(6)], ['VP8L', vp8l])],
    ['a WebP without a picture', riff(['VP8X', vp8x(0)], ['EXIF', Buffer.from(place)])],
    ['a WebP longer than it is', Buffer.concat([riff(['VP8L', vp8l]).subarray(0, 22)])],
  ])('refuses %s', (_, bytes) => {
    expect(() => cleanPicture(bytes)).toThrow(expect.objectContaining({ status: 422 }));
  });

  it('reads damaged ones without an accident', () => {
    for (const whole of [
      onePixel,
      jpeg(16),
      riff(['VP8X', vp8x(0x10)], ['ALPH', Buffer.alloc(3)], ['VP8 ', Buffer.from('3001009d012a10001000', 'hex')]),
    ])
      for (let at = 0; at < whole.length; at += 1)
        for (const value of [0x00, 0x7f, 0xff]) {
          const bytes = Buffer.from(whole);
          bytes[at] = value;
          try {
            cleanPicture(bytes);
          } catch (error) {
            expect(error).toMatchObject({ status: 422 });
          }
        }
  });
});

describe('the picture of an account', () => {
  const upload = (by: Client, bytes: Buffer, field = 'picture') => {
    const form = aForm(field, bytes, '../../evil.html');
    return by.post('/api/account/picture', form.body, form.headers);
  };

  it('is served as a picture and nothing else, sealed in the database, and a client alone sees theirs', async () => {
    const client = await app.as('client');
    const { status, body } = await upload(client, talkative);
    expect(status).toBe(200);
    const { headers, bytes } = await getBytes(app, client, body.profileImageUrl);
    expect(bytes).toEqual(onePixel);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    const [row] = await app.knex('pictures').where({ user_id: client.userId });
    expect(row.sealed.includes(onePixel.subarray(8))).toBe(false);
    for (const role of ['client', 'practitioner', 'admin'] as const)
      expect((await (await app.as(role)).get(body.profileImageUrl)).status).toBe(404);
    const practitioner = await app.as('practitioner');
    const shown = await upload(practitioner, onePixel);
    expect((await getBytes(app, client, shown.body.profileImageUrl)).status).toBe(200);
  });

  it('is replaced and taken away, and the former address is dead', async () => {
    const client = await app.as('client');
    const first = (await upload(client, onePixel)).body.profileImageUrl;
    const second = (await upload(client, onePixel)).body.profileImageUrl;
    expect((await client.get(first)).status).toBe(404);
    expect((await client.patch('/api/account', { profileImageUrl: first })).status).toBe(422);
    expect((await client.get('/api/auth/user')).body.profileImageUrl).toBe(second);
    expect((await client.delete('/api/account/picture')).status).toBe(204);
    expect((await client.get(second)).status).toBe(404);
    expect((await client.get('/api/account')).body.profileImageUrl).toBeNull();
  });

  it('is refused when it is too large, and nothing changes', async () => {
    const client = await app.as('client');
    expect((await upload(client, Buffer.concat([onePixel, Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413);
    expect((await upload(client, Buffer.from('GIF89a'))).status).toBe(422);
    expect((await upload(client, onePixel, 'other')).status).toBe(422);
    expect((await client.get('/api/account')).body.profileImageUrl).toBeNull();
  });
});
