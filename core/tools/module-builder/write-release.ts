import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Manifest } from '../../contract/manifest';
import { parseRelease, type Release, releaseFormat } from '../../server/modules/releases/release-format';
import { BuildProblem } from './build-error';
import type { BuiltPages } from './build-pages';
import type { BuiltServer } from './build-server';
import { listShared, type ModuleSource } from './module-source';

type Files = Record<string, { readonly integrity: string; readonly size: number }>;

/** Every file below a folder, in the order of their names. */
const listFiles = (folder: string): Files => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const body = readFileSync(join(folder, name));
      const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
      return [name, { integrity, size: body.length }];
    }),
  );
};

const digestOf = (files: Files, parts: RegExp, more = ''): string => {
  const lines = Object.entries(files)
    .filter(([name]) => parts.test(name))
    .map(([name, { integrity }]) => `${name} ${integrity}\n`);
  return createHash('sha384')
    .update([more, ...lines].join(''))
    .digest('base64url')
    .slice(0, 24);
};

const git = (root: string, ...parameters: string[]): string | null => {
  try {
    return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

/** Writes `module.json` next to what was built. Throws when what it says would be refused by every host. */
export const writeRelease = async (
  source: ModuleSource,
  folder: string,
  built: {
    readonly manifest: Manifest;
    readonly pages: BuiltPages | null;
    readonly server: BuiltServer;
    readonly stories: readonly string[];
  },
): Promise<Release> => {
  const { hedo, contract, root } = source;
  const { manifest, pages, server, stories } = built;
  const unnamed = manifest.needs.filter((id) => hedo.needs?.[id] === undefined);
  if (unnamed.length > 0)
    throw new BuildProblem(
      `package.json: hedo.needs has no range for ${unnamed.join(', ')}, which the manifest needs.`,
    );
  const files = listFiles(folder);
  const { web: _web, ...apartFromPages } = manifest;
  const release: Release = {
    format: releaseFormat,
    id: source.id,
    version: source.version,
    publisher: hedo.publisher,
    contract: hedo.contract,
    host: hedo.host ?? `^${contract.host}`,
    shared: listShared(source),
    uses: { ...server.uses, ...pages?.uses },
    needs: hedo.needs ?? {},
    built: { contract: contract.info.version, types: contract.info.types, node: process.versions.node },
    source: {
      repository: source.repository,
      revision: git(root, 'rev-parse', 'HEAD'),
      clean: git(root, 'status', '--porcelain', '.') === '',
    },
    manifest,
    web: pages?.web ?? null,
    server: server.hasServer ? 'server/index.mjs' : null,
    draw: pages?.hasDrawing ? 'draw/draw.cjs' : null,
    migrations: source.migrations,
    stories,
    digests: {
      web: digestOf(files, /^(?:web|draw|texts)\//, JSON.stringify(manifest.web ?? null)),
      server: digestOf(files, /^(?:server|migrations|schemas)\//, JSON.stringify(apartFromPages)),
    },
    files,
  };
  const parsed = parseRelease(JSON.parse(JSON.stringify(release)));
  if ('problem' in parsed) throw new BuildProblem(`This module cannot be published. ${parsed.problem}`);
  await writeFile(join(folder, 'module.json'), `${JSON.stringify(release, null, 1)}\n`);
  return release;
};
