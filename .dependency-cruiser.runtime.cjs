/** What reaches whom when the product runs: imports of types are gone by then. `npm run check` runs it after `.dependency-cruiser.cjs`. */
const { options } = require('./.dependency-cruiser.cjs');

const test = '(\\.test\\.tsx?$|/testing/|/e2e/|/bench(\\.ts$|/))';
const story = '\\.stories\\.tsx$';

module.exports = {
  forbidden: [
    {
      name: 'web-never-reaches-server',
      comment: 'Not even through a helper: it would end up in the browser.',
      severity: 'error',
      from: { path: '^(modules/[^/]+/web|shell|ui-kit|core/web)/', pathNot: [test, story] },
      to: {
        path: '(^(modules/[^/]+/server|core/server|db)/|node_modules/(knex|objection|koa|pg|@sinclair/typebox)/)',
        reachable: true,
      },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
};
