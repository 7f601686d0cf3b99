import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Manifest } from '../contract/manifest';
import { projectFile } from '../server/root';
import { type Importing, readImports } from './check-imports.mjs';
import { type Answers, DeletionCopy } from './deletion-copy';
import {
  type Deletion,
  listBrokenImports,
  listDeletions,
  listPackagesLeft,
  listRemainders,
  listSeeingTests,
} from './deletions';
import type { Outcome } from './project-copy';

/*
 * npm run check deletion [module …]: deletes modules, each with those that need it, in a copy of the project. Those that are named one
 * after another: the rest has to pass the static checks, to be built, to start on a database that had the module, and to pass the
 * tests of the host. Without a name every module: each time the rest is built and started, what the static checks would
 * find is read from one list of imports, and the tests run once for each of `listRemainders`. With `--quick` only the cheapest
 * deletion, without those tests; `--report` names a file for what passed. Expects the project to be built.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, report: { type: 'string' } },
});

const readManifests = async (): Promise<readonly Manifest[]> => {
  const folders = readdirSync(projectFile('modules')).filter((name) =>
    existsSync(projectFile(`modules/${name}/module.ts`)),
  );
  return Promise.all(
    folders.sort().map(async (name) => {
      const loaded = await import(pathToFileURL(projectFile(`modules/${name}/module.ts`)).href);
      return (loaded as { readonly manifest: Manifest }).manifest;
    }),
  );
};

const manifests = await readManifests();
const countFiles = (id: string): number => readdirSync(projectFile(`modules/${id}`), { recursive: true }).length;
const candidates = manifests.map(({ id, needs }) => ({ id, needs, files: countFiles(id) }));
const listChosen = (): readonly Deletion[] => {
  const every = listDeletions(candidates);
  if (values.quick) return every.slice(0, 1);
  const unknown = positionals.filter((name) => !manifests.some(({ id }) => id === name));
  if (unknown.length > 0) throw new Error(`There is no module ${unknown.join(', ')}.`);
  return positionals.length > 0 ? every.filter(({ id }) => positionals.includes(id)) : every;
};

/** What stands at an address without parameters for anybody, by the manifests that are left. */
const openAddresses = (gone: readonly string[]): readonly string[] =>
  manifests
    .filter(({ id }) => !gone.includes(id))
    .flatMap(({ web }) => web?.roots ?? [])
    .filter(({ access, route, under }) => access === 'open' && !under && !route.includes(':'))
    .map(({ route }) => route);

/** Status of each open address while all modules are there. */
let usual: Answers = new Map();

type Step = readonly [name: string, run: () => Promise<Outcome>];
const hostFolders = ['core', 'db', 'shell', 'ui-kit'];

/** What is left starts, and answers at its addresses as before. */
const bootWithout = async (copy: DeletionCopy, gone: readonly string[]): Promise<Outcome> => {
  const { passed, output, answers } = await copy.boot(openAddresses(gone));
  const changed = [...answers]
    .filter(([address, status]) => status !== usual.get(address))
    .map(([address, status]) => `GET ${address}: ${status}, was ${usual.get(address)}`);
  return { passed: passed && changed.length === 0, output: [...changed, output].join('\n') };
};

const runTests = (copy: DeletionCopy): Promise<Outcome> => {
  const texts = copy.readTexts(hostFolders, (path) => /\.tsx?$/.test(path));
  const seeing = listSeeingTests(texts).filter((path) => !path.includes('.long.'));
  return copy.run('node_modules/vitest/vitest.mjs', ['run', '--reporter=dot', ...seeing]);
};
const check = (copy: DeletionCopy, steps: string): Step => [
  'static checks',
  () => copy.run('core/tools/check.mjs', ['--steps', steps]),
];
const buildRest = (copy: DeletionCopy): Step => ['build', () => copy.run('core/tools/build.mjs')];

/** Steps that may run side by side, and what follows each. */
type Plan = readonly (readonly Step[])[];

const planNamed = (copy: DeletionCopy, { gone }: Deletion): Plan => [
  [check(copy, values.quick ? 'types' : 'types,borders,packages')],
  [
    buildRest(copy),
    ['boot', () => bootWithout(copy, gone)],
    ...(values.quick ? [] : [['tests', () => runTests(copy)] as const]),
  ],
];

/** Modules that declare a package or something global, which files see that do not import it. */
const declaring = manifests
  .map(({ id }) => id)
  .filter((id) =>
    readdirSync(projectFile(`modules/${id}`), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .some((path) =>
        /^\s*declare (module|global)\b/m.test(readFileSync(projectFile(`modules/${id}/${path}`), 'utf8')),
      ),
  );

/**
 * A file that imports nothing of what went is compiled as before, and breaks no rule about imports that it did not break before: only
 * what else may have changed is given to the tools.
 */
const planOne = (copy: DeletionCopy, { gone }: Deletion, files: readonly Importing[]): Plan => {
  const broken = listBrokenImports(files, gone);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8'));
  const unused = listPackagesLeft(files, gone, Object.keys({ ...dependencies, ...devDependencies }));
  const steps = [
    ...(gone.some((id) => declaring.includes(id)) ? ['types'] : []),
    ...(unused.length > 0 ? ['packages'] : []),
  ];
  return [
    [['imports of the rest', async () => ({ passed: broken.length === 0, output: broken.join('\n') })]],
    ...(steps.length > 0 ? [[check(copy, steps.join())]] : []),
    [buildRest(copy), ['boot', () => bootWithout(copy, gone)]],
  ];
};

/** Runs steps one after another until one fails; answers what failed. */
const runInTurn = async (steps: readonly Step[], seconds: string[]): Promise<readonly string[]> => {
  for (const [name, run] of steps) {
    const began = performance.now();
    const { passed, output } = await run();
    seconds.push(`${name} ${((performance.now() - began) / 1000).toFixed(0)} s`);
    if (!passed) return [`${name} failed:\n${output.trim().slice(-6000)}`];
  }
  return [];
};

const chosen = listChosen();
const results: { readonly name: string; readonly passed: boolean }[] = [];
const copy = new DeletionCopy();
const leave = (): void => process.exit(130);
process.on('exit', () => copy.clear());
process.on('SIGINT', leave).on('SIGTERM', leave);

// The database gets the tables, migrations and sample rows of all modules.
const before = await copy.boot(openAddresses([]));
if (!before.passed) throw new Error(`The whole product does not start:\n${before.output}`);
usual = before.answers;
/** Takes modules out and does what `plan` says of the rest. */
const tryWithout = async (name: string, gone: readonly string[], plan: Plan): Promise<void> => {
  const seconds: string[] = [];
  copy.remove(gone);
  const failed = (await Promise.all(plan.map((steps) => runInTurn(steps, seconds)))).flat();
  results.push({ name, passed: failed.length === 0 });
  if (values.report) writeFileSync(values.report, JSON.stringify(results));
  console.log(`${failed.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.join(', ')})`);
  for (const output of failed) console.log(output);
};

if (values.quick || positionals.length > 0)
  for (const deletion of chosen)
    await tryWithout(`without ${deletion.gone.join(', ')}`, deletion.gone, planNamed(copy, deletion));
else {
  const { modules } = await readImports([...hostFolders, 'modules', 'e2e', '.storybook']);
  for (const deletion of chosen)
    await tryWithout(`without ${deletion.gone.join(', ')}`, deletion.gone, planOne(copy, deletion, modules));
  for (const left of listRemainders(candidates)) {
    const gone = manifests.map(({ id }) => id).filter((id) => !left.includes(id));
    await tryWithout(`tests of the host with ${left.join(', ')}`, gone, [
      [buildRest(copy), ['tests', () => runTests(copy)]],
    ]);
  }
}
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
