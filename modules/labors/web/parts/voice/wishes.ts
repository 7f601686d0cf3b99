/** What a person chose before the first recording, on this device. */
export interface VoiceWishes {
  /** Let the named writer have recordings; null: not asked yet. */
  readonly writeDown: boolean;
  /** Show what the browser hears. */
  readonly live: boolean;
}

/** Asked anew for another writer: a yes to this server is no yes to a service elsewhere. */
const keyOf = (userId: string, writer: string): string => `hedo.voice.${userId}.${writer}`;

export const readWishes = (userId: string, writer: string): VoiceWishes | null => {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId, writer)) ?? 'null') as Partial<VoiceWishes> | null;
    return stored ? { writeDown: stored.writeDown === true, live: stored.live === true } : null;
  } catch {
    return null;
  }
};

export const keepWishes = (userId: string, writer: string, wishes: VoiceWishes): void => {
  try {
    localStorage.setItem(keyOf(userId, writer), JSON.stringify(wishes));
  } catch {
    // Asked again next time, then.
  }
};
