import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';
import type { Configuration, RuleSetRule } from 'webpack';
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
  webpackFinal: (webpack, { configType }) => {
    const rules = (webpack.module?.rules ?? []).filter((rule) => !isCssRule(rule)) as RuleSetRule[];
    // Only files that draw have parts to document.
    for (const rule of rules) if (isDocgenRule(rule)) rule.test = /\.tsx$/;
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

function isDocgenRule(rule: RuleSetRule): boolean {
  return JSON.stringify(rule).includes('react-docgen-loader');
}

export default config;
