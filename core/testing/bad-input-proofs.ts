import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { projectFile } from '../server/root';

/** Where a case of the list of bad inputs is tested, or why it is not yet. */
export type Proof =
  /** A test file whose text holds `says`: the case's id, or the title of the test. */
  | { readonly file: string; readonly says: string }
  /** Nothing to break yet: the test fails as soon as this route exists. */
  | { readonly until: string }
  /** Not tested here, and why. */
  | { readonly open: string };

const http = (file: string) => (id: string) => ({ [id]: { file: `core/server/http/${file}.ts`, says: id } });
const all = (ids: string, of: (id: string) => Record<string, Proof>): Record<string, Proof> =>
  Object.assign({}, ...ids.split(/\s+/).map(of)) as Record<string, Proof>;
const auth = (file: string, says: string): Proof => ({ file: `core/server/auth/${file}.test.ts`, says });
const matrix = (says: string): Proof => ({ file: 'core/server/http/matrix.test.ts', says });

/** What is sent to a module alone: the module that takes such input proves it, and takes the proof along when it is deleted. */
export const sentToModules: ReadonlySet<string> = new Set([
  ...'upload-03 upload-04 upload-05 upload-06 upload-07 upload-10 upload-12 upload-13 upload-14 upload-15'.split(' '),
  ...'num-03 date-07 authz-04 web-04 fault-10 fault-23'.split(' '),
]);

/** The entries that modules have in `testing/bad-inputs.json`, with files from the root of the project. */
export const proofsOfModules = (): readonly (readonly [id: string, proof: Proof])[] =>
  readdirSync(projectFile('modules')).flatMap((name) => {
    const list = projectFile(`modules/${name}/testing/bad-inputs.json`);
    if (!existsSync(list)) return [];
    const found = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, { file: string; says: string }>>;
    return Object.entries(found).map(
      ([id, { file, says }]) => [id, { file: `modules/${name}/${file}`, says }] as const,
    );
  });

/** One entry per other case; `bad-inputs.test.ts` checks that none is missing and that what is claimed is there. */
export const proofs: Readonly<Record<string, Proof>> = {
  ...all(
    'body-01 body-02 body-03 body-06 body-09 body-10 body-11 body-12 body-14 body-15 body-16',
    http('testing/bad-bodies'),
  ),
  ...all('body-17 body-19 body-20 text-01 text-02 text-04 text-07 num-01 num-02', http('testing/bad-bodies')),
  ...all('date-01 date-03 date-05 authz-06', http('testing/bad-bodies')),
  ...all('text-10 num-05 authz-07 authz-08 web-09 web-10', http('testing/bad-queries')),
  ...all('fault-02 fault-03 fault-12 web-11', http('faults.test')),
  ...all('fault-15 fault-16', http('listen.test')),
  'text-06': auth('email-address', 'stores %s as %s'),
  'text-08': { open: 'names are stored as typed; the quote before a formula belongs to the CSV export' },
  'date-04': { file: 'core/server/http/schemas.test.ts', says: '2000-02-29' },
  'date-06': { file: 'core/server/db/pool.test.ts', says: 'values read from the database' },
  'upload-09': { file: 'core/server/http/listen.test.ts', says: 'upload-09' },
  'authz-01': matrix('answers any foreign or malformed id alike'),
  'authz-05': matrix('refuses $principal with $status'),
  'authz-09': { file: 'core/server/http/versions.test.ts', says: 'authz-09' },
  'authz-11': matrix('keeps the canary of the owner'),
  'session-01': auth('sessions', 'the one from before is dead (fixation)'),
  'session-02': auth('sessions', 'kills the session on the server'),
  'session-03': auth('sessions', 'even when a slow request writes the session afterwards'),
  'session-04': {
    open: 'nothing to lose: a session holds the person and one handshake, nothing that requests count in',
  },
  'session-06': auth('secure-cookies', 'with Secure cookies under protected names only'),
  'session-07': auth('sessions', 'is closed at the next call when the person is suspended or deleted'),
  'session-08': auth('guess-limit', 'ends after ten wrong ones for an account'),
  'session-10': auth('passwords', 'passwordProblem'),
  'session-11': auth('return-to', 'safeReturnTo'),
  'session-14': auth('external', 'a forged or flawed id_token'),
  'session-15': { open: 'the provider warns of the Node version alone; its keys, store and interactions are our own' },
  'session-16': auth('external', 'never links by address'),
  'web-01': matrix('refuses whoever comes from another site'),
  'web-03': auth('sessions', 'refuses to be caused by another site'),
  'web-05': { open: 'needs the page: readings are drawn as text, checked in the browser run' },
  'web-06': { open: 'needs the page: no remote image is allowed by the content policy' },
  ...all('ws-01 ws-02 ws-04 ws-05 ws-06 ws-09', (id) => ({
    [id]: { file: 'core/server/realtime/sockets.test.ts', says: id },
  })),
  'fed-01': { open: 'needs the built pages: browser run' },
  'fed-04': { open: 'needs the built pages: browser run' },
  'fed-05': { open: 'needs the built pages: browser run' },
  'fed-06': { open: 'one release exists so far' },
  'fault-01': { file: 'core/server/db/embedded/lifecycle.test.ts', says: 'keeps what was written through kill -9' },
  'fault-04': {
    file: 'core/server/http/pipeline.test.ts',
    says: 'repeats repeatable work after a serialisation failure',
  },
  'fault-08': { open: 'proven by the modules that own the jobs' },
  'fault-09': { file: 'core/server/http/pipeline.test.ts', says: 'does the work of parallel duplicates once' },
  'fault-11': { file: 'core/server/http/pipeline.test.ts', says: 'leaves nothing behind when the handler refuses' },
  'fault-13': auth('sessions', 'ends by the clock of the database'),
  'fault-19': { file: 'core/server/db/migrate.test.ts', says: 'leaves no half step when it is killed' },
  'fault-20': { file: 'core/server/db/migrate.test.ts', says: 'runs a step once when two processes start together' },
  'fault-21': { open: 'one version of the schema exists so far' },
  'fault-24': { open: 'needs a process of its own: a rejection nobody handles ends through the drain' },
  'fault-25': matrix('keeps the canary of the owner'),
  'fault-26': { open: 'a matter of the package manager' },
};
