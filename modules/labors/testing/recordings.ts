/** A recording as bytes, made here so that tests need neither files nor programs. */

const wavOf = (samples: Int16Array, rate: number): Buffer => {
  const data = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
};

/** A tone that swells like a voice: WAV, 8 kHz, mono. */
export const aWav = (seconds = 1, rate = 8000): Buffer => {
  const samples = new Int16Array(Math.round(seconds * rate));
  for (let i = 0; i < samples.length; i += 1)
    samples[i] = 6000 * Math.sin((i * 2 * Math.PI * 180) / rate) * Math.abs(Math.sin((i * 3) / rate));
  return wavOf(samples, rate);
};

/** A part of a form: a text field, or a file with a name. */
export interface FormPart {
  readonly name: string;
  readonly value: string | Buffer;
  readonly filename?: string;
  readonly type?: string;
}

/** A form as it goes over the wire, and its content type. */
export const aForm = (parts: readonly FormPart[]): { body: Buffer; headers: { 'content-type': string } } => {
  const boundary = '----hedo-test-form';
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n`,
    ...(filename === undefined ? [] : [`Content-Type: ${type ?? 'application/octet-stream'}\r\n`]),
    '\r\n',
    value,
    '\r\n',
  ]);
  return {
    body: Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};

/** The form that uploads a recording. */
export const anUpload = (
  laborNumber: number,
  bytes: Buffer = aWav(),
  { filename = 'labor.wav', ...fields }: { filename?: string; writeDown?: string; transcript?: string } = {},
) =>
  aForm([
    { name: 'laborNumber', value: String(laborNumber) },
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'audio', value: bytes, filename, type: 'audio/wav' },
  ]);
