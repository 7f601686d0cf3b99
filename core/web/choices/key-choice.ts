const place = 'hedo.singleKeys';

/** Whether single keys are shortcuts on this device; combinations with Ctrl or Cmd always are. */
export const hasSingleKeys = (): boolean => {
  try {
    return localStorage.getItem(place) !== 'off';
  } catch {
    return true;
  }
};

/** Turns shortcuts of a single key on or off, on this device: somebody who dictates would press them by speaking. */
export const setSingleKeys = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(place);
    else localStorage.setItem(place, 'off');
  } catch {
    // A device that keeps nothing keeps them on.
  }
};
