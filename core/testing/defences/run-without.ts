import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFile, projectRoot } from '../../server/root';
import type { Defence } from './defences';

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

const toPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs the test of a defence in a process of its own, which reads the file without the defence: nothing on the disk changes. Answers the
 * titles of the tests that failed, and what else went wrong.
 */
export const runWithout = async (
  defence: Defence,
): Promise<{ readonly failed: readonly string[]; readonly fault: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'hedo-without-'));
  const file = join(folder, 'report.json');
  // What the run around it has set is not for this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|NODE_ENV|TEST$)/.test(name)),
  );
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [
        ...[projectFile('node_modules/vitest/vitest.mjs'), 'run', defence.test, '--root', projectRoot],
        ...['--config', projectFile('core/testing/defences/without.config.ts')],
        ...['--reporter=json', `--outputFile=${file}`],
        ...(defence.title === '' ? [] : ['-t', toPattern(defence.title)]),
      ],
      { cwd: projectRoot, env: { ...env, HEDO_WITHOUT: JSON.stringify(defence) }, maxBuffer: 64 * 1024 * 1024 },
      (_, stdout, stderr) => resolve(`${stdout}\n${stderr}`),
    );
  });
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => null,
  );
  await rm(folder, { recursive: true, force: true });
  if (!report) return { failed: [], fault: output.slice(-2000) };
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, title }) => status === 'failed' && title.includes(defence.title));
  return {
    failed: failed.map(({ title }) => title),
    fault: report.testResults.map(({ message }) => message).join('\n'),
  };
};
