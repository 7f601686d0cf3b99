import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../inputs.mjs';
import { samplesFolder } from './samples.mjs';

/** What a host without modules is built from. */
const kept = ['core', 'db', 'shell', 'ui-kit', 'package.json', 'tsconfig.json', 'webpack.config.ts'];
const left = [
  ...['core/testing', 'core/bench', 'core/tools/templates', 'core/contract/data/frozen.json'],
  ...['*.test.ts', '*.test.tsx', '*.stories.tsx', '*.docs.tsx', '*.md'],
];
const archives = () => readdirSync(samplesFolder).filter((name) => /^host-[\d.]+\.tgz$/.test(name));

/** Keeps the sources of this host, in place of those of the release before. */
export const packHost = (contractVersion) => {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...kept, ...left.map((path) => `:!${path}`)], {
    cwd: root,
    maxBuffer: 1e8,
  });
  for (const name of archives()) rmSync(join(samplesFolder, name));
  const plain = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  const to = join(samplesFolder, `host-${contractVersion}.tgz`);
  execFileSync('tar', ['-czf', to, ...plain, '--null', '--files-from=-'], { cwd: root, input: files });
};

const archive = () => {
  const [name, ...more] = archives();
  if (name === undefined || more.length > 0)
    throw new Error(`${samplesFolder} has to hold one host-<version>.tgz. npm run contract -- freeze writes it.`);
  return join(samplesFolder, name);
};

/** Of the last released host: its version, and the contract that it offers. */
export const readReleasedHost = () => {
  const read = (file) => JSON.parse(execFileSync('tar', ['-xOzf', archive(), file], { encoding: 'utf8' }));
  return { version: read('package.json').version, contract: read('core/contract/data/contract.json') };
};

/** Unpacks the last released host into a folder, where it runs with the packages of this one. */
export const unpackReleasedHost = (folder) => {
  mkdirSync(join(folder, 'modules'), { recursive: true });
  execFileSync('tar', ['-xzf', archive(), '-C', folder]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
};
