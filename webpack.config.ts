import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { InlineExposePlugin } from './core/tools/inline-expose-plugin';
import { WebAssetsPlugin } from './core/tools/web-assets-plugin';

/*
 * The shell and one federated remote per module, each built by itself. Only this file and shell/federation.ts know of
 * federation. What is shared lives in the shell alone (eager, and `import: false` in the remotes), behind two facades
 * that are cut to what is used; that is what keeps a first visit at three scripts. So does the federation runtime.
 */
const file = fileURLToPath(import.meta.url);
const root = dirname(file);
const at = (...path: string[]): string => join(root, ...path);
const target = 'es2022';

type Mode = 'production' | 'development';
type Side = 'shell' | 'remote';

const shared = (side: Side) => {
  const how = side === 'shell' ? { eager: true } : { import: false as const };
  const installed = (requiredVersion: string) => ({ singleton: true, requiredVersion, ...how });
  const own = (path: string) => ({
    singleton: true,
    version: '1.0.0',
    requiredVersion: '^1.0.0',
    ...how,
    ...(side === 'shell' ? { import: at(path) } : {}),
  });
  return {
    react: installed('^19.0.0'),
    'react/jsx-runtime': installed('^19.0.0'),
    'react-dom': installed('^19.0.0'),
    swr: installed('^2.0.0'),
    zustand: installed('^5.0.0'),
    '#core/web': own('core/web/index.ts'),
    '#ui': own('ui-kit/index.ts'),
  };
};

/** What this product does without: archives of types, hot reload of remotes, a manifest and what reads one, Node. */
const lean = {
  // The other strategy loads every remote before it answers, so one that hangs would hold up parts of the shell.
  shareStrategy: 'loaded-first',
  dts: false,
  dev: false,
  manifest: false,
  experiments: { optimization: { target: 'web', disableSnapshot: true } },
} as const;

/** The runtime that the plugin writes into every bundle; remotes take the shell's, which shell/federation.ts offers. */
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
  test: /[\\/]modules[\\/][^\\/]+[\\/](?:public\.ts|schemas[\\/].*\.ts)$/,
  enforce: 'post',
  use: at('core/tools/pure-declarations.mjs'),
};

const styles = (mode: Mode): RuleSetRule => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'camelCaseOnly',
          localIdentName: mode === 'production' ? '[hash:base64:7]' : '[name]-[local]-[hash:base64:4]',
        },
      },
    },
  ],
});

const base = (name: string, mode: Mode): Configuration => ({
  name,
  mode,
  context: root,
  target: ['web', target],
  // No eval in any mode: the page runs under the strict policy in development too.
  devtool: mode === 'production' ? false : 'source-map',
  cache: {
    type: 'filesystem',
    // One name for both modes breaks the build that comes second.
    name: `${name}-${mode}`,
    cacheDirectory: at('node_modules/.cache/webpack'),
    buildDependencies: {
      config: [
        file,
        at('core/tools/web-assets-plugin.ts'),
        at('core/tools/inline-expose-plugin.ts'),
        at('core/tools/pure-declarations.mjs'),
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
      styles(mode),
      { test: /\.(?:woff2|svg)$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]' } },
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

const css = () =>
  new MiniCssExtractPlugin({
    filename: '[name].[contenthash:8].css',
    chunkFilename: '[name].[contenthash:8].css',
    ignoreOrder: true,
  });

const shell = (mode: Mode): Configuration => ({
  ...base('shell', mode),
  entry: { shell: './shell/bootstrap.tsx' },
  output: {
    path: at('dist/web/shell'),
    publicPath: '/assets/shell/',
    filename: entryName('shell'),
    chunkFilename: '[name].[contenthash:8].js',
    uniqueName: 'shell',
    clean: true,
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'shell',
      remotes: {},
      shared: shared('shell'),
      ...lean,
    }),
    // Two ways of loading that need `new Function`; the strict policy would refuse them, so they are left out.
    new webpack.DefinePlugin({ FEDERATION_ALLOW_NEW_FUNCTION: 'undefined', __system_context__: 'undefined' }),
    css(),
    new WebAssetsPlugin({ entry: 'shell', compress: mode === 'production' }),
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
  // One request per page: what two pages share is small beside a round trip, and a module instance exists once anyway.
  optimization: { splitChunks: false },
  plugins: [
    new ModuleFederationPlugin({
      name,
      library: { type: 'window', name: `hedo:${name}` },
      exposes: { './web': { import: [at('core/web/nonce.ts'), at('modules', name, 'web/index.tsx')], name: 'web' } },
      shared: shared('remote'),
      ...lean,
    }),
    new InlineExposePlugin(name, 'web'),
    css(),
    new WebAssetsPlugin({ entry: name, compress: mode === 'production' }),
  ],
});

const modules = (): string[] =>
  existsSync(at('modules'))
    ? readdirSync(at('modules'))
        .filter((name) => existsSync(at('modules', name, 'web/index.tsx')))
        .sort()
    : [];

/** `--env only=labors` builds one remote, `--env only=shell` the shell; `--mode development` keeps names and source maps. */
export default (env: { readonly only?: string } = {}, argv: { readonly mode?: Mode } = {}): Configuration[] => {
  const mode = argv.mode ?? 'production';
  const { only } = env;
  if (only && only !== 'shell') return [remote(only, mode)];
  return only ? [shell(mode)] : [shell(mode), ...modules().map((name) => remote(name, mode))];
};
