/* What the hook of `npm run hooks` does to files that are about to be committed; `npm run check` does the rest. */
export default {
  '*.{ts,tsx,mjs,cjs,mts,json,css}': 'biome check --write --no-errors-on-unmatched --files-ignore-unknown=true',
};
