import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compileTexts, textsFile } from '../compile-texts.mjs';
import { sharedInPages } from '../contract/shared-names.mjs';
import { BuildProblem } from './build-error';
import { fromContract } from './build-server';
import type { ModuleSource } from './module-source';

const sharedNames = Object.keys(sharedInPages);

const shared: Plugin = {
  name: 'shared',
  setup: ({ onResolve }) => {
    onResolve({ filter: /.*/ }, ({ path }) =>
      sharedNames.includes(path) || /^(?:@storybook|storybook)\//.test(path) ? { path, external: true } : null,
    );
  },
};
const texts: Plugin = {
  name: 'texts',
  setup: ({ onLoad }) => {
    onLoad({ filter: textsFile }, async ({ path }) => ({
      contents: compileTexts(path, await readFile(path, 'utf8')),
      loader: 'js',
    }));
  },
};

/** Bundles each file of stories into `stories`, for the host's design site; what is shared comes from there. Answers their names. */
export const buildStories = async (source: ModuleSource, folder: string): Promise<readonly string[]> => {
  const files = source.has('web')
    ? readdirSync(join(source.root, 'web'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.stories.tsx'))
        .sort()
    : [];
  for (const file of files)
    await build({
      absWorkingDir: source.root,
      entryPoints: [join(source.root, 'web', file)],
      outfile: join(folder, 'stories', `${basename(file, '.tsx')}.js`),
      bundle: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      loader: { '.svg': 'dataurl' },
      plugins: [shared, texts, fromContract(source)],
      logLevel: 'silent',
    }).catch((error: Error) => {
      throw new BuildProblem(error.message);
    });
  return files.map((file) => `stories/${basename(file, '.tsx')}.js`);
};
