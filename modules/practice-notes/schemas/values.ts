export const longestNote = 20_000;
export const longestAddendum = 4_000;
