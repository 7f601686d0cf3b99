import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listDeprecations } from '../../server/modules/releases/judge-release';
import type { Release } from '../../server/modules/releases/release-format';
import { signDescriptor } from '../../server/modules/releases/signature';
import { textsFile } from '../compile-texts.mjs';
import { buildPages } from './build-pages';
import { buildServer } from './build-server';
import { buildStories } from './build-stories';
import { type ContractPackage, type ModuleSource, readModuleSource } from './module-source';
import { readDeclared, writeSchemas } from './read-declared';
import { writeRelease } from './write-release';

/** The catalogues as their authors wrote them, by their folders. */
const copyTexts = async (source: ModuleSource, folder: string): Promise<void> => {
  if (!source.has('web')) return;
  for (const file of readdirSync(join(source.root, 'web'), { recursive: true, encoding: 'utf8' }))
    if (textsFile.test(`/${file}`)) await cp(join(source.root, 'web', file), join(folder, 'texts', file));
};

/** `module.json` of what is built to be served from here: a folder without that name is none that can be published. */
export const servedDescriptor = 'served.json';

export interface BuiltModule {
  readonly release: Release;
  readonly folder: string;
  /** What will not work for long, one line each. */
  readonly warnings: readonly string[];
}

interface BuildWishes {
  /** File of the key that signs it. */
  readonly key?: string;
  readonly out?: string;
  /** Where a browser asks for its files instead of the product. What is built so cannot be published. */
  readonly origin?: string;
}

/**
 * Builds the module in `root` into one folder, `dist/<id>-<version>`. It appears when it is whole; a build that fails leaves the one
 * before as it was.
 */
export const buildModule = async (
  root: string,
  contract: ContractPackage,
  { key, out, origin }: BuildWishes = {},
): Promise<BuiltModule> => {
  const source = readModuleSource(root, contract);
  const folder = out ?? join(root, 'dist', `${source.id}-${source.version}`);
  const fresh = `${folder}.${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  try {
    const declared = await readDeclared(source);
    const work = [
      buildPages(source, fresh, declared.manifest, origin),
      buildServer(source, fresh, declared),
      buildStories(source, fresh),
      writeSchemas(declared, fresh),
      copyTexts(source, fresh),
    ] as const;
    // When one fails, the others still write: the folder is removed after all of them.
    await Promise.allSettled(work);
    const [pages, server, stories] = await Promise.all(work);
    const release = await writeRelease(source, fresh, { manifest: declared.manifest, pages, server, stories });
    if (key !== undefined) await signFolder(fresh, key);
    if (origin !== undefined) await rename(join(fresh, 'module.json'), join(fresh, servedDescriptor));
    await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
    return { release, folder, warnings: listDeprecations(release, contract.info) };
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
};

/** Signs what was built: `module.json` names the integrity of every other file. */
export const signFolder = async (folder: string, keyFile: string): Promise<void> => {
  const signature = signDescriptor(await readFile(join(folder, 'module.json')), await readFile(keyFile, 'utf8'));
  await writeFile(join(folder, 'module.json.sig'), `${signature}\n`);
};
