import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hashOf, isFresh, root, sourcesBelow } from './inputs.mjs';
import { runTool } from './run.mjs';

const storiesBelow = (path) =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.stories\.tsx$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .sort()
    : [];

/** Builds Storybook to dist/storybook when a part, a story or its set-up changed. Answers whether it did. */
export const buildStories = async () => {
  const stories = ['ui-kit', 'modules'].flatMap(storiesBelow);
  const folders = new Set(stories.map((file) => file.split('/').slice(0, -1).join('/')));
  const hash = hashOf([
    ...new Set([...stories, ...['ui-kit', '.storybook', 'package-lock.json', ...folders].flatMap(sourcesBelow)]),
  ]);
  if (isFresh('dist/storybook', hash)) return false;
  const { code } = await runTool('storybook/dist/bin/dispatcher.js', ['build', '-o', 'dist/storybook', '--quiet'], {
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    quiet: true,
  });
  if (code !== 0) throw new Error('Storybook could not be built. `npm run ui:build` says why.');
  await writeFile(join(root, 'dist/storybook/.stamp'), hash);
  return true;
};
