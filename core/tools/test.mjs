import { mkdir, readFile, rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { build, buildData } from './build.mjs';
import { buildStories } from './build-stories.mjs';
import { areasOf, changedSince } from './changed.mjs';
import { check } from './check.mjs';
import { findMissingPackages } from './debian-programs.mjs';
import { e2e } from './e2e.mjs';
import { root } from './inputs.mjs';
import { runTool } from './run.mjs';

/*
 * npm test: check and build, unit, Playwright, all of them even when one fails. Each static check and the build count as
 * one test. The last line is the count: "<n> passed, <n> failed". Unit tests run at the same time, since each part waits for
 * something else a third of its time: browsers go first, and units and checks take what these leave. What Playwright says comes when
 * it has ended. With --all the long tests run too, and all in turn, as what kills and soaks wants the machine to itself, and each
 * module is deleted once; with `--since main` only what belongs to the files that changed since that branch or commit.
 */
if (process.argv.includes('--all')) process.env.HEDO_TEST_ALL = '1';
const reports = join(root, 'test-results');
const heading = (text) => console.log(`\n── ${text} ──`);
/** Seconds that each file of tests took, by its path. */
const seconds = new Map();
const addSeconds = (file, milliseconds) => {
  const path = relative(root, file);
  seconds.set(path, (seconds.get(path) ?? 0) + milliseconds / 1000);
};
/** What failed, with its file: listed again at the end, since the end of a log is what survives of it. */
const failures = [];
const reportIn = async (file) => JSON.parse(await readFile(join(reports, file), 'utf8').catch(() => 'null'));

const countChecks = (results) => {
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  failures.push(...failed);
  return { passed: results.length - failed.length, failed: failed.length, skipped: 0 };
};

/** Builds everything; answers whether it could be. */
const buildAll = () =>
  build()
    .then(buildStories)
    .then(
      () => true,
      (error) => console.error(error.message) ?? false,
    );

/** The static checks during the build: either waits half of its time for a single thread. */
const checksAndBuild = async (building = buildAll()) => {
  heading('check, build');
  const results = await check();
  return countChecks([...results, { name: 'build', passed: await building }]);
};

/**
 * Browsers wait for pages half of their time, units hardly ever: with equal shares of the cores units end minutes before the browsers,
 * which then leave a third of the cores idle.
 */
const unitNiceness = 5;

const unit = async (folders = []) => {
  heading('unit');
  await buildData();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`];
  const parameters = ['run', ...reporters, ...(folders.length > 0 ? ['--passWithNoTests', ...folders] : [])];
  const { code } = await runTool('vitest/vitest.mjs', parameters, { niceness: unitNiceness });
  const report = await reportIn('unit.json');
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  for (const { name, startTime, endTime } of report.testResults) addSeconds(name, endTime - startTime);
  // A file that cannot even be loaded has no test that could fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  failures.push(...broken.map(({ name, message }) => `${relative(root, name)}: ${message}`));
  for (const { name, assertionResults } of report.testResults)
    for (const { fullName, failureMessages } of assertionResults.filter(({ status }) => status === 'failed'))
      failures.push([`${relative(root, name)}: ${fullName}`, ...failureMessages].join('\n  '));
  const failed = report.numFailedTests + broken.length;
  if (failed === 0 && code !== 0)
    failures.push(`vitest ended with code ${code} though no test failed: see its unhandled errors`);
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
};

/** Every browser test of a report, with its file. */
const specsIn = (suites) => suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites ?? [])]);

const browser = async ({ quiet = false } = {}) => {
  if (!quiet) heading('e2e');
  const { code, output } = await e2e(['--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
    quiet,
  });
  if (quiet) {
    heading('e2e');
    console.log(output.trimEnd());
  }
  const report = await reportIn('e2e.json');
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  for (const { title, file, tests } of specsIn(report.suites)) {
    if (tests.some(({ status }) => status === 'unexpected')) failures.push(`${file}: ${title}`);
    if (tests.some(({ status }) => status === 'flaky')) console.log(`passed at the second try only: ${title}`);
    for (const { duration } of tests.flatMap(({ results }) => results)) addSeconds(join(root, file), duration);
  }
  if (unexpected === 0 && code !== 0) failures.push(`playwright ended with code ${code} though no test failed`);
  return { passed: expected + flaky, failed: unexpected === 0 && code !== 0 ? 1 : unexpected, skipped };
};

/** Takes each module out of a copy of the project, one after another. */
const deletions = async () => {
  heading('deletions');
  const file = join(reports, 'deletions.json');
  const { code } = await runTool('tsx/dist/cli.mjs', ['core/tools/check-deletion.ts', '--report', file]);
  const counts = countChecks((await reportIn('deletions.json')) ?? []);
  if (code === 0 || counts.failed > 0) return counts;
  failures.push('npm run check deletion ended before it had tried every module');
  return { ...counts, failed: 1 };
};

/** Checks of the changed files, and the unit tests of their modules and folders. */
const stepsSince = async (ref) => {
  const files = await changedSince(ref);
  const areas = areasOf(files);
  const sources = files.filter((file) => /\.(tsx?|mjs|cjs|json|css)$/.test(file));
  console.log(
    `${files.length} files changed since ${ref}: checks of these, unit tests of ${areas.join(', ') || 'nothing'}.`,
  );
  console.log('Not run: browser tests, and what else may depend on them. `npm test` runs everything.');
  return [
    async () => {
      heading('check');
      return countChecks(sources.length > 0 ? await check(sources) : []);
    },
    ...(areas.length > 0 ? [() => unit(areas)] : []),
  ];
};

const since = process.argv.indexOf('--since');
const none = { passed: 0, failed: 0, skipped: 0 };
const runStep = (step) =>
  step().catch((error) => {
    failures.push(error.message);
    return { ...none, failed: 1 };
  });
const inTurn = async (steps) => {
  const counts = [];
  for (const step of steps) counts.push(await runStep(step));
  return counts;
};

/** What the long tests need; said at once, since they themselves come hours later. */
const programs = () => {
  heading('programs of Debian');
  const missing = findMissingPackages();
  if (missing.length > 0) console.log(`Not installed: ${missing.join(', ')}. apt-get install ${missing.join(' ')}`);
  return countChecks([{ name: `programs of Debian (missing: ${missing.join(', ')})`, passed: missing.length === 0 }]);
};

/** Bytes that suffice for units next to browsers, and next to compilers and linters. */
const [forBrowsers, forChecks] = [7e9, 12e9];

const everything = async () => {
  if (process.env.HEDO_TEST_ALL)
    return inTurn([async () => programs(), () => checksAndBuild(), unit, browser, deletions]);
  if (totalmem() < forBrowsers) return inTurn([() => checksAndBuild(), unit, browser]);
  const building = buildAll();
  const checking = runStep(() => checksAndBuild(building));
  if (totalmem() < forChecks) await checking;
  const browsing = building.then(() => runStep(() => browser({ quiet: true })));
  return Promise.all([checking, runStep(unit), browsing]);
};

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const all = since === -1 ? await everything() : await inTurn(await stepsSince(process.argv[since + 1] ?? 'main'));
const total = { ...none };
for (const counts of all) for (const key of Object.keys(total)) total[key] += counts[key];
heading('the slowest files');
for (const [file, time] of [...seconds].sort(([, one], [, other]) => other - one).slice(0, 20))
  console.log(`${time.toFixed(1).padStart(7)} s  ${file}`);
if (failures.length > 0) heading('failed');
for (const failure of failures) console.log(failure);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
