import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFile, projectRoot } from '../server/root';
import { readTutorial } from './read-tutorial';

/*
 * Whoever follows docs/your-first-module.md gets what it says: each block of commands is run and each patch applied, in their order, in a
 * copy of the project. So the module that `npm run new module --full` makes passes its checks and tests, unchanged and changed.
 */
const leftOut = ['node_modules', 'dist', '.git', '.hedo', 'coverage', 'test-results', 'playwright-report'];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hedo-tutorial-'));
  for (const name of readdirSync(projectRoot).filter((one) => !leftOut.includes(one)))
    cpSync(projectFile(name), join(copy, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(projectFile('node_modules'), join(copy, 'node_modules'));
  // The formatter asks git what it may leave out.
  expect(run('git', ['init', '-q'])).toEqual({ status: 0, output: expect.any(String) });
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (program: string, parameters: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd: copy,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // What this run of tests tells its own processes is not meant for those of the copy.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  return { status, output: stdout + stderr };
};

it('what the page says works, block after block', { timeout: 3_600_000 }, () => {
  for (const { kind, text } of readTutorial()) {
    if (kind === 'sh')
      expect(run('bash', ['-euo', 'pipefail', '-c', text]), text).toEqual({ status: 0, output: expect.any(String) });
    if (kind === 'diff')
      expect(run('git', ['apply', '-'], text), text).toEqual({ status: 0, output: expect.any(String) });
    // Made, and not touched yet.
    if (text.includes('api-report'))
      for (const what of ['check', 'unit'])
        expect(run('npm', ['run', '--silent', what, 'night-log']), what).toEqual({
          status: 0,
          output: expect.any(String),
        });
  }
});
