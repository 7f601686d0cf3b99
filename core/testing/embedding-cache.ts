import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddingCache } from '../server/ai/embedder';
import { DIMS, MODEL_ID } from '../server/ai/model-id';
import { projectFile } from '../server/root';

/** Of the model and of what we make of its output: other vectors after a change of either. */
const version = createHash('sha256')
  .update(MODEL_ID)
  .update(readFileSync(projectFile('core/server/ai/model.ts')))
  .digest('hex')
  .slice(0, 12);
const folder = projectFile(join('.cache/test-embeddings', version));

const fileOf = (text: string): string => join(folder, createHash('sha256').update(text).digest('hex'));

/**
 * Vectors of the real model, kept in files for all test files and later runs: the same sentences (phrases of danger, help pages,
 * demo practitioners) are embedded at each start, at 15 ms of processor time a sentence.
 */
export const embeddingCache: EmbeddingCache = {
  find(text) {
    try {
      const bytes = readFileSync(fileOf(text));
      return bytes.length === DIMS * 4 ? new Float32Array(Uint8Array.from(bytes).buffer) : null;
    } catch {
      return null;
    }
  },
  save(text, vector) {
    mkdirSync(folder, { recursive: true });
    const unfinished = `${fileOf(text)}.${process.pid}`;
    writeFileSync(unfinished, new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength));
    renameSync(unfinished, fileOf(text));
  },
};
