import type { PageData } from '../../contract/page';
import type { PlannedPage } from '../../contract/public-page';
import { assetUrl, type Bundles } from './bundles';
import type { PageFile } from './page-html';

/** Style sheets that a page needs before its first paint, and scripts that it will ask for in turn; better asked for at once. */
export const filesOf = (
  bundles: Bundles,
  { bundle: name, pattern }: Pick<PlannedPage, 'bundle' | 'pattern'>,
  { language }: Pick<PageData, 'language'>,
): { readonly styles: readonly PageFile[]; readonly scripts: readonly PageFile[] } => {
  const shell = bundles.of('shell');
  const bundle = bundles.of(name);
  if (!shell || !bundle) return { styles: [], scripts: [] };
  const page = pattern === null ? undefined : bundle.pages[pattern];
  const file = (path: string): PageFile => {
    const integrity = bundle.files[path]?.integrity;
    return { href: assetUrl(name, path), ...(integrity ? { integrity } : {}) };
  };
  // Only what is asked for with an integrity may be preloaded with one, or it is fetched twice: entries, and chunks of some bundles.
  const chunks = (of: string, paths: readonly string[] = []): PageFile[] =>
    paths.map((path) => (of === name && bundle.hasChunkIntegrity ? file(path) : { href: assetUrl(of, path) }));
  return {
    styles: (page?.css ?? []).map(file),
    scripts: [
      ...chunks('shell', shell.texts[language]),
      ...(name === 'shell' ? [] : [file(bundle.entry), ...chunks(name, bundle.texts[language])]),
      ...chunks(name, page?.js),
      ...chunks(name, page?.texts[language]),
    ],
  };
};
