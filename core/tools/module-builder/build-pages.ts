import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { Manifest } from '../../contract/manifest';
import type { BundleManifest } from '../../server/pages/bundles';
import { ChunkIntegrityPlugin } from '../chunk-integrity-plugin';
import { sharedInPages } from '../contract/shared-names.mjs';
import {
  createAssetsRule,
  createDeclarationsRule,
  createManifestRule,
  createRemote,
  createScriptsRule,
  createStylesRule,
  createTextsRule,
  target,
  toShared,
} from '../web-recipe';
import { BuildProblem } from './build-error';
import { listShared, type ModuleSource } from './module-source';
import { UsesPlugin } from './uses-plugin';

/** What is built of a module's pages. */
export interface BuiltPages {
  readonly web: BundleManifest & { readonly hasChunkIntegrity: true };
  readonly uses: Readonly<Record<string, readonly string[]>>;
  readonly hasDrawing: boolean;
}

const mode = 'production';

const run = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() || stats?.hasWarnings() ? stats : null);
      const report = error ? error.message : stats?.toString({ preset: 'errors-warnings', colors: false });
      compiler.close(() => (failed ? reject(new BuildProblem(report ?? 'The pages could not be built.')) : resolve()));
    });
  });

/** What both bundles have: the module's own folder, and the contract from the package of this builder. */
const createBase = ({ root, contract, id }: ModuleSource): Configuration => ({
  mode,
  context: root,
  devtool: false,
  performance: { hints: false },
  stats: 'errors-warnings',
  cache: false,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: { '@hedo/contract': contract.folder },
    // Libraries that only this module has come from its own folder; those of the contract's parts from where the contract lies.
    modules: ['node_modules', join(contract.folder, 'node_modules')],
  },
  resolveLoader: { modules: [join(contract.folder, 'node_modules'), 'node_modules'] },
  module: {
    rules: [
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
      createScriptsRule(mode),
      createDeclarationsRule(contract.tools, /[\\/](?:public\.[tj]s|schemas[\\/].*\.[tj]s)$/),
      createManifestRule(
        contract.tools,
        new RegExp(`^${root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[\\\\/]module\\.ts$`),
        id,
      ),
      createTextsRule(contract.tools),
    ],
  },
});

const withRules = (
  base: Configuration,
  ...rules: NonNullable<NonNullable<Configuration['module']>['rules']>
): Configuration => ({
  ...base,
  module: { ...base.module, rules: [...(base.module?.rules ?? []), ...rules] },
});

/** What the browser and the drawing of a module take from the shell. */
const sharedNames = Object.keys(sharedInPages);

const createWeb = (
  source: ModuleSource,
  folder: string,
  uses: UsesPlugin,
  origin: string | undefined,
): Configuration => {
  const { root, contract, id } = source;
  const ranges = Object.entries(listShared(source)).filter(([name]) => sharedNames.includes(name));
  const remote = createRemote({
    id,
    mode,
    folder,
    exposed: [join(contract.folder, 'core/web/nonce.js'), join(root, 'web/index.tsx')],
    shared: toShared(Object.fromEntries(ranges)),
    ...(origin === undefined ? {} : { origin }),
  });
  return {
    ...withRules(createBase(source), createStylesRule(mode, { salt: id }), createAssetsRule()),
    ...remote,
    name: 'web',
    target: ['web', target],
    plugins: [new ChunkIntegrityPlugin(), ...remote.plugins, uses],
  };
};

/** The same pages for the server, which draws them: one file, and what the shell shares comes from the host's own drawing. */
const createDraw = (source: ModuleSource, folder: string): Configuration => {
  const base = createBase(source);
  const drawn = withRules(
    base,
    createStylesRule(mode, { forServer: true, salt: source.id }),
    createAssetsRule({ emit: false, publicPath: `/assets/${source.id}/` }),
  );
  return {
    ...drawn,
    name: 'draw',
    target: 'node20',
    entry: { draw: join(source.root, 'web/index.tsx') },
    output: { path: folder, filename: 'draw.cjs', library: { type: 'commonjs2' }, clean: true },
    externals: Object.fromEntries(sharedNames.map((name) => [name, `commonjs2 ${name}`])),
    module: { ...drawn.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    // Stack traces stay readable.
    optimization: { minimize: false },
  };
};

/**
 * Only what the server side of a module prepares is drawn, at addresses for everybody. Other modules bring no drawing: it is code for the
 * server, which not everybody may publish.
 */
const isDrawn = (source: ModuleSource, { web }: Manifest): boolean =>
  source.has('server/index.ts') && (web?.roots ?? []).some(({ access }) => access === 'open');

/** Bundles the pages for the browser into `web`, and where they are drawn for the server into `draw`. Null when the module has none. */
export const buildPages = async (
  source: ModuleSource,
  folder: string,
  manifest: Manifest,
  origin?: string,
): Promise<BuiltPages | null> => {
  if (!source.has('web/index.tsx')) return null;
  const uses = new UsesPlugin(['#core/web', '#ui']);
  const hasDrawing = isDrawn(source, manifest);
  await Promise.all([
    run(createWeb(source, join(folder, 'web'), uses, origin)),
    ...(hasDrawing ? [run(createDraw(source, join(folder, 'draw')))] : []),
  ]);
  const file = join(folder, 'web/manifest.json');
  if (!existsSync(file)) throw new BuildProblem('The pages have no entry: web/index.tsx must export `web`.');
  const web = JSON.parse(await readFile(file, 'utf8')) as BundleManifest;
  await rm(file);
  return { web: { ...web, hasChunkIntegrity: true }, uses: uses.list(), hasDrawing };
};
