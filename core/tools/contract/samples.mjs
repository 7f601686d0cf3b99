import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../inputs.mjs';

/** Modules that are built outside the tree, and kept as they were built with the first contract of a major version. */
export const samplesFolder = join(root, 'core/testing/releases');
export const sampleIds = ['almanac', 'guestbook'];

/** Builds a sample with the contract of today into a folder. */
export const buildSample = (id, out) =>
  execFileSync(process.execPath, [join(root, 'dist/contract/tools/hedo-module.mjs'), 'build', '--out', out], {
    cwd: join(samplesFolder, id),
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Builds the samples and keeps them as archives next to their sources. */
const packSamples = () => {
  const work = mkdtempSync(join(tmpdir(), 'hedo-samples-'));
  try {
    for (const id of sampleIds) {
      buildSample(id, join(work, id));
      const plain = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
      execFileSync('tar', ['-czf', join(samplesFolder, `${id}.tgz`), ...plain, '-C', join(work, id), '.']);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

/** Unpacks a kept sample into a folder. */
export const unpackSample = (id, folder) => {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', join(samplesFolder, `${id}.tgz`), '-C', folder]);
};

/** What the kept samples say of themselves. */
export const readSamples = () =>
  sampleIds
    .map((id) => join(samplesFolder, `${id}.tgz`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(execFileSync('tar', ['-xOzf', file, './module.json'], { encoding: 'utf8' })));

/** Keeps samples for the contracts of a major version: what its first one built has to run with all of them. */
export const keepSamples = (contractVersion) => {
  const majorOf = (version) => version.split('.')[0];
  const kept = readSamples();
  if (kept.length === 0 || kept.some(({ built }) => majorOf(built.contract) !== majorOf(contractVersion)))
    packSamples();
};
