/** Unsynced writing kept on the device until the server has it. */
export interface LocalCopy {
  readonly text: string;
  /** Revision of the server's draft it continues; 0 when there was none. */
  readonly revision: number;
  /** Prints of the texts last sent to the server from here, received or not, the newest last. */
  readonly sent: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Tells texts apart without keeping them: their length, and 53 bits mixed from all letters. */
export const printOf = (text: string): string => {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2_654_435_761);
    high = Math.imul(high ^ code, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return `${text.length}:${(4_294_967_296 * (2_097_151 & high) + (low >>> 0)).toString(36)}`;
};

/** The part of localStorage that is used; tests give a Map-backed one. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (userId: string, laborNumber: number): string => `hedo.draft.${userId}.${laborNumber}`;

export const readLocalCopy = (storage: DeviceStorage, userId: string, laborNumber: number): LocalCopy | null => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId, laborNumber)) ?? 'null');
    const copy = stored as Partial<LocalCopy> | null;
    return typeof copy?.text === 'string' && typeof copy.revision === 'number' && typeof copy.at === 'number'
      ? {
          text: copy.text,
          revision: copy.revision,
          sent: Array.isArray(copy.sent) ? copy.sent.filter((print) => typeof print === 'string') : [],
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
