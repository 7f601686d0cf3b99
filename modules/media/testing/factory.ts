import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { Answered, Client } from '#core/testing/client';
import { aForm } from '#core/testing/picture-form';
import type { MediaView, UploadView } from '../schemas/media';
import { partBytes } from '../schemas/values';
import { aPng } from './pictures';

export const studioPath = '/api/studio/media';
export const uploadsPath = `${studioPath}/uploads`;

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A form with one part of a file and where it begins. */
export const aPart = (bytes: Buffer, offset: number) => {
  const form = aForm('part', bytes, 'part');
  const edge = /boundary=(.*)$/.exec(form.headers['content-type'] ?? '')?.[1];
  const field = `--${edge}\r\ncontent-disposition: form-data; name="offset"\r\n\r\n${offset}\r\n`;
  return { body: Buffer.concat([Buffer.from(field), form.body]), headers: form.headers };
};

/** Sends the part that begins at this place. */
export const sendPart = (by: Client, id: string, bytes: Buffer, offset: number): Promise<Answered> => {
  const form = aPart(bytes.subarray(offset, offset + partBytes), offset);
  return by.patch(`${uploadsPath}/${id}`, form.body, form.headers);
};

/** Begins an upload of a file. */
export const beginUpload = async (by: Client, size: number, name = 'lake.png'): Promise<UploadView> => {
  const { status, body } = await by.post(uploadsPath, { name, size });
  expect([status, body.detail]).toEqual([201, undefined]);
  return body;
};

/** Uploads a file; answers what the last request was answered. */
export const upload = async (by: Client, bytes: Buffer, name = 'lake.png'): Promise<Answered> => {
  const { id } = await beginUpload(by, bytes.length, name);
  for (let offset = 0; offset < bytes.length; offset += partBytes) {
    const sent = await sendPart(by, id, bytes, offset);
    if (sent.status !== 200) return sent;
  }
  return by.post(`${uploadsPath}/${id}/finish`, { sha256: sha256Of(bytes) });
};

let shade = 0;
/** A picture of the library, unlike any other. */
export const aPicture = async (by: Client, name = 'lake.png'): Promise<MediaView> => {
  shade += 1;
  const { status, body } = await upload(by, aPng(500 + shade, 300, { shade: shade % 255 }), name);
  expect([status, body.detail]).toEqual([201, undefined]);
  return body;
};

/** Changes what is written about a file. */
export const change = (
  by: Client,
  { id, version }: Pick<MediaView, 'id' | 'version'>,
  body: object,
): Promise<Answered> => by.patch(`${studioPath}/${id}`, body, { 'if-match': `"${version}"` });
