import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { textsFile } from './compile-texts.mjs';
import { InlineExposePlugin } from './inline-expose-plugin';
import { NoSchemasPlugin } from './no-schemas-plugin';
import { WebAssetsPlugin } from './web-assets-plugin';

/*
 * How a bundle for the browser is made, in the tree (webpack.config.ts) and outside of it (module-builder). Loaders are named by
 * their paths: a module's own folder has none of them.
 */
export type Mode = 'production' | 'development';
export const target = 'es2022';
const require = createRequire(import.meta.url);

/** Ranges of what remotes take from the shell, and never bring themselves. */
export const toShared = (ranges: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, import: false as const },
    ]),
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

export const createScriptsRule = (mode: Mode): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
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

/** `tools` is the folder of the loaders that are ours. */
export const createDeclarationsRule = (tools: string, test: RegExp): RuleSetRule => ({
  test,
  enforce: 'post',
  use: `${tools}/pure-declarations.mjs`,
});

/** `id` where the folder of the module is not named as it is. */
export const createManifestRule = (tools: string, test: RegExp, id?: string): RuleSetRule => ({
  test,
  issuer: /[\\/]web[\\/]index\.tsx$/,
  enforce: 'pre',
  use: { loader: `${tools}/only-id.mjs`, options: id === undefined ? {} : { id } },
});

export const createTextsRule = (tools: string): RuleSetRule => ({
  test: textsFile,
  type: 'javascript/auto',
  use: `${tools}/compile-texts.mjs`,
});

/**
 * Class names come from paths alone, so what the server draws finds the style sheets made for the browser. Two repositories may have
 * the same paths, so a module that is built outside the tree adds its `salt`.
 */
export const createStylesRule = (
  mode: Mode,
  { forServer = false, salt }: { readonly forServer?: boolean; readonly salt?: string } = {},
): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(forServer ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'camelCaseOnly',
          localIdentName: mode === 'production' ? '[hash:base64:7]' : '[name]-[local]-[hash:base64:4]',
          ...(salt === undefined ? {} : { localIdentHashSalt: salt }),
          exportOnlyLocals: forServer,
        },
      },
    },
  ],
});

/** Fonts and pictures; `emit` is false where another bundle writes them. */
export const createAssetsRule = (
  more: {
    readonly emit?: boolean;
    readonly publicPath?: string | ((path: { readonly filename?: string }) => string);
  } = {},
): RuleSetRule => ({
  test: /\.(?:woff2|svg)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]', ...more },
});

type EntryName = Exclude<NonNullable<Configuration['output']>['filename'], string | undefined>;

/** The name of a bundle's first script; the federation plugin asks for it before any hash is known. */
const entryName =
  (name: string): EntryName =>
  ({ chunk }) =>
    chunk?.contentHash?.javascript ? `${name}.[contenthash:8].js` : `${name}.js`;

/** The order of the layers stands at the head of every sheet: whichever comes first, it is the same. */
export const createLayers = () =>
  new webpack.BannerPlugin({ banner: '@layer tokens, base, parts;', raw: true, test: /\.css$/ });

/** In development nothing is dropped that a page does not use. */
export const createNoSchemas = (mode: Mode) => (mode === 'production' ? [new NoSchemasPlugin()] : []);

export const createCss = () =>
  new MiniCssExtractPlugin({
    filename: '[name].[contenthash:8].css',
    chunkFilename: '[name].[contenthash:8].css',
    ignoreOrder: true,
  });

/** swc's minifier takes half of Terser's processor time and writes less. */
export const createMinimizer = () => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    parallel: false,
    // Functions copied to where they are called make a file shorter, but longer once it is compressed.
    terserOptions: { compress: { passes: 3, inline: 0, reduce_funcs: false } },
  }),
];

/** The runtime that the plugin writes into every remote; shell/federation.ts offers the little of it that they use. */
const runtime = require.resolve('@module-federation/webpack-bundler-runtime/bundler');

/** A module as a container that the shell brings in: what is special about it, next to what every bundle has. */
export const createRemote = ({
  id,
  mode,
  folder,
  exposed,
  shared,
  origin = '',
}: {
  readonly id: string;
  readonly mode: Mode;
  /** Where it is written to. */
  readonly folder: string;
  /** Files of what it exposes. */
  readonly exposed: readonly string[];
  readonly shared: ReturnType<typeof toShared>;
  /** Where its files are asked for, when not of the product. */
  readonly origin?: string;
}): Configuration & { readonly plugins: NonNullable<Configuration['plugins']> } => ({
  entry: {},
  output: {
    path: folder,
    publicPath: `${origin}/assets/${id}/`,
    // Later scripts have an integrity, which is only looked at where the other origin lets the page read them.
    ...(origin === '' ? {} : { crossOriginLoading: 'anonymous' as const }),
    filename: entryName('entry'),
    chunkFilename: '[name].[contenthash:8].js',
    uniqueName: id,
    clean: true,
  },
  externals: { [runtime]: 'var window["hedo:federation"]' },
  // One request per page: what two pages share is small compared with a round trip, and a module instance exists once anyway.
  optimization: { minimizer: createMinimizer(), splitChunks: false },
  plugins: [
    new ModuleFederationPlugin({
      name: id,
      library: { type: 'window', name: `hedo:${id}` },
      exposes: { './web': { import: [...exposed], name: 'web' } },
      shared,
      ...lean,
    }),
    new InlineExposePlugin(id, 'web'),
    createCss(),
    createLayers(),
    ...createNoSchemas(mode),
    new WebAssetsPlugin({ entry: id, compress: mode === 'production' }),
  ],
});
