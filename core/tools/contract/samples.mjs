import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../inputs.mjs';

/** Modules that are built outside the tree, and kept as they were built with the frozen contract. */
export const samplesFolder = join(root, 'core/testing/releases');
export const sampleIds = ['almanac', 'guestbook'];

/** Builds a sample with the contract of today into a folder. */
export const buildSample = (id, out) =>
  execFileSync(process.execPath, [join(root, 'dist/contract/tools/hedo-module.mjs'), 'build', '--out', out], {
    cwd: join(samplesFolder, id),
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Builds the samples and keeps them as archives next to their sources. */
export const packSamples = () => {
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
  readdirSync(samplesFolder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) =>
      JSON.parse(execFileSync('tar', ['-xOzf', join(samplesFolder, name), './module.json'], { encoding: 'utf8' })),
    );
