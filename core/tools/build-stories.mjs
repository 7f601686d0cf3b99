import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hashOf, isFresh, moduleFolders, root, sourcesBelow } from './inputs.mjs';
import { outsideStories } from './outside-stories.mjs';
import { runTool } from './run.mjs';

const filesBelow = (path, pattern) =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .filter((file) => pattern.test(file))
        .sort()
    : [];
const storiesBelow = (path) => filesBelow(path, /\.stories\.tsx$/);
const samplesBelow = (path) => filesBelow(path, /\/testing\/[^/]+\.(tsx?|json)$/);

/** What is drawn in stories: parts, pages, what they ask of the host, and sample data. */
const drawn = () => [
  ...[
    'ui-kit',
    'shell',
    'core/web',
    'core/contract',
    '.storybook',
    'package-lock.json',
    'core/tools/compile-texts.mjs',
    'core/tools/outside-stories.mjs',
  ],
  ...moduleFolders().flatMap((name) =>
    ['module.ts', 'public.ts', 'lib', 'schemas', 'web'].map((part) => `modules/${name}/${part}`),
  ),
];

/** What is shown of modules outside of the project, by the files that change with them. */
const addOutside = (before, { id, folder, files }) => {
  const hash = createHash('sha256').update(before).update(id);
  for (const file of files) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
};

/** Builds Storybook to dist/storybook when a part, a story or its set-up changed. Answers whether it did. */
export const buildStories = async () => {
  const stories = ['.storybook', 'ui-kit', 'modules', 'shell'].flatMap(storiesBelow);
  const samples = moduleFolders().flatMap((name) => samplesBelow(`modules/${name}/web`));
  const inside = hashOf([...new Set([...stories, ...samples, ...drawn().flatMap(sourcesBelow)])]);
  const hash = outsideStories.reduce(addOutside, inside);
  if (isFresh('dist/storybook', hash)) return false;
  const { code } = await runTool('storybook/dist/bin/dispatcher.js', ['build', '-o', 'dist/storybook', '--quiet'], {
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    quiet: true,
  });
  if (code !== 0) throw new Error('Storybook could not be built. `npm run ui:build` says why.');
  await writeFile(join(root, 'dist/storybook/.stamp'), hash);
  return true;
};
