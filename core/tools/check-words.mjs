import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exceptions, forbidden, unfinished } from '../../cspell.config.mjs';
import { root } from './inputs.mjs';
import { runTool } from './run.mjs';

/* The step "words" of npm run check: no word of cspell.config.mjs in names of files, in identifiers and in comments. */
const folders = ['core', 'db', 'modules', 'shell', 'ui-kit', 'e2e', '.storybook'];

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
const isUnfinished = (path) => unfinished.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));
const isException = (path) => exceptions.some((one) => one.path === path);

const files = folders.flatMap(filesBelow).filter((path) => !/(^|\/)(node_modules|dist)\//.test(path));
const names = files.filter((path) => forbidden.test(path) && !isUnfinished(path) && !isException(path));
for (const path of names) console.error(`${path}: forbidden word in the name of a file`);

/** Where one of the words stands at all: to look at the other files, nine in ten, takes cspell most of its time. */
const suspects = [...files, ...readdirSync(root).filter((name) => /\.(ts|cjs)$/.test(name))].filter(
  (path) => /\.(tsx?|mjs|cjs|css)$/.test(path) && forbidden.test(readFileSync(join(root, path), 'utf8')),
);
const { code, output } = await runTool(
  'cspell/bin.mjs',
  ['lint', '--no-progress', '--no-summary', '--dot', '--config', 'cspell.config.mjs', ...suspects],
  { quiet: true },
);
if (code !== 0)
  console.error(
    `${output.trimEnd()}\nWrite the word of the field: docs/glossary.md, CONTRIBUTING.md "Names and comments".`,
  );
if (code !== 0 || names.length > 0) process.exitCode = 1;
