/** Loads when somebody wants to read it. */
export const seasonNote = 'Astronomical seasons begin when the sun reaches an equinox or a solstice.';
