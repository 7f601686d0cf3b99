import { readFileSync } from 'node:fs';
import type { Manifest } from '../../../contract/manifest';
import type { Config } from '../../host';
import { projectFile } from '../../root';
import { type ContractInfo, parseContractInfo } from './release-format';
import type { ReleaseSetting } from './release-rules';

/** What this host offers to modules that were built elsewhere. */
const readContract = (): ContractInfo => {
  const parsed = parseContractInfo(JSON.parse(readFileSync(projectFile('core/contract/data/contract.json'), 'utf8')));
  if ('problem' in parsed) throw new Error(`The contract of this host is not usable: ${parsed.problem}`);
  return parsed.value;
};

const readVersion = (): string =>
  (JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { readonly version: string }).version;

/** What this host is, for releases. `builtIn` are the manifests of its own modules; tests bring a contract of theirs. */
export const createReleaseSetting = (
  { production, modules }: Pick<Config, 'production' | 'modules'>,
  builtIn: readonly Manifest[],
  contract: ContractInfo = readContract(),
): ReleaseSetting => ({
  host: { version: readVersion(), contract, publishers: modules?.publishers ?? null },
  production,
  builtIn,
  off: new Set(modules?.off ?? []),
});
