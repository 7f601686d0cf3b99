const key = 'hedo.quiet-line';

/** Whether the quiet line may be shown now; true once a day on this device, by its own clock, and always where nothing can be stored. */
export const mayShowQuietLine = (now: Date): boolean => {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-');
  try {
    if (localStorage.getItem(key) === today) return false;
    localStorage.setItem(key, today);
  } catch {
    // Once too often is better than never.
  }
  return true;
};
