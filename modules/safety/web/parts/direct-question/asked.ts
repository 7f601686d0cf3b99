const offKey = 'hedo.safety-question.off';
const keyOf = (place: string): string => `hedo.safety-question.${place}`;

/** Whether the question may be asked now: once a day for each place on this device, never where it is turned off. Only the day is kept. */
export const mayAsk = (place: string, now: Date): boolean => {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-');
  try {
    if (isTurnedOff() || localStorage.getItem(keyOf(place)) === today) return false;
    localStorage.setItem(keyOf(place), today);
  } catch {
    // Where nothing can be kept nobody could turn it off: better not to ask at every visit.
    return false;
  }
  return true;
};

/** Whether somebody asked on this device not to be asked. */
export const isTurnedOff = (): boolean => {
  try {
    return localStorage.getItem(offKey) !== null;
  } catch {
    return false;
  }
};

export const turnOff = (isOff: boolean): void => {
  try {
    if (isOff) localStorage.setItem(offKey, '1');
    else localStorage.removeItem(offKey);
  } catch {
    // It is asked once a day at most.
  }
};
