import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { textsFile } from './core/tools/compile-texts.mjs';
import { InlineExposePlugin } from './core/tools/inline-expose-plugin';
import { NoSchemasPlugin } from './core/tools/no-schemas-plugin';
import { WebAssetsPlugin } from './core/tools/web-assets-plugin';

/*
 * The shell and one federated remote per module, each built by itself. Only this file and shell/federation.ts know of
 * federation. What is shared lives in the shell alone (`import: false` in the remotes), behind two facades that are cut to
 * what is used; that is what keeps a first visit at three scripts. The same once more for the server, in one file.
 */
const file = fileURLToPath(import.meta.url);
const root = dirname(file);
const at = (...path: string[]): string => join(root, ...path);
const target = 'es2022';

type Mode = 'production' | 'development';

/** What remotes take from the shell, and never bring themselves. */
const shared = Object.fromEntries(
  [
    ...['react', 'react/jsx-runtime', 'react-dom'].map((name) => [name, '^19.0.0'] as const),
    ...([
      ['swr', '^2.0.0'],
      ['zustand', '^5.0.0'],
      ['#core/web', '^1.0.0'],
      ['#ui', '^1.0.0'],
    ] as const),
  ].map(([name, requiredVersion]) => [name, { singleton: true, requiredVersion, import: false as const }]),
);

/** What this product does without: archives of types, hot reload of remotes, a manifest and what reads one, Node. */
const lean = {
  // The other strategy loads every remote before it answers, so one that hangs would hold up parts of the shell.
  shareStrategy: 'loaded-first',
  dts: false,
  dev: false,
  manifest: false,
  experiments: { optimization: { target: 'web', disableSnapshot: true } },
} as const;

/** The runtime that the plugin writes into every remote; shell/federation.ts offers the little of it that they use. */
const runtime = createRequire(import.meta.url).resolve('@module-federation/webpack-bundler-runtime/bundler');

const scripts = (mode: Mode): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target,
        transform: { react: { runtime: 'automatic', development: false } },
      },
      sourceMaps: mode === 'development',
    },
  },
});

const declarations: RuleSetRule = {
  test: /[\\/](?:core|modules[\\/][^\\/]+)[\\/](?:public\.ts|schemas[\\/].*\.ts)$/,
  enforce: 'post',
  use: at('core/tools/pure-declarations.mjs'),
};

const manifestOfPages: RuleSetRule = {
  test: /[\\/]modules[\\/][^\\/]+[\\/]module\.ts$/,
  issuer: /[\\/]web[\\/]index\.tsx$/,
  enforce: 'pre',
  use: at('core/tools/only-id.mjs'),
};

const router: RuleSetRule = {
  test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  use: at('core/tools/pure-router.mjs'),
};

const texts: RuleSetRule = {
  test: textsFile,
  type: 'javascript/auto',
  use: at('core/tools/compile-texts.mjs'),
};

/** Class names come from paths alone, so what the server draws finds the style sheets made for the browser. */
const styles = (mode: Mode, forServer = false): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(forServer ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'camelCaseOnly',
          localIdentName: mode === 'production' ? '[hash:base64:7]' : '[name]-[local]-[hash:base64:4]',
          exportOnlyLocals: forServer,
        },
      },
    },
  ],
});

const assets = /\.(?:woff2|svg)$/;
const assetName = '[name].[contenthash:8][ext]';

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
    },
  },
  module: {
    rules: [
      scripts(mode),
      declarations,
      manifestOfPages,
      router,
      texts,
      styles(mode),
      { test: assets, type: 'asset/resource', generator: { filename: assetName } },
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});

type EntryName = Exclude<NonNullable<Configuration['output']>['filename'], string | undefined>;

/** The name of a bundle's first script; the federation plugin asks for it before any hash is known. */
const entryName =
  (name: string): EntryName =>
  ({ chunk }) =>
    chunk?.contentHash?.javascript ? `${name}.[contenthash:8].js` : `${name}.js`;

/** The order of the layers stands at the head of every sheet: whichever comes first, it is the same. */
const layers = () => new webpack.BannerPlugin({ banner: '@layer tokens, base, parts;', raw: true, test: /\.css$/ });

/** In development nothing is dropped that a page does not use. */
const noSchemas = (mode: Mode) => (mode === 'production' ? [new NoSchemasPlugin()] : []);

const css = () =>
  new MiniCssExtractPlugin({
    filename: '[name].[contenthash:8].css',
    chunkFilename: '[name].[contenthash:8].css',
    ignoreOrder: true,
  });

/** swc's minifier takes half of Terser's processor time and writes less. */
const minimizer = [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: false })];

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
  optimization: { minimizer },
  plugins: [
    css(),
    layers(),
    ...noSchemas(mode),
    new WebAssetsPlugin({ entry: 'shell', start: 'start', compress: mode === 'production' }),
  ],
});

const remote = (name: string, mode: Mode): Configuration => ({
  ...base(name, mode),
  entry: {},
  output: {
    path: at('dist/web', name),
    publicPath: `/assets/${name}/`,
    filename: entryName('entry'),
    chunkFilename: '[name].[contenthash:8].js',
    uniqueName: name,
    clean: true,
  },
  externals: { [runtime]: 'var window["hedo:federation"]' },
  // One request per page: what two pages share is small compared with a round trip, and a module instance exists once anyway.
  optimization: { minimizer, splitChunks: false },
  plugins: [
    new ModuleFederationPlugin({
      name,
      library: { type: 'window', name: `hedo:${name}` },
      exposes: { './web': { import: [at('core/web/nonce.ts'), at('modules', name, 'web/index.tsx')], name: 'web' } },
      shared,
      ...lean,
    }),
    new InlineExposePlugin(name, 'web'),
    css(),
    layers(),
    ...noSchemas(mode),
    new WebAssetsPlugin({ entry: name, compress: mode === 'production' }),
  ],
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
        scripts(mode),
        declarations,
        texts,
        styles(mode, true),
        { test: assets, type: 'asset/resource', generator: { filename: assetName, emit: false, publicPath } },
      ],
    },
    // Stack traces stay readable.
    optimization: { minimize: false },
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
