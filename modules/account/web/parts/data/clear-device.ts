/** Everything of ours on a device has a name that begins like this. */
const prefix = 'hedo.';

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Goes through a store record by record and deletes those that pass. */
const sweep = (store: IDBObjectStore, gone: (record: Record<string, unknown>) => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const cursors = store.openCursor();
    cursors.onerror = () => reject(cursors.error);
    cursors.onsuccess = () => {
      const cursor = cursors.result;
      if (!cursor) return resolve();
      if (gone(cursor.value as Record<string, unknown>)) cursor.delete();
      cursor.continue();
    };
  });

/** Deletes what a person owns in one database, and the parts that carry the id of something they own. */
const clearDatabase = async (name: string, userId: string): Promise<void> => {
  const db = await asPromise(indexedDB.open(name));
  try {
    const stores = [...db.objectStoreNames];
    if (stores.length === 0) return;
    const all = db.transaction(stores, 'readwrite');
    const owned = new Set<unknown>();
    for (const store of stores)
      await sweep(all.objectStore(store), (record) => {
        if (record['userId'] === userId) owned.add(record['id']);
        return record['userId'] === userId;
      });
    for (const store of stores) await sweep(all.objectStore(store), (record) => owned.has(record['id']));
  } finally {
    db.close();
  }
};

/**
 * Takes what a person has on this device and on no server off it: words and recordings that were not sent, and choices. What
 * others left on a shared device stays. Never fails: where the browser refuses, nothing was kept either.
 */
export const clearDevice = async (userId: string): Promise<void> => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && key.includes(userId)) localStorage.removeItem(key);
    for (const { name } of await indexedDB.databases()) if (name?.startsWith(prefix)) await clearDatabase(name, userId);
  } catch {
    // A browser without storage, or one that does not list its databases.
  }
};
