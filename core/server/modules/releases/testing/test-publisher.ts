import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Manifest } from '../../../../contract/manifest';
import { integrityOf } from '../release-files';
import type { ContractInfo, Release } from '../release-format';
import { signDescriptor } from '../signature';

/** What a host of tests offers. */
export const testContract: ContractInfo = {
  version: '1.2.0',
  types: 'c4482668cd0688b6',
  shared: { react: '19.3.1', '#core/web': '1.2.0', '#ui': '1.2.0' },
  names: { '#core/web': ['defineWeb', 'useApi'], '#ui': ['Alert', 'Button'] },
  deprecated: { '#ui': { Alert: { since: '1.2.0', instead: 'use Notice' } } },
};

/** What a test says of a version; everything else is as a builder writes it. */
export interface ReleaseWish {
  readonly id?: string;
  readonly version?: string;
  readonly publisher?: string;
  readonly manifest?: Partial<Manifest>;
  /** Source of the script that the browser runs; without one there are no pages. */
  readonly entry?: string;
  /** Patterns of its pages. */
  readonly pages?: readonly string[];
  /** Source of the server side. */
  readonly server?: string;
  /** Sources by names of migrations. */
  readonly migrations?: Readonly<Record<string, string>>;
  /** More files, by path. */
  readonly files?: Readonly<Record<string, string>>;
  readonly needs?: Readonly<Record<string, string>>;
  /** Private key in PEM. */
  readonly key?: string;
  /** Changes what module.json says after all of it is written. */
  readonly change?: (release: Release) => object;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** A page in plain React: a heading, and a button that counts. */
export const plainPage = (id: string, heading: string): string => `
(() => {
  let react;
  const shared = (scope, name) => Object.values(scope[name])[0].get();
  const Page = () => {
    const [count, setCount] = react.useState(0);
    return react.createElement('div', null,
      react.createElement('h1', null, ${JSON.stringify(heading)}),
      react.createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Pressed ' + count));
  };
  window['hedo:${id}'] = {
    init: async (scope) => { react = (await shared(scope, 'react'))(); },
    get: async () => () => ({ web: { manifest: { id: '${id}' }, pages: [{ path: '/${id}', page: async () => Page }] } }),
  };
})();`;

/** Writes a version of a module into a new folder, without any bundler. */
export const makeRelease = async (wish: ReleaseWish = {}): Promise<string> => {
  const { id = 'journal', version = '1.0.0', publisher = 'team-b', entry, migrations = {}, needs = {} } = wish;
  const folder = await mkdtemp(join(tmpdir(), 'hedo-release-'));
  const name =
    entry === undefined
      ? null
      : `entry.${hash(entry)
          .slice(0, 8)
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '0')}.js`;
  const sources: Record<string, string> = {
    ...(name && entry !== undefined ? { [`web/${name}`]: entry } : {}),
    ...(wish.server === undefined ? {} : { 'server/index.mjs': wish.server }),
    ...Object.fromEntries(Object.entries(migrations).map(([one, text]) => [`migrations/${one}.mjs`, text])),
    ...wish.files,
  };
  const files: Record<string, { integrity: string; size: number }> = {};
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
    files[file] = { integrity: integrityOf(Buffer.from(text)), size: Buffer.byteLength(text) };
  }
  const pages = wish.pages ?? [`/${id}`];
  const serverSide = JSON.stringify([wish.server, migrations]);
  const release: Release = {
    format: 1,
    id,
    version,
    publisher,
    contract: '^1.0.0',
    host: '^0.1.0',
    shared: { react: '^19.0.0', '#core/web': '^1.0.0' },
    uses: { '#core/web': ['defineWeb'] },
    needs,
    built: { contract: '1.2.0', types: 'c4482668cd0688b6', node: '20.20.2' },
    source: { repository: 'git.example/team-b/journal', revision: '08f32bd', clean: true },
    manifest: {
      id,
      title: 'Journal',
      needs: Object.keys(needs),
      permissions: {},
      ...(name
        ? {
            web: {
              roots: [
                {
                  route: `/${id}`,
                  access: 'open',
                  nav: [{ label: 'Journal', order: 900, place: 'footer' }],
                },
              ],
            },
          }
        : {}),
      ...wish.manifest,
    },
    web: name
      ? {
          entry: name,
          start: null,
          css: [],
          pages: Object.fromEntries(pages.map((page) => [page, { js: [], css: [], texts: {} }])),
          texts: {},
          mode: 'production',
          hasChunkIntegrity: true,
          files: Object.fromEntries(
            Object.entries(files)
              .filter(([file]) => file.startsWith('web/'))
              .map(([file, one]) => [file.slice(4), { ...one, brotli: null, gzip: null }]),
          ),
        }
      : null,
    server: wish.server === undefined ? null : 'server/index.mjs',
    draw: null,
    migrations: Object.keys(migrations),
    stories: [],
    digests: { web: hash(entry ?? ''), server: hash(serverSide) },
    files,
  };
  const descriptor = JSON.stringify(wish.change ? wish.change(release) : release, null, 1);
  await writeFile(join(folder, 'module.json'), descriptor);
  if (wish.key) await writeFile(join(folder, 'module.json.sig'), signDescriptor(Buffer.from(descriptor), wish.key));
  return folder;
};

/** A pair of keys as publishers have them. */
export const makeKeys = (): { readonly publicKey: string; readonly privateKey: string } =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
