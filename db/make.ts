import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot } from '#core/server/root';

const template = `import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('select 1');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('select 1');
};
`;

/** Writes an empty migration of `db` or a module; answers its path. `name` is words in kebab or snake case. */
export const makeMigration = async (owner: string, name: string, now = new Date()): Promise<string> => {
  const folder =
    owner === 'db' ? join(projectRoot, 'db/migrations') : join(projectRoot, 'modules', owner, 'migrations');
  if (owner !== 'db' && !existsSync(join(projectRoot, 'modules', owner, 'module.ts')))
    throw new Error(`There is no module "${owner}".`);
  const words = name.toLowerCase().replaceAll('-', '_');
  if (!/^[a-z][a-z0-9_]*$/.test(words)) throw new Error(`"${name}" is no name: use letters, digits and hyphens.`);
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const path = join(folder, `${stamp}_${words}.ts`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, template, { flag: 'wx' });
  return relative(projectRoot, path);
};
