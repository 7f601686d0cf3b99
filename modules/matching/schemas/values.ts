/** Minutes of an introduction call, and the pause kept free after it. */
export const callMinutes = 30;
export const pauseMinutes = 15;
