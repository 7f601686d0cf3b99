/** What this browser remembers of the panel; nothing where it refuses storage. */
export const readKept = (name: string): string | null => {
  try {
    return localStorage.getItem(`hedo.voice.${name}`);
  } catch {
    return null;
  }
};

/** Remembers it on this device; where the browser refuses, the choice holds for the open page. */
export const keep = (name: string, value: string): void => {
  try {
    localStorage.setItem(`hedo.voice.${name}`, value);
  } catch {
    // Asked again next time, then.
  }
};
