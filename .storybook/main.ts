import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';
import type { Configuration, RuleSetRule } from 'webpack';
import { textsFile } from '../core/tools/compile-texts.mjs';
import { copyBundles, outsideStories } from '../core/tools/outside-stories.mjs';
import { designTokenFiles, makeDesignTokens } from '../ui-kit/tokens/design-tokens.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Tokens as files for design tools, next to the site. */
const tokensFolder = path.join(root, '.cache/design-tokens');
mkdirSync(tokensFolder, { recursive: true });
for (const [name, text] of Object.entries(designTokenFiles())) writeFileSync(path.join(tokensFolder, name), text);

/** Stories of modules built elsewhere: bundles are read with ours, whole sites are shown next to ours. */
const outsideBundles = copyBundles(outsideStories, path.join(root, '.cache/outside-stories'));
const outsideSites = outsideStories.filter(({ kind }) => kind === 'site');

/** Colours for Storybook's own frame, from the one source. */
const colorsOf = (theme: 'light' | 'dark') =>
  Object.fromEntries(
    Object.entries(makeDesignTokens(theme).color ?? {}).map(([name, { $value }]) => [
      name,
      ($value as { hex: string }).hex,
    ]),
  );
const colors = `<script>window.HEDO_COLORS = ${JSON.stringify({ light: colorsOf('light'), dark: colorsOf('dark') })};</script>`;
const frameFonts = `<style>
@font-face { font-family: "Instrument Sans"; src: url("./fonts/instrument-sans-latin-wght-normal.woff2") format("woff2"); font-weight: 400 700; }
@font-face { font-family: "Fraunces"; src: url("./fonts/fraunces-latin-wght-normal.woff2") format("woff2"); font-weight: 100 900; }
.sidebar-header a, .sidebar-header [title] { font-family: "Fraunces", Georgia, serif; font-size: 1.25rem; font-weight: 480; }
</style>`;

/** The workshop: every part of the kit and every picture of the modules, built without the network. */
const config: StorybookConfig = {
  stories: [
    './guide/*.stories.tsx',
    '../ui-kit/**/*.stories.tsx',
    '../modules/*/web/**/*.stories.tsx',
    '../shell/**/*.stories.tsx',
    ...outsideBundles,
  ],
  staticDirs: [
    { from: '../.cache/design-tokens', to: '/tokens' },
    { from: '../ui-kit/fonts', to: '/fonts' },
    ...outsideSites.map(({ folder, id }) => ({ from: folder, to: `/outside/${id}` })),
  ],
  refs: Object.fromEntries(
    outsideSites.map(({ id, title }) => [id, { title, url: `./outside/${id}`, expanded: false }]),
  ),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-webpack5-compiler-swc'],
  framework: { name: '@storybook/react-webpack5', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Whatever style sheet comes first: the order of layers is that of ui-kit/tokens.css.
  previewHead: (head = '') => `${head}<style>@layer tokens, base, parts;</style>${colors}`,
  managerHead: (head = '') => `${head}${colors}${frameFonts}`,
  // Props are read by the compiler of TypeScript (props/read-props.mjs), which knows literal unions.
  typescript: { reactDocgen: false, check: false },
  swc: () => ({
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  }),
  webpackFinal: (webpack, { configType }) => {
    const rules = (webpack.module?.rules ?? []).filter((rule) => !isCssRule(rule)) as RuleSetRule[];
    rules.push({
      test: /\.css$/,
      sideEffects: true,
      use: [
        'style-loader',
        {
          loader: 'css-loader',
          options: { modules: { auto: true, namedExport: false, exportLocalsConvention: 'camelCaseOnly' } },
        },
      ],
    });
    rules.push({
      test: path.join(root, '.storybook/props/part-props.ts'),
      enforce: 'pre',
      use: path.join(root, '.storybook/props/read-props.mjs'),
    });
    rules.push({
      test: textsFile,
      type: 'javascript/auto',
      use: path.join(root, 'core/tools/compile-texts.mjs'),
    });
    return {
      ...webpack,
      ...(configType === 'PRODUCTION' ? quickBuild(webpack) : {}),
      performance: { hints: false },
      module: { ...webpack.module, rules },
      resolve: {
        ...webpack.resolve,
        alias: {
          ...webpack.resolve?.alias,
          '#ui$': path.join(root, 'ui-kit/index.ts'),
          '#ui': path.join(root, 'ui-kit'),
          '#core': path.join(root, 'core'),
          '#modules': path.join(root, 'modules'),
          'socket.io-client': path.join(root, '.storybook/no-socket.ts'),
        },
      },
    };
  },
};

/** What is read on one machine needs no small files, and a cache or source maps cost more than they give. */
function quickBuild({ optimization = {} }: Configuration): Configuration {
  return { optimization: { ...optimization, minimize: false }, cache: false, devtool: false };
}

function isCssRule(rule: unknown): boolean {
  const test = (rule as RuleSetRule | null)?.test;
  return test instanceof RegExp && test.test('a.css');
}

export default config;
