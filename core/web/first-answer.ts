/** Words that somebody wrote before having an account, for Labor 1. */
export interface FirstAnswer {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The part of localStorage that is used; null where there is none. */
type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const key = 'hedo.first-answer';

/** Browsers that refuse storage throw already at its name. */
const ownDevice = (): Device => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

/** What is kept on this device; null when nothing is. Never leaves the device by itself. */
export const readFirstAnswer = (device: Device = ownDevice()): FirstAnswer | null => {
  try {
    const stored = JSON.parse(device?.getItem(key) ?? 'null') as Partial<FirstAnswer> | null;
    return typeof stored?.text === 'string' && stored.text.trim() !== '' && typeof stored.at === 'number'
      ? { text: stored.text, at: stored.at }
      : null;
  } catch {
    return null;
  }
};

/** Takes the words off this device. */
export const dropFirstAnswer = (device: Device = ownDevice()): void => {
  try {
    device?.removeItem(key);
  } catch {
    // Nothing was kept, then.
  }
};

/** Keeps the words on this device alone, instead of those before; blank ones are taken off it. False when the device refuses. */
export const keepFirstAnswer = (text: string, device: Device = ownDevice()): boolean => {
  if (text.trim() === '') {
    dropFirstAnswer(device);
    return true;
  }
  try {
    device?.setItem(key, JSON.stringify({ text, at: Date.now() } satisfies FirstAnswer));
    return device !== null;
  } catch {
    return false;
  }
};
