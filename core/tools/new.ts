import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../server/root';
import { moduleFiles } from './new-module-files';

const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');

/** Why a module of that name cannot be made; null when it can. */
const problemOf = (name: string | undefined, root: string): string | null => {
  if (!name || !/^[a-z]+(-[a-z]+)*$/.test(name))
    return 'Usage: npm run new module <name>, a name in kebab-case such as journal or team-portal.';
  if (name === 'shell' || name === 'core') return `${name} is a part of the host.`;
  return existsSync(join(root, 'modules', name)) ? `modules/${name} is there already.` : null;
};

/** Writes the smallest whole module: manifest, one route, one page, tests. Answers the files made. */
export const newModule = async (name: string, root = projectRoot): Promise<string[]> => {
  const problem = problemOf(name, root);
  if (problem) throw new Error(problem);
  const files = Object.entries(moduleFiles(name)).map(([file, text]) => ({ file: `modules/${name}/${file}`, text }));
  for (const { file, text } of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text, { flag: 'wx' });
  }
  // Long names break lines elsewhere than short ones.
  spawnSync(process.execPath, [biome, 'format', '--write', '--vcs-enabled=false', `modules/${name}`], { cwd: root });
  return files.map(({ file }) => file);
};

const main = async (): Promise<void> => {
  const [kind, name] = process.argv.slice(2);
  if (kind !== 'module') throw new Error('Usage: npm run new module <name>');
  for (const file of await newModule(name ?? '')) process.stdout.write(`${file}\n`);
  process.stdout.write(
    `\nIt mounts at /${name} and answers GET /api/${name}/me. Try: npm run unit ${name}, and npm run api-report\n`,
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
