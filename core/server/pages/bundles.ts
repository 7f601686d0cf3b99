import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One file of a bundle; sizes in bytes, null where it is sent as it is. */
export interface AssetInfo {
  readonly integrity: string;
  readonly size: number;
  readonly brotli: number | null;
  readonly gzip: number | null;
}
/** `dist/web/<name>/manifest.json`, written by the web build. */
export interface BundleManifest {
  /** File that starts the bundle: the shell's script, a remote's entry. */
  readonly entry: string;
  /** Script that drawn pages begin with (shell only). */
  readonly start: string | null;
  /** Style sheets of the first paint (shell only). */
  readonly css: readonly string[];
  /** What the lazy import of each page brings, by the page's pattern. */
  readonly pages: Readonly<Record<string, PageFiles>>;
  /** Scripts that hold the catalogues of the entry, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Whether class names and React are those of a development build. */
  readonly mode: 'production' | 'development';
  /** Its later scripts are requested with their integrity too, so they may be preloaded with one. */
  readonly hasChunkIntegrity?: true;
  readonly files: Readonly<Record<string, AssetInfo>>;
}

/** Files that a page needs besides the entry. */
export interface PageFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Scripts that hold its own catalogues, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** What was built for the browser, by bundle name (`shell` or a module id). */
export interface Bundles {
  readonly folder: string;
  /** Null when it was not built. */
  of(name: string): BundleManifest | null;
}

const named = /^[a-z][a-z0-9-]*$/;

/** Reads the manifests below `folder`; `watch` notices new builds (development), otherwise each is read once. */
export const readBundles = (folder: string, watch: boolean): Bundles => {
  const known = new Map<string, { readonly at: number; readonly manifest: BundleManifest }>();
  return {
    folder,
    of: (name) => {
      if (!named.test(name)) return null;
      const had = known.get(name);
      if (had && !watch) return had.manifest;
      const file = join(folder, name, 'manifest.json');
      // A build in watch mode empties the folder for a moment.
      if (!existsSync(file)) return had?.manifest ?? null;
      const at = statSync(file).mtimeMs;
      if (had?.at === at) return had.manifest;
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as BundleManifest;
      known.set(name, { at, manifest });
      return manifest;
    },
  };
};

/** Public address of a bundle's file. */
export const assetUrl = (name: string, file: string): string => `/assets/${name}/${file}`;
