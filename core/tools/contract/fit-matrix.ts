import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findManifests } from '../../server/modules/find';
import { judgeRelease, judgeUses, type ReleaseHost } from '../../server/modules/releases/judge-release';
import { type ContractInfo, parseContractInfo, type Release } from '../../server/modules/releases/release-format';
import { projectFile } from '../../server/root';
import { usesOf } from './find-users.mjs';
import { readReleasedHost } from './released-host.mjs';
import { buildSample, readSamples, sampleIds } from './samples.mjs';

/** A contract in core/contract/data: today's, or the frozen one. */
export const readContractInfo = (name: 'contract.json' | 'frozen.json'): ContractInfo => {
  const file = JSON.parse(readFileSync(projectFile(`core/contract/data/${name}`), 'utf8')) as {
    readonly info?: unknown;
  };
  const parsed = parseContractInfo(file.info ?? file);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.value;
};

const thisHost = (): ReleaseHost => ({
  version: (JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { readonly version: string }).version,
  contract: readContractInfo('contract.json'),
  publishers: null,
});
const releasedHost = (): ReleaseHost => ({ ...readReleasedHost(), publishers: null });

/** Why modules of the tree do not run in a host, by their ids; what is not named fits. */
export const findTreeMisfits = async (contract: ContractInfo): Promise<ReadonlyMap<string, string>> => {
  const manifests = await findManifests();
  const misfits = new Map<string, string>();
  for (const { id } of manifests) {
    const missing = judgeUses({ uses: usesOf(id) }, contract);
    if (missing.length > 0) misfits.set(id, missing.join('; '));
  }
  for (let known = -1; known !== misfits.size; ) {
    known = misfits.size;
    for (const { id, needs } of manifests) {
      const without = needs.filter((need) => misfits.has(need));
      if (!misfits.has(id) && without.length > 0) misfits.set(id, `it needs ${without.join(', ')}`);
    }
  }
  return misfits;
};

/** Modules of the tree that run in the last released host. */
export const listTreeFits = async (): Promise<string[]> => {
  const misfits = await findTreeMisfits(readReleasedHost().contract);
  return (await findManifests()).map(({ id }) => id).filter((id) => !misfits.has(id));
};

interface Row {
  readonly module: string;
  /** Why it does not fit the released host and this one; empty where it does. */
  readonly reasons: readonly [string, string];
}

const rowsOfReleases = (releases: readonly Release[]): Row[] =>
  releases.map((release) => ({
    module: `${release.id}, built with contract ${release.built.contract}`,
    reasons: [
      judgeRelease(release, releasedHost(), []).join('; '),
      judgeRelease(release, thisHost(), []).join('; '),
    ] as const,
  }));

const rowsOfTree = async (): Promise<Row[]> => {
  const [released, today] = await Promise.all([releasedHost(), thisHost()].map((one) => findTreeMisfits(one.contract)));
  return (await findManifests()).map(({ id }) => ({
    module: `${id}, of the tree`,
    reasons: [released?.get(id) ?? '', today?.get(id) ?? ''] as const,
  }));
};

/** Which module runs in which host, as a table: samples as they were kept, `fresh` ones that were just built, and the modules of the tree. */
export const printFitMatrix = async (fresh: readonly Release[]): Promise<string> => {
  const rows = [...rowsOfReleases([...readSamples(), ...fresh]), ...(await rowsOfTree())];
  const cell = (reason: string): string => (reason === '' ? 'fits' : reason);
  // The released host comes last, since its reasons are long.
  const table = [
    ['module', `today, ${thisHost().contract.version}`, `released, ${releasedHost().contract.version}`],
    ...rows.map(({ module, reasons: [released, today] }) => [module, cell(today), cell(released)]),
  ];
  const widths = [0, 1].map((column) => Math.max(...table.map((cells) => (cells[column] ?? '').length)));
  const count = (column: 0 | 1): number => rows.filter(({ reasons }) => reasons[column] === '').length;
  return [
    ...table.map((cells) =>
      cells
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    `${rows.length} modules: ${count(0)} fit the released host, ${count(1)} today's`,
  ].join('\n');
};

/* npm run contract -- matrix */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const work = await mkdtemp(join(tmpdir(), 'hedo-matrix-'));
  try {
    const fresh = sampleIds.map((id) => {
      buildSample(id, join(work, id));
      return JSON.parse(readFileSync(join(work, id, 'module.json'), 'utf8')) as Release;
    });
    process.stdout.write(`${await printFitMatrix(fresh)}\n`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
