import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { Manifest } from '../../contract/manifest';
import { BuildProblem } from './build-error';
import type { ModuleSource } from './module-source';

const facade = '#core/contract/';

/** What a process of the host gives to the server sides of modules, so that there is one of each. */
const fromHost: Plugin = {
  name: 'from-host',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^#core\/contract\// }, ({ path }) => ({
      path: `@hedo/contract/core/contract/${path.slice(facade.length)}.js`,
      external: true,
    }));
    onResolve({ filter: /^@sinclair\/typebox$/ }, () => ({ path: '@hedo/contract/typebox.js', external: true }));
    onResolve({ filter: /\.node$/ }, ({ path, importer }) => {
      throw new BuildProblem(
        `${importer} needs ${path}: compiled code runs on one machine only, so a module has none.`,
      );
    });
  },
};

/** Everything else of the contract comes from the package of this builder. */
export const fromContract = ({ contract }: ModuleSource): Plugin => ({
  name: 'from-contract',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^(?:#core|#ui|@hedo\/contract|@sinclair\/typebox)(?:\/|$)/ }, ({ path, kind, pluginData }) => {
      if (pluginData === 'resolved') return null;
      const from = path.replace(/^@hedo\/contract\//, './');
      return resolve(from, { kind, resolveDir: contract.folder, pluginData: 'resolved' });
    });
  },
});

/**
 * The manifest as the server needs it. Its pages are of the web side: another word in the navigation makes no other server, and
 * needs no restart.
 */
const withoutPages = (source: ModuleSource, manifest: Manifest): Plugin => ({
  name: 'without-pages',
  setup: ({ onLoad }) => {
    const { web: _pages, ...rest } = manifest;
    const contents = `export const manifest = ${JSON.stringify(rest, null, 2)};`;
    onLoad({ filter: /[\\/]module\.ts$/ }, ({ path }) =>
      path === join(source.root, 'module.ts') ? { contents, loader: 'js' } : null,
    );
  },
});

const options = ({ root }: ModuleSource): BuildOptions => ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  loader: { '.css': 'text', '.html': 'text', '.svg': 'text' },
  // Libraries that are CommonJS look for it.
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  logLevel: 'silent',
});

const bundle = async (more: BuildOptions): Promise<void> => {
  await build(more).catch((error: Error & { readonly errors?: readonly { readonly text: string }[] }) => {
    throw new BuildProblem((error.errors ?? []).map(({ text }) => text).join('\n') || error.message);
  });
};

/** Names that a bundle imports from the host, by the specifier of its author. */
const readUses = (code: string): Record<string, string[]> => {
  const uses: Record<string, string[]> = {};
  for (const [, names = '', path = ''] of code.matchAll(
    /^import\s*\{([^}]*)\}\s*from\s*"@hedo\/contract\/core\/contract\/([^"]+)\.js"/gm,
  )) {
    const used = names.split(',').map((one) => one.trim().split(/\s+as\s+/)[0] ?? '');
    const from = `${facade}${path}`;
    uses[from] = [...new Set([...(uses[from] ?? []), ...used.filter((name) => name !== '')])].sort();
  }
  return uses;
};

/** What is built of a module's server side. */
export interface BuiltServer {
  readonly hasServer: boolean;
  readonly uses: Readonly<Record<string, readonly string[]>>;
}

/** Bundles the server into `server/index.mjs`, and each migration into a file of its own. */
export const buildServer = async (
  source: ModuleSource,
  folder: string,
  { manifest, isOnlyManifest }: { readonly manifest: Manifest; readonly isOnlyManifest: boolean },
): Promise<BuiltServer> => {
  const hasServer = source.has('server/index.ts');
  const plugins = [fromHost, ...(isOnlyManifest ? [withoutPages(source, manifest)] : []), fromContract(source)];
  if (hasServer)
    await bundle({
      ...options(source),
      entryPoints: [join(source.root, 'server/index.ts')],
      outfile: join(folder, 'server/index.mjs'),
      plugins,
    });
  for (const name of source.migrations)
    await bundle({
      ...options(source),
      banner: {},
      entryPoints: [join(source.root, 'migrations', `${name}.ts`)],
      outfile: join(folder, 'migrations', `${name}.mjs`),
      plugins,
    });
  const files = [
    ...(hasServer ? ['server/index.mjs'] : []),
    ...source.migrations.map((name) => `migrations/${name}.mjs`),
  ];
  const codes = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return { hasServer, uses: readUses(codes.join('\n')) };
};
