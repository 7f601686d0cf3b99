import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Role } from '../../../contract/manifest';
import { ConfigError, loadConfig } from '../../config';
import { joinDatabase } from '../../db/open-database';
import { StartRefused } from '../../db/start-refused';
import type { Config, Database } from '../../host';
import { createLog } from '../../log';
import { openStorage } from '../../storage/open-storage';
import { findManifests } from '../find';
import { checkRelease } from './check-release';
import { type IndexParts, type Published, publishRelease } from './publish';
import { readReleaseArchive } from './read-archive';
import { parseDescriptor, type ReleaseFolder, readReleaseFolder } from './release-files';
import { type Canary, listKept, type ReleaseState, readState } from './release-index';
import { ReleaseProblem } from './release-problem';
import { isOn } from './release-rules';
import { createReleaseSetting } from './release-setting';
import { signDescriptor } from './signature';
import {
  chooseVersion,
  disableModule,
  enableModule,
  rollbackModule,
  type Switched,
  setCanary,
  waitsForApproval,
} from './switch-modules';

const usage = `npm run module publish <folder or .zip>    a version that npx hedo-module build has written
npm run module list                        what is published, and which version runs
npm run module enable <id>
npm run module disable <id>                its pages and addresses go at once, its jobs with the next restart
npm run module rollback <id>               to the version that ran before
npm run module use <id> <version>          to any version that is kept
npm run module check <folder> [<folder>…]  starts this product with it (and what it needs) on an empty database
npm run module sign <folder> <key.pem>     with an ed25519 key
For some people first, the same ones at each visit (publish and use):
    npm run module -- publish <folder> --share 10 --roles admin,practitioner`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const roles: readonly Role[] = ['client', 'practitioner', 'admin'];

type Part = Omit<Canary, 'version'>;
const readPart = (share: string | undefined, names: string | undefined): Part | null => {
  if (share === undefined && names === undefined) return null;
  const wanted = (names ?? '').split(',').filter((name) => name !== '');
  const unknown = wanted.find((name) => !roles.some((role) => role === name));
  if (unknown !== undefined) throw new ReleaseProblem(`There is no role ${unknown}: ${roles.join(', ')}.`);
  if (share !== undefined && !/^[1-9]\d?$/.test(share))
    throw new ReleaseProblem('--share is a whole number of percent from 1 to 99.');
  return { share: Number(share ?? 0), roles: wanted };
};

const describePeople = ({ share, roles: named }: Part): string =>
  [...(share > 0 ? [`${share} percent of people`] : []), ...named.map((role) => `role ${role}`)].join(' and ');

const describePublished = ({ release, state }: Published, part: Part | null, config: Config): string => {
  const name = `${release.id} ${release.version}`;
  if (state === 'approval')
    return `${name} is stored. It brings code for the server, so it runs once an admin allows it on the page of modules of ${config.baseUrl}.`;
  if (state === 'canary' && part)
    return `${name} is published for ${describePeople(part)}; everybody else keeps theirs.`;
  if (state === 'restart')
    return `${name} is published. It changes what runs on the server, so each process shows it once that is started anew.`;
  return `${name} is published: its pages are shown from now on, without a restart.`;
};

const describeSwitched = ({ module, version, needsRestart, note }: Switched, what: string): string =>
  [
    `${module}${version === null ? '' : ` ${version}`} ${what}.`,
    ...(note === null ? [] : [note]),
    ...(needsRestart ? ['What runs on the server changes once each process is started anew.'] : []),
  ].join(' ');

const listLines = (state: ReleaseState, parts: IndexParts): string[] => {
  const ids = [...new Set([...state.releases.map(({ module }) => module), ...state.switches.keys()])].sort();
  if (ids.length === 0) return ['No module is published, and none is disabled.'];
  return ids.flatMap((id) => {
    const one = state.switches.get(id);
    const kept = listKept(state, id);
    const status = isOn(state, parts.setting, id) ? 'enabled' : 'disabled';
    const canary = one?.canary ? `, ${one.canary.version} for ${describePeople(one.canary)}` : '';
    return [
      `${id}: ${status}, ${kept.length === 0 ? 'built with the host' : `version ${one?.current ?? 'none yet'}`}${canary}`,
      ...kept.map((stored) => {
        const marks = [
          stored.version === one?.current ? 'in use' : null,
          waitsForApproval(stored) ? 'waits for an admin' : null,
          stored.fault === null ? null : `does not run: ${stored.fault}`,
        ].filter((mark) => mark !== null);
        const when = stored.publishedAt.slice(0, 16).replace('T', ' ');
        return `  ${stored.version}  ${when}  by ${stored.publishedBy} (${stored.publisher})${marks.length > 0 ? `  ${marks.join(', ')}` : ''}`;
      }),
    ];
  });
};

const sign = async (folder: string, keyFile: string): Promise<void> => {
  const file = join(folder, 'module.json');
  const descriptor = await readFile(file).catch(() => null);
  if (!descriptor) throw new ReleaseProblem(`${folder} holds no module.json. Build the module first.`);
  const { id, version } = parseDescriptor(descriptor.toString('utf8'));
  const key = await readFile(keyFile, 'utf8').catch(() => {
    throw new ReleaseProblem(`${keyFile} cannot be read.`);
  });
  await writeFile(`${file}.sig`, `${signDescriptor(descriptor, key)}\n`);
  say(`${id} ${version} is signed: ${file}.sig`);
};

const openParts = async (config: Config, db: Database): Promise<IndexParts> => {
  if (!(await db.knex.schema.hasTable('module_releases')))
    throw new ReleaseProblem('The database is not up to date. Start the product once, or run it with ROLE=migrate.');
  const builtIn = await findManifests();
  return {
    knex: db.knex,
    storage: await openStorage(config, createLog({ logLevel: 'warn' })),
    setting: createReleaseSetting(config, builtIn),
    actor: { id: null, name: `operator ${userInfo().username}` },
  };
};

const readVersion = async (path: string): Promise<ReleaseFolder> => {
  if (!path.endsWith('.zip')) return readReleaseFolder(path);
  const bytes = await readFile(path).catch(() => {
    throw new ReleaseProblem(`${path} cannot be read.`);
  });
  return readReleaseArchive(bytes);
};

const use = async (parts: IndexParts, id: string, version: string, part: Part | null): Promise<string> => {
  if (part) {
    const done = await setCanary(parts, id, { version, ...part });
    return `${id} ${version} is shown to ${describePeople(part)}; everybody else keeps ${done.version ?? 'none'}.`;
  }
  const one = (await readState(parts.knex)).switches.get(id);
  if (one?.current === version && one.canary)
    return describeSwitched(await setCanary(parts, id, null), 'is shown to everybody again');
  return describeSwitched(await chooseVersion(parts, id, version), 'is in use');
};

const runModule = async (parameters: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { share: { type: 'string' }, roles: { type: 'string' } },
  });
  const [what = '', first = '', second = '', ...more] = positionals;
  const part = readPart(values.share, values.roles);
  const places: Readonly<Record<string, number>> = {
    publish: 2,
    list: 1,
    enable: 2,
    disable: 2,
    rollback: 2,
    use: 3,
    sign: 3,
  };
  const isComplete = what === 'check' ? first !== '' : places[what] === positionals.length && more.length === 0;
  if (!isComplete || (part && what !== 'publish' && what !== 'use')) throw new ReleaseProblem(usage);
  if (what === 'sign') return sign(resolve(first), resolve(second));
  const config = loadConfig();
  if (what === 'check') {
    for (const line of await checkRelease(
      config,
      positionals.slice(1).map((one) => resolve(one)),
    ))
      say(line);
    return;
  }
  const db = await joinDatabase(config, createLog({ logLevel: 'warn' }));
  try {
    const parts = await openParts(config, db);
    if (what === 'list') for (const line of listLines(await readState(db.knex), parts)) say(line);
    else if (what === 'publish') {
      const published = await publishRelease(parts, await readVersion(resolve(first)), part);
      say(describePublished(published, part, config));
      for (const line of published.warnings) say(`Note: ${line}.`);
      if (published.dropped.length > 0) say(`No longer kept: ${published.dropped.join(', ')}.`);
    } else if (what === 'use') say(await use(parts, first, second, part));
    else if (what === 'rollback') say(describeSwitched(await rollbackModule(parts, first), 'is in use again'));
    else if (what === 'enable') say(describeSwitched(await enableModule(parts, first), 'is enabled'));
    else say(describeSwitched(await disableModule(parts, first), 'is disabled'));
  } finally {
    await db.stop();
  }
};

const isExpected = (error: unknown): error is Error =>
  error instanceof ReleaseProblem ||
  error instanceof ConfigError ||
  error instanceof StartRefused ||
  (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;

/** `npm run module`. Says what is wrong in one line where that is enough, and ends with 1. */
export const module = async (parameters: readonly string[]): Promise<void> => {
  await runModule(parameters).catch((error: unknown) => {
    process.stderr.write(`${isExpected(error) ? error.message : ((error as Error).stack ?? String(error))}\n`);
    process.exitCode = 1;
  });
};
