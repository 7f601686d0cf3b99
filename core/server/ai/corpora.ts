import type { Matrix } from './scan';

interface Corpus {
  readonly version: string;
  readonly matrix: Matrix;
}
interface Upload {
  readonly version: string;
  readonly dims: number;
  readonly keys: string[];
  readonly parts: Float32Array[];
}

/** More names than this at once is a mistake of the caller; the oldest goes. */
const MOST = 8;

/** The corpora of a thread: an upload replaces the present version only when it is complete. */
export const createCorpora = () => {
  const corpora = new Map<string, Corpus>();
  const uploads = new Map<string, Upload>();
  const uploadOf = (name: string): Upload => {
    const upload = uploads.get(name);
    if (upload === undefined) throw new Error(`no upload of ${name} was begun`);
    return upload;
  };
  return {
    begin(name: string, version: string, dims: number): void {
      uploads.set(name, { version, dims, keys: [], parts: [] });
    },
    add(name: string, keys: readonly string[], vectors: Float32Array): void {
      const upload = uploadOf(name);
      if (vectors.length !== keys.length * upload.dims) throw new Error(`${name}: vectors do not fit their keys`);
      for (const key of keys) upload.keys.push(key);
      upload.parts.push(vectors);
    },
    end(name: string): void {
      const { version, dims, keys, parts } = uploadOf(name);
      const vectors = new Float32Array(keys.length * dims);
      let at = 0;
      for (const part of parts) {
        vectors.set(part, at);
        at += part.length;
      }
      uploads.delete(name);
      corpora.delete(name);
      corpora.set(name, { version, matrix: { keys, vectors } });
      const oldest = corpora.keys().next().value;
      if (corpora.size > MOST && oldest !== undefined) corpora.delete(oldest);
    },
    /** Null when another version, or none, is here. */
    find(name: string, version: string): Matrix | null {
      const found = corpora.get(name);
      return found?.version === version ? found.matrix : null;
    },
  };
};
