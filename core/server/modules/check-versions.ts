import host from '../../../package.json';
import contract from '../../contract/data/contract.json';
import type { Manifest } from '../../contract/manifest';
import { isInRange, versionPattern } from '../../schemas/version-range';

/** What modules are made for and do not find here, one line each. */
export const checkVersions = (manifests: readonly Manifest[]): string[] => {
  const versions = new Map(manifests.map(({ id, version = host.version }) => [id, version]));
  return manifests.flatMap(({ id, version, needs, requires = {} }) => {
    const faults: string[] = [];
    if (version !== undefined && !new RegExp(versionPattern).test(version))
      faults.push(`version "${version}" is not three numbers, such as 1.2.0`);
    if (requires.contract !== undefined && !isInRange(requires.contract, contract.version))
      faults.push(`it needs contract ${requires.contract}, and this host has ${contract.version}`);
    for (const [other, range] of Object.entries(requires.modules ?? {})) {
      const there = versions.get(other);
      if (!needs.includes(other)) faults.push(`it gives a range of ${other}, which is none of its needs`);
      else if (there !== undefined && !isInRange(range, there))
        faults.push(`it needs module ${other} ${range}, and here is ${there}`);
    }
    return faults.map((fault) => `module ${id}: ${fault}`);
  });
};
