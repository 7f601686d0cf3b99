import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';
import type { RuleSetRule } from 'webpack';
import { textsFile } from '../core/tools/compile-texts.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The workshop: every part of the kit and every picture of the modules, built without the network. */
const config: StorybookConfig = {
  stories: ['../ui-kit/**/*.stories.tsx', '../modules/*/web/**/*.stories.tsx', '../shell/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-webpack5-compiler-swc'],
  framework: { name: '@storybook/react-webpack5', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Whatever style sheet comes first: the order of layers is that of ui-kit/tokens.css.
  previewHead: (head = '') => `${head}<style>@layer tokens, base, parts;</style>`,
  typescript: { reactDocgen: 'react-docgen', check: false },
  swc: () => ({
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  }),
  webpackFinal: (webpack) => {
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
      test: textsFile,
      type: 'javascript/auto',
      use: path.join(root, 'core/tools/compile-texts.mjs'),
    });
    return {
      ...webpack,
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

function isCssRule(rule: unknown): boolean {
  const test = (rule as RuleSetRule | null)?.test;
  return test instanceof RegExp && test.test('a.css');
}

export default config;
