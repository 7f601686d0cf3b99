import { randomBytes } from 'node:crypto';

/** The smallest PNG: one transparent pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A form with one file and the fields before it, as a browser sends it. */
export const aForm = (
  field: string,
  bytes: Uint8Array,
  name = 'me.png',
  fields: Readonly<Record<string, string | number>> = {},
): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } => {
  const edge = `edge-${randomBytes(8).toString('hex')}`;
  const before = Object.entries(fields).map(
    ([key, value]) => `--${edge}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `${before.join('')}--${edge}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
  };
};
