import type { Matrix } from './scan';

interface Held {
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

/** The corpora a thread holds: an upload replaces the held version only when it is complete. */
export const createCorpora = () => {
  const held = new Map<string, Held>();
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
      held.delete(name);
      held.set(name, { version, matrix: { keys, vectors } });
      const oldest = held.keys().next().value;
      if (held.size > MOST && oldest !== undefined) held.delete(oldest);
    },
    /** Null when another version, or none, is here. */
    find(name: string, version: string): Matrix | null {
      const found = held.get(name);
      return found?.version === version ? found.matrix : null;
    },
  };
};
