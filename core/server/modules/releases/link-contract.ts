import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFile } from '../../root';

const forwarding = (target: string): string => `export * from ${JSON.stringify(target)};\n`;

/**
 * Lets server sides of published modules import the contract of this host by its package name, in every Node: they share its classes
 * (`Problem`, `Reply`) and its TypeBox with the host. Only the built server has the contract as files of its own.
 */
export const linkContract = async (folder: string): Promise<void> => {
  const contract = projectFile('dist/server/core/contract');
  if (!existsSync(contract)) return;
  const names = (await readdir(contract)).filter((name) => name.endsWith('.js'));
  const aside = join(folder, `node_modules.${process.pid}`);
  const own = join(aside, '@hedo/contract');
  await mkdir(join(own, 'core/contract'), { recursive: true });
  const exported = { './*': './*' };
  await writeFile(
    join(own, 'package.json'),
    JSON.stringify({ name: '@hedo/contract', type: 'module', exports: exported }),
  );
  for (const name of names) {
    const target = pathToFileURL(join(contract, name)).href;
    await writeFile(join(own, 'core/contract', basename(name)), forwarding(target));
  }
  await writeFile(join(own, 'typebox.js'), forwarding(pathToFileURL(projectFile('dist/server/typebox.js')).href));
  // Another process of this machine may do the same.
  await rm(join(folder, 'node_modules'), { recursive: true, force: true });
  await rename(aside, join(folder, 'node_modules')).catch(() => rm(aside, { recursive: true, force: true }));
};
