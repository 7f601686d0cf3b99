/**
 * A webpack loader for a manifest as the list of a remote's pages imports it. The page's data already says what is in it, so
 * of a remote's entry it would be weight.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader from the default export
export default function onlyId() {
  const [, folder] = /[\\/]([^\\/]+)[\\/]module\.ts$/.exec(this.resourcePath) ?? [];
  const { id = folder } = this.getOptions();
  return `export const manifest = { id: ${JSON.stringify(id)} };`;
}
