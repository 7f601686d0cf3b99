/** Who may import whom (see CONTRIBUTING.md). `npm run check` runs it. */
/** Tests and measurements: they may borrow factories and known values. */
const test = '(\\.test\\.tsx?$|/testing/|^e2e/|^modules/[^/]+/e2e/|/bench(\\.ts$|/))';
const story = '\\.stories\\.tsx$';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-knows-no-module',
      comment: 'The host lists modules by their folders; it never names one.',
      severity: 'error',
      from: { path: '^(core|ui-kit|db)/' },
      to: { path: '^(modules|shell)/' },
    },
    {
      name: 'module-only-through-public',
      comment: 'Ask by a port, tell by an event, show by a slot.',
      severity: 'error',
      from: { path: '^modules/([^/]+)/', pathNot: [test, story] },
      to: { path: '^modules/([^/]+)/', pathNot: ['^modules/$1/', '^modules/[^/]+/public(-server)?\\.ts$'] },
    },
    {
      name: 'public-server-for-servers',
      comment: 'It needs Node or holds TypeBox; pages read public.ts.',
      severity: 'error',
      from: { path: '^(modules/[^/]+/(web/|lib/|public\\.ts$)|shell/|ui-kit/|core/web/)', pathNot: [test, story] },
      to: { path: '^modules/[^/]+/public-server\\.ts$' },
    },
    {
      name: 'tests-borrow-only-factories',
      severity: 'error',
      from: { path: '^modules/([^/]+)/.*(\\.test\\.tsx?$|/testing/)' },
      to: {
        path: '^modules/([^/]+)/',
        pathNot: ['^modules/$1/', '^modules/[^/]+/public(-server)?\\.ts$', '/testing/'],
      },
    },
    {
      name: 'shell-knows-no-module',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^modules/' },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: '^(modules/[^/]+/server|core/server)/', pathNot: test },
      to: { path: '(/web/|^ui-kit/|^shell/)', pathNot: 'node_modules' },
    },
    {
      name: 'module-server-uses-the-contract',
      comment: 'Modules get the host through `Core`; of its files they may use the project root alone.',
      severity: 'error',
      from: { path: '^modules/[^/]+/', pathNot: test },
      to: { path: '^(core/server|db)/', pathNot: '^core/server/root\\.ts$' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^core/contract/', pathNot: test },
      to: { path: '^(core|db|ui-kit|shell|modules)/', pathNot: '^core/contract/' },
    },
    {
      name: 'public-stays-light',
      severity: 'error',
      from: { path: '^modules/[^/]+/(public|module)\\.ts$' },
      to: { path: '^modules/', pathNot: ['/(schemas|lib)/', '^modules/[^/]+/public\\.ts$'] },
    },
    {
      name: 'tests-out-of-source',
      severity: 'error',
      from: { pathNot: [test, story, '^vitest\\.config\\.ts$'] },
      to: { path: '(\\.test\\.tsx?$|/testing/|\\.stories\\.tsx$)', pathNot: 'node_modules' },
    },
    {
      name: 'folder-plan',
      comment:
        'Every module has the folders of CONTRIBUTING.md; `service` and `desk` say nothing (core/testing/module-shape.test.ts).',
      severity: 'error',
      from: {},
      to: { path: '^modules/[^/]+/(server/(service|present|policy)(/|\\.ts$)|web/desk/)' },
    },
    {
      name: 'routes-reach-no-models',
      comment: 'A route checks access, loads by a query and calls one action.',
      severity: 'error',
      from: { path: '^modules/[^/]+/server/routes', pathNot: test },
      to: { path: '^modules/[^/]+/server/models/' },
    },
    {
      name: 'views-and-policies-are-pure',
      comment: 'A view makes a reply of a row, a policy decides about one; what they need is handed to them.',
      severity: 'error',
      from: { path: '^modules/[^/]+/server/(views|policies)/', pathNot: [test, '^modules/money/'] },
      to: {
        path: '^modules/[^/]+/server/(routes|actions|queries|models|jobs|reactions)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'router-through-the-facade',
      comment: 'A shared package is not tree-shaken; the facade exports only what is used (40 KB less).',
      severity: 'error',
      from: { path: '^(modules|shell|ui-kit|core)/', pathNot: [test, story, '^core/web/'] },
      to: { path: 'node_modules/react-router(-dom)?/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Who depends on a file and the like is derived for no rule of ours, and takes a quarter of the time.
    skipAnalysisNotInRules: true,
    exclude: { path: '(^dist/|\\.module\\.css$|\\.css$)' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
