import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { axeFile } from './axe-file.mjs';
import { hashOf, isFresh, moduleFolders, root, sourcesBelow } from './inputs.mjs';
import { outsideStories } from './outside-stories.mjs';
import { runTool } from './run.mjs';

const output = 'dist/storybook';

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

/** Until a part has been checked its page finds that there is no result, and not that a file is missing. */
const writeEmptyReports = () => {
  const { entries } = JSON.parse(readFileSync(join(root, output, 'index.json'), 'utf8'));
  mkdirSync(join(root, output, 'axe'), { recursive: true });
  for (const { title } of Object.values(entries)) writeFileSync(join(root, output, axeFile(title)), 'null');
};

/** Builds Storybook to dist/storybook when a part, a story or its set-up changed. Answers whether it did. */
export const buildStories = async ({ quiet = true } = {}) => {
  const stories = ['.storybook', 'ui-kit', 'modules', 'shell'].flatMap(storiesBelow);
  const samples = moduleFolders().flatMap((name) => samplesBelow(`modules/${name}/web`));
  const inside = hashOf([...new Set([...stories, ...samples, ...drawn().flatMap(sourcesBelow)])]);
  const hash = outsideStories.reduce(addOutside, inside);
  if (isFresh(output, hash)) return false;
  const { code } = await runTool('storybook/dist/bin/dispatcher.js', ['build', '-o', output, '--quiet'], {
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    quiet,
  });
  if (code !== 0) throw new Error('Storybook could not be built. `npm run ui:build` says why.');
  writeEmptyReports();
  writeFileSync(join(root, output, '.stamp'), hash);
  return true;
};

/* npm run ui:build */
if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildStories({ quiet: false }).then(
    (isBuilt) => !isBuilt && console.log('The design site is up to date.'),
    (error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
