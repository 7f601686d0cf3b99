import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { projectFile } from '#core/server/root';

/** Vectors that ship with the product: `npx tsx modules/concierge/testing/write-vectors.ts` writes them. */
export const vectorsFile = projectFile('modules/concierge/data/vectors.txt');

/** Vectors of one model by their text. */
export interface KnownVectors {
  find(text: string): Float32Array | null;
}

const none: KnownVectors = { find: () => null };

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A line of the file: the text's key and a signed byte for each of its numbers, a thousandth from the whole one. */
export const formatVector = (text: string, vector: Float32Array): string => {
  const most = vector.reduce((high, value) => Math.max(high, Math.abs(value)), 0) || 1;
  const bytes = Int8Array.from(vector, (value) => Math.round((value / most) * 127));
  return `${keyOf(text)} ${Buffer.from(bytes.buffer).toString('base64')}`;
};

const parseVector = (encoded: string): Float32Array => {
  const bytes = Int8Array.from(Buffer.from(encoded, 'base64'));
  const length = Math.hypot(...bytes) || 1;
  return Float32Array.from(bytes, (value) => value / length);
};

const parse = (model: string, file: string): KnownVectors => {
  const [first, ...lines] = file.split('\n');
  if (first !== model) return none;
  const encoded = new Map(lines.map((line) => [line.slice(0, 16), line.slice(17)]));
  return {
    find: (text) => {
      const found = encoded.get(keyOf(text));
      return found === undefined ? null : parseVector(found);
    },
  };
};

let read: Promise<string> | null = null;

/** What is known for that model, read once; nothing for another one than the file was made with. */
export const readKnownVectors = async (model: string): Promise<KnownVectors> => {
  read ??= readFile(vectorsFile, 'utf8');
  return parse(model, await read);
};
