import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { folderOfModule, root } from './inputs.mjs';
import { runTool } from './run.mjs';

const folders = ['core', 'db', 'modules', 'shell', 'ui-kit', 'e2e'].filter((folder) => existsSync(join(root, folder)));
/**
 * What was found about types stays for the next run, which then looks at changed files alone. One thread: each looks at what they share
 * once more (25 seconds of processor time in one, 32 in two), and other checks take the second core.
 */
const incremental = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
const steps = {
  types: ['typescript-7/bin/tsc', ['-p', '.', '--checkers', '1', ...incremental]],
  biome: [
    '@biomejs/biome/bin/biome',
    ['check', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=50'],
  ],
  // Answers for what pages reach as well.
  borders: ['../core/tools/check-imports.mjs', []],
  // Its hints are about entries that some modules have and others have not.
  'dead code': ['knip/bin/knip.js', ['--no-config-hints']],
  // What is imported is declared, and what is declared is used.
  packages: ['knip/bin/knip.js', ['--no-config-hints', '--include', 'unlisted,unresolved,dependencies']],
  'API report': ['../core/tools/api-report.mjs', ['--check']],
  words: ['../core/tools/check-words.mjs', []],
};

/** The bundler, which runs at the same time, is what browser tests wait for. */
const niceness = 5;

const runStep = async (name, paths = []) => {
  const began = performance.now();
  const [tool, parameters] = steps[name];
  const { code, output } = await runTool(tool, [...parameters, ...paths], { quiet: true, niceness });
  return { name, passed: code === 0, output, seconds: (performance.now() - began) / 1000 };
};
const inTurn = async (names, paths) => {
  const results = [];
  for (const name of names) results.push(await runStep(name, paths));
  return results;
};

/** The checks that the imports of some files are read for; one that failed when they could not be. */
const runBorders = async (paths) => {
  if (paths.length === 0) return [];
  const read = await runStep('borders', paths);
  return read.passed ? JSON.parse(read.output).map((result) => ({ ...result, seconds: read.seconds })) : [read];
};

/** All static checks, the slow compiler next to the quick steps. */
const checkAll = () =>
  Promise.all([inTurn(['types']), inTurn(['biome', 'words', 'dead code', 'API report']), runBorders(folders)]);

/** Types know no folder; whether something is dead, only the whole project tells. */
const checkPaths = (paths) => {
  console.log(`Only ${paths.join(', ')}; dead code is looked for in the whole project alone.`);
  const scripts = paths.filter((path) => !/\.(json|md|css|sql)$/.test(path));
  return Promise.all([
    inTurn(['types']),
    inTurn(['biome'], paths),
    inTurn(['words', 'API report']),
    runBorders(scripts),
  ]);
};

const print = (results) => {
  for (const { name, passed, output, seconds } of results) {
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    if (!passed) console.log(output.trimEnd());
  }
  return results;
};

/**
 * Runs the static checks of the project, or of some of its folders and files; prints what failed. Answers name and result of
 * each.
 */
export const check = async (paths = []) => print((await (paths.length > 0 ? checkPaths(paths) : checkAll())).flat());

/** Some steps for the whole project, by name. */
const checkSteps = async (names) =>
  print((await Promise.all(names.map((name) => (name === 'borders' ? runBorders(folders) : runStep(name))))).flat());

const parameters = process.argv.slice(2);
const runParameters = async () => {
  if (parameters[0] === 'deletion') {
    await build();
    return (await runTool('tsx/dist/cli.mjs', ['core/tools/check-deletion.ts', ...parameters.slice(1)])).code === 0;
  }
  const unknown = parameters[0] === '--steps' ? [] : parameters.filter((name) => !existsSync(folderOfModule(name)));
  if (unknown.length > 0) {
    console.error(`There is no module, folder or file ${unknown.join(', ')}.`);
    return false;
  }
  const results =
    parameters[0] === '--steps'
      ? await checkSteps(parameters[1].split(','))
      : await check(parameters.map(folderOfModule));
  return results.every(({ passed }) => passed);
};

/*
 * npm run check [module or path …]; a bare module name means its folder. `npm run check deletion [module …]` tries what
 * core/tools/check-deletion.ts says; it runs `--steps types,borders` and the like in a copy of the project.
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await runParameters()) ? 0 : 1;
