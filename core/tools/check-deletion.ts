import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Manifest } from '../contract/manifest';
import { projectFile } from '../server/root';
import { type Answers, DeletionCopy } from './deletion-copy';
import { type Deletion, listDeletions, listSeeingTests } from './deletions';
import type { Outcome } from './project-copy';

/*
 * npm run check deletion [module …]: deletes each module in turn, with those that need it, in a copy of the project, and requires
 * that the rest compiles, is built, starts on a database that had the module, and passes the tests of the host. With `--quick` only
 * the cheapest deletion, without those tests; `--report` names a file for what passed. Expects the project to be built.
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
const listChosen = (): readonly Deletion[] => {
  const every = listDeletions(manifests.map(({ id, needs }) => ({ id, needs, files: countFiles(id) })));
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

const stepsOf = (copy: DeletionCopy, { gone }: Deletion): readonly (readonly Step[])[] => {
  const tests = (): Promise<Outcome> => {
    const texts = copy.readTexts(hostFolders, (path) => /\.tsx?$/.test(path));
    const seeing = listSeeingTests(texts).filter((path) => !path.includes('.long.'));
    return copy.run('node_modules/vitest/vitest.mjs', ['run', '--reporter=dot', ...seeing]);
  };
  return [
    [
      [
        'static checks',
        () => copy.run('core/tools/check.mjs', ['--steps', values.quick ? 'types' : 'types,borders,packages']),
      ],
    ],
    [
      ['build', () => copy.run('core/tools/build.mjs')],
      ['boot', () => bootWithout(copy, gone)],
      ...(values.quick ? [] : [['tests', tests] as const]),
    ],
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
for (const deletion of chosen) {
  const seconds: string[] = [];
  copy.remove(deletion.gone);
  const failed = (await Promise.all(stepsOf(copy, deletion).map((steps) => runInTurn(steps, seconds)))).flat();
  const name = `without ${deletion.gone.join(', ')}`;
  results.push({ name, passed: failed.length === 0 });
  if (values.report) writeFileSync(values.report, JSON.stringify(results));
  console.log(`${failed.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.join(', ')})`);
  for (const output of failed) console.log(output);
}
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
