/**
 * A webpack loader for react-router, which names its components by assignments after it made them, so that none is ever
 * dropped. Marked as pure and without those names, forms and links of its framework leave the first visit.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader from the default export
export default function pureRouter(source) {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
