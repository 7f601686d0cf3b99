/** A recording on this device that was not saved yet. */
export interface Clip {
  readonly id: string;
  readonly laborNumber: number;
  readonly type: string;
  /** Spoken time without pauses. */
  readonly milliseconds: number;
  /** Loudness from 0 to 1, ten values a second. */
  readonly peaks: readonly number[];
  /** What the browser heard; '' when it was not asked to listen. */
  readonly heard: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly discarded: boolean;
}
/** A clip with its sound. */
export interface StoredClip extends Clip {
  readonly sound: Blob;
}
type Kept = Clip & { readonly userId: string };

const clips = 'clips';
const pieces = 'pieces';

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('hedo.voice', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(clips, { keyPath: 'id' });
    request.result.createObjectStore(pieces, { keyPath: ['id', 'n'] });
  };
  return asPromise(request);
};

const within = async <T>(work: (stores: IDBTransaction) => Promise<T>): Promise<T> => {
  const db = await open();
  try {
    const stores = db.transaction([clips, pieces], 'readwrite', { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      stores.oncomplete = () => resolve();
      stores.onabort = () => reject(stores.error);
    });
    const result = await work(stores);
    await done;
    return result;
  } finally {
    db.close();
  }
};
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Adds the newest second of a recording, with what is known of the whole so far; a crash loses no more than one such piece. */
export const addPiece = async (userId: string, clip: Clip, n: number, sound: Blob): Promise<void> => {
  // Bytes, since some browsers keep blobs in a database only as long as their page.
  const bytes = await sound.arrayBuffer();
  await within(async (stores) => {
    stores.objectStore(pieces).put({ id: clip.id, n, bytes });
    await asPromise(stores.objectStore(clips).put({ ...clip, userId } satisfies Kept));
  });
};

/** Writes anew what is known of a clip. */
export const keepClip = (userId: string, { sound: _, ...clip }: StoredClip): Promise<void> =>
  within(async (stores) => {
    await asPromise(stores.objectStore(clips).put({ ...clip, userId } satisfies Kept));
  });

/** Removes a clip and its sound. */
export const dropClip = (id: string): Promise<void> =>
  within(async (stores) => {
    stores.objectStore(pieces).delete(allOf(id));
    await asPromise(stores.objectStore(clips).delete(id));
  });

/** What a person has recorded for a Labor and not saved, oldest first; discarded clips are removed on the way. */
export const clipsOf = async (userId: string, laborNumber: number): Promise<StoredClip[]> => {
  const found = await within(async (stores) => {
    const all = (await asPromise(stores.objectStore(clips).getAll())) as Kept[];
    const mine = all.filter((one) => one.userId === userId && one.laborNumber === laborNumber);
    const stored: StoredClip[] = [];
    for (const { userId: _, ...clip } of mine) {
      const parts = (await asPromise(stores.objectStore(pieces).getAll(allOf(clip.id)))) as { bytes: ArrayBuffer }[];
      stored.push({
        ...clip,
        sound: new Blob(
          parts.map(({ bytes }) => bytes),
          { type: clip.type },
        ),
      });
    }
    return stored;
  });
  const [kept, gone] = [
    found.filter((one) => !one.discarded && one.sound.size > 0),
    found.filter((one) => one.discarded),
  ];
  for (const { id } of gone) await dropClip(id);
  return kept.sort((one, other) => one.at - other.at);
};
