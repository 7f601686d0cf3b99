/** Most characters of a message, counted without the white space around it. */
export const longestMessage = 5000;
