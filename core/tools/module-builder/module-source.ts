import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { rangePattern, versionPattern } from '../../schemas/version-range';
import { type ContractInfo, moduleIdPattern, parseContractInfo } from '../../server/modules/releases/release-format';
import { BuildProblem } from './build-error';

const Ranges = Type.Record(Type.String(), Type.String({ pattern: rangePattern }));
const Described = Type.Object({
  version: Type.String({ pattern: versionPattern }),
  repository: Type.Optional(Type.Union([Type.String(), Type.Object({ url: Type.String() })])),
  hedo: Type.Object(
    {
      id: Type.String({ pattern: moduleIdPattern }),
      publisher: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
      /** What it was written for. */
      contract: Type.String({ pattern: rangePattern }),
      host: Type.Optional(Type.String({ pattern: rangePattern })),
      needs: Type.Optional(Ranges),
      /** Wider ranges of what it shares than those of this contract, such as `react`. */
      shared: Type.Optional(Ranges),
    },
    { additionalProperties: false },
  ),
});
type Described = Static<typeof Described>;

/** The contract package that a module is built with. */
export interface ContractPackage {
  readonly folder: string;
  /** Folder of the loaders. */
  readonly tools: string;
  readonly info: ContractInfo;
  /** Version of the host that it was made by. */
  readonly host: string;
}

/** A module in a folder of its own. */
export interface ModuleSource {
  readonly root: string;
  readonly id: string;
  readonly version: string;
  readonly repository: string | null;
  readonly hedo: Described['hedo'];
  readonly contract: ContractPackage;
  /** Names of its migrations, without extension. */
  readonly migrations: readonly string[];
  /** Whether it has a file, by its path. */
  has(file: string): boolean;
}

const readJson = (file: string): unknown => {
  if (!existsSync(file)) throw new BuildProblem(`There is no ${file}.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new BuildProblem(`${file} is not JSON.`);
  }
};

/** The package in which this builder lies. */
export const readContractPackage = (folder = fileURLToPath(new URL('..', import.meta.url))): ContractPackage => {
  const info = parseContractInfo(readJson(join(folder, 'contract.json')));
  if ('problem' in info) throw new BuildProblem(info.problem);
  const { hedo } = readJson(join(folder, 'package.json')) as { readonly hedo: { readonly host: string } };
  return { folder, tools: join(folder, 'tools'), info: info.value, host: hedo.host };
};

export const readModuleSource = (root: string, contract: ContractPackage): ModuleSource => {
  const described = readJson(join(root, 'package.json'));
  const first = Value.Errors(Described, described).First();
  if (first) throw new BuildProblem(`package.json${first.path}: ${first.message}`);
  const { version, repository, hedo } = described as Described;
  const has = (file: string): boolean => existsSync(join(root, file));
  if (!has('module.ts')) throw new BuildProblem('There is no module.ts: it exports the manifest.');
  const migrations = has('migrations')
    ? readdirSync(join(root, 'migrations')).filter((file) => /^\d{14}_[a-z0-9_]+\.ts$/.test(file))
    : [];
  return {
    root,
    id: hedo.id,
    version,
    repository: typeof repository === 'string' ? repository : (repository?.url ?? null),
    hedo,
    contract,
    migrations: migrations.map((file) => file.slice(0, -'.ts'.length)).sort(),
    has,
  };
};

/** Ranges of what its pages take from the host: those of the facades are the author's, so that older hosts take it too. */
export const listShared = ({ hedo, contract }: ModuleSource): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(contract.info.shared).map(([name, version]) => [
      name,
      hedo.shared?.[name] ?? (name.startsWith('#') ? hedo.contract : `^${version}`),
    ]),
  );
