/** The same numbers from 0 to 1 for the same word, in every browser and on the server (xmur3, murmur's mixing). */
export const randomOf = (word: string): (() => number) => {
  let state = 1779033703 ^ word.length;
  for (let at = 0; at < word.length; at += 1) {
    state = Math.imul(state ^ word.charCodeAt(at), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
};
