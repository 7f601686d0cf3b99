import type { Storage } from '../../contract/server';

/** All stored files, for the host alone: modules see what is below their id. */
export interface StoredFiles extends Storage {
  /** Keys in order, a page at a time; those that are added or removed meanwhile may or may not be among them. */
  list(): AsyncIterable<string>;
  /** The bytes of one in parts; null when there is none. */
  read(key: string): Promise<AsyncIterable<Buffer> | null>;
}

const part = /^[a-z0-9][a-z0-9._-]{0,127}$/i;

/** Throws unless a key names a file below the storage: parts of letters, digits, dots, hyphens, with slashes between them. */
export const checkKey = (key: string): readonly string[] => {
  const parts = key.split('/');
  if (!parts.every((name) => part.test(name) && !name.includes('..'))) throw new Error('not a storage key');
  return parts;
};

/** The same storage for one module: its keys live under its id. */
export const scopedStorage = (storage: Storage, owner: string): Storage => ({
  put: (key, body) => storage.put(`${owner}/${key}`, body),
  get: (key) => storage.get(`${owner}/${key}`),
  remove: (key) => storage.remove(`${owner}/${key}`),
});
