import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { projectRoot } from '../server/root';
import { type Template, templateFiles } from './template-files';

const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
const usage = 'Usage: npm run new module <name>, or npm run new module <name> -- --full';

/** Why a module of that name cannot be made; null when it can. */
const problemOf = (name: string | undefined, root: string): string | null => {
  if (!name || !/^[a-z]+(-[a-z]+)*$/.test(name))
    return `${usage}. The name is in kebab-case such as journal or team-portal.`;
  if (name === 'shell' || name === 'core') return `${name} is a part of the host.`;
  return existsSync(join(root, 'modules', name)) ? `modules/${name} is there already.` : null;
};

/** Writes the files of a new module as the template has them. Answers their paths. */
export const writeModule = async (name: string, template: Template, root: string): Promise<string[]> => {
  const problem = problemOf(name, root);
  if (problem) throw new Error(problem);
  const files = Object.entries(templateFiles(name, template));
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text, { flag: 'wx' });
  }
  return files.map(([file]) => file);
};

/**
 * Makes a whole module: manifest, one route, one page, tests; a full one also keeps what people write, in three languages, with a
 * story, a test in a browser and a workflow. Answers the files made.
 */
export const newModule = async (name: string, template: Template = 'small', root = projectRoot): Promise<string[]> => {
  const files = await writeModule(name, template, root);
  // Long names break lines elsewhere than short ones.
  const format = [biome, 'check', '--write', '--linter-enabled=false', '--vcs-enabled=false', `modules/${name}`];
  spawnSync(process.execPath, format, { cwd: root });
  return files;
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false } },
  });
  const [kind, name] = positionals;
  if (kind !== 'module' || positionals.length > 2) throw new Error(usage);
  for (const file of await newModule(name ?? '', values.full ? 'full' : 'small')) process.stdout.write(`${file}\n`);
  process.stdout.write(
    `\nIts page is at /${name}. Now: npm run api-report, npm run catalogue, npm run check ${name}, npm run unit ${name}, npm run dev\n`,
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
