/** Unsynced writing kept on the device until the server has it. */
export interface LocalCopy {
  readonly text: string;
  /** Revision of the server's draft it continues; 0 when there was none. */
  readonly revision: number;
  /** What was last sent to the server from here, received or not; null when nothing was. */
  readonly sent: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The part of localStorage that is used; tests give a Map-backed one. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (userId: string, laborNumber: number): string => `hedo.draft.${userId}.${laborNumber}`;

export const readLocalCopy = (storage: DeviceStorage, userId: string, laborNumber: number): LocalCopy | null => {
  try {
    const held: unknown = JSON.parse(storage.getItem(keyOf(userId, laborNumber)) ?? 'null');
    const copy = held as Partial<LocalCopy> | null;
    return typeof copy?.text === 'string' && typeof copy.revision === 'number' && typeof copy.at === 'number'
      ? {
          text: copy.text,
          revision: copy.revision,
          sent: typeof copy.sent === 'string' ? copy.sent : null,
          at: copy.at,
        }
      : null;
  } catch {
    return null;
  }
};

/** False when the device refuses (private mode, full): the server's copy is then the only one. */
export const writeLocalCopy = (
  storage: DeviceStorage,
  userId: string,
  laborNumber: number,
  copy: LocalCopy,
): boolean => {
  try {
    storage.setItem(keyOf(userId, laborNumber), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
};

export const dropLocalCopy = (storage: DeviceStorage, userId: string, laborNumber: number): void => {
  try {
    storage.removeItem(keyOf(userId, laborNumber));
  } catch {
    // Nothing was kept, then.
  }
};
