import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { escapeSigns, serverOutput } from './core/tools/server-output.mjs';
import { WebAssetsPlugin } from './core/tools/web-assets-plugin';
import {
  createAssetsRule,
  createCss,
  createDeclarationsRule,
  createLayers,
  createManifestRule,
  createMinimizer,
  createNoSchemas,
  createRemote,
  createScriptsRule,
  createStylesRule,
  createTextsRule,
  type Mode,
  target,
  toShared,
} from './core/tools/web-recipe';

/*
 * The shell and one federated remote per module, each built by itself. Only this file and shell/federation.ts know of
 * federation. What is shared lives in the shell alone (`import: false` in the remotes), behind two facades that are cut to
 * what is used; that is what keeps a first visit at three scripts. The same once more for the server, in one file.
 */
const file = fileURLToPath(import.meta.url);
const root = dirname(file);
const at = (...path: string[]): string => join(root, ...path);
const tools = at('core/tools');

const shared = toShared({
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  swr: '^2.0.0',
  zustand: '^5.0.0',
  '#core/web': '^1.0.0',
  '#ui': '^1.0.0',
});

const declarations = createDeclarationsRule(
  tools,
  /[\\/](?:core|modules[\\/][^\\/]+)[\\/](?:public\.ts|schemas[\\/].*\.ts)$/,
);
const manifestOfPages = createManifestRule(tools, /[\\/]modules[\\/][^\\/]+[\\/]module\.ts$/);
const texts = createTextsRule(tools);

const router: RuleSetRule = {
  test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  use: at('core/tools/pure-router.mjs'),
};

const base = (
  name: string,
  mode: Mode,
): Configuration & { readonly resolve: { readonly alias: Record<string, string> } } => ({
  name,
  mode,
  context: root,
  target: ['web', target],
  // No eval in any mode: the page runs under the strict policy in development too.
  devtool: mode === 'production' ? false : 'source-map',
  cache:
    mode === 'production'
      ? false
      : {
          type: 'filesystem',
          // One name for both modes breaks the build that comes second.
          name: `${name}-${mode}`,
          cacheDirectory: at('node_modules/.cache/webpack'),
          buildDependencies: {
            config: [
              file,
              at('core/tools/web-recipe.ts'),
              at('core/tools/web-assets-plugin.ts'),
              at('core/tools/page-files-plugin.ts'),
              at('core/tools/inline-expose-plugin.ts'),
              at('core/tools/no-schemas-plugin.ts'),
              at('core/tools/pure-declarations.mjs'),
              at('core/tools/only-id.mjs'),
              at('core/tools/pure-router.mjs'),
              at('core/tools/compile-texts.mjs'),
            ],
          },
        },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      '#core/web$': at('core/web/index.ts'),
      '#core': at('core'),
      '#modules': at('modules'),
      '#ui$': at('ui-kit/index.ts'),
      '#ui': at('ui-kit'),
      // React has this hook itself since 18; swr still asks for the one made for older ones.
      'use-sync-external-store/shim$': 'react',
      // Its package names the build for development in every mode.
      ...(mode === 'production' && { 'react-router$': at('node_modules/react-router/dist/production/index.mjs') }),
    },
  },
  module: {
    rules: [
      createScriptsRule(mode),
      declarations,
      manifestOfPages,
      router,
      texts,
      createStylesRule(mode),
      createAssetsRule(),
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});

const shell = (mode: Mode): Configuration => ({
  ...base('shell', mode),
  entry: {
    shell: './shell/bootstrap.tsx',
    start: './shell/start.ts',
    // Shares no module with the shell: what two bundles share is not joined with its users, and would be fetched apart from them.
    'password-strength': { import: './core/web/forms/password-strength.tsx', layer: 'password-strength' },
  },
  output: {
    path: at('dist/web/shell'),
    publicPath: '/assets/shell/',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    uniqueName: 'shell',
    clean: true,
  },
  experiments: { layers: true },
  optimization: { minimizer: createMinimizer() },
  plugins: [
    createCss(),
    createLayers(),
    ...createNoSchemas(mode),
    new WebAssetsPlugin({ entry: 'shell', start: 'start', compress: mode === 'production' }),
  ],
});

const remote = (name: string, mode: Mode): Configuration => ({
  ...base(name, mode),
  ...createRemote({
    id: name,
    mode,
    folder: at('dist/web', name),
    exposed: [at('core/web/nonce.ts'), at('modules', name, 'web/index.tsx')],
    shared,
  }),
});

const modules = (): string[] =>
  existsSync(at('modules'))
    ? readdirSync(at('modules'))
        .filter((name) => existsSync(at('modules', name, 'web/index.tsx')))
        .sort()
    : [];

/** Address of a file as the bundle for the browser has it. */
const publicPath = ({ filename = '' }: { readonly filename?: string }): string =>
  `/assets/${/^modules\/([^/]+)\//.exec(filename)?.[1] ?? 'shell'}/`;

/** Written as the server is: Node keeps the text of it in memory. */
const shortenPages = new TerserPlugin({
  minify: async (input) => {
    const { transform } = await import('esbuild');
    const [text = ''] = Object.values(input);
    const { code } = await transform(text, { ...serverOutput, target: 'node20' });
    return { code: escapeSigns(code) };
  },
  extractComments: false,
  parallel: false,
});

/** The shell and all modules once more, in one file for the server, which draws public pages with it. It emits nothing else. */
const pages = (mode: Mode): Configuration => {
  const webs = modules().map((name) => at('modules', name, 'web/index.tsx'));
  const source = [
    `import { createPagesBundle } from ${JSON.stringify(at('shell/server.tsx'))};`,
    ...webs.map((file, index) => `import { web as web${index} } from ${JSON.stringify(file)};`),
    `export const bundle = createPagesBundle([${webs.map((_, index) => `web${index}`).join(', ')}]);`,
    `export const mode = ${JSON.stringify(mode)};`,
  ].join('\n');
  const common = base('pages', mode);
  return {
    ...common,
    target: 'node20',
    resolve: { ...common.resolve, alias: { ...common.resolve.alias, 'socket.io-client': false } },
    entry: { pages: `data:text/javascript,${encodeURIComponent(source)}` },
    output: {
      path: at('dist/pages'),
      filename: 'pages.cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        createScriptsRule(mode),
        declarations,
        texts,
        createStylesRule(mode, { forServer: true }),
        createAssetsRule({ emit: false, publicPath }),
      ],
    },
    optimization: { minimizer: [shortenPages] },
  };
};

/** `--env only=labors` builds one remote, `only=shell` the shell, `only=pages` what the server draws with; `--mode development` keeps names and source maps. */
export default (env: { readonly only?: string } = {}, argv: { readonly mode?: Mode } = {}): Configuration[] => {
  const mode = argv.mode ?? 'production';
  const { only } = env;
  if (only === 'shell') return [shell(mode)];
  if (only === 'pages') return [pages(mode)];
  if (only) return [remote(only, mode)];
  return [shell(mode), ...modules().map((name) => remote(name, mode)), pages(mode)];
};
