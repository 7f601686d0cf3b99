import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { readBundled } from './bundled-packages.mjs';
import { root } from './inputs.mjs';

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const hashOf = (integrity) => {
  const [, algorithm, digest] = /^(sha\d+)-(.+)$/.exec(integrity ?? '') ?? [];
  if (!digest) return [];
  return [
    { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') },
  ];
};

/** Licences that stand in the notices alone: some packages name theirs only in a file. */
const readNotices = () =>
  new Map(
    [
      ...readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8').matchAll(
        /^\| \**([^\s*]+)\** +\| (\S+) +\| (.+?) +\|/gm,
      ),
    ].map(([, name, version, license]) => [`${name}@${version}`, license]),
  );

/** The packages of the lock file that have a row in the notices, by their paths there. */
export const readNoticed = () => {
  const notices = readNotices();
  return new Set(
    Object.entries(readJson('package-lock.json').packages).flatMap(([path, { version }]) =>
      notices.has(`${path.split('node_modules/').at(-1)}@${version}`) ? [path] : [],
    ),
  );
};

/**
 * Every package that a production install has, and those that are in what was built (`bundled`, by their paths in the lock file),
 * in the form of CycloneDX 1.5.
 */
export const listComponents = (bundled) => {
  const { packages } = readJson('package-lock.json');
  const notices = readNotices();
  const found = new Map();
  for (const [path, { version, license, integrity, dev, link }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1);
    if (!path.includes('node_modules/') || (dev && !bundled.has(path)) || link || !version) continue;
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    found.set(purl, {
      ...{ type: 'library', 'bom-ref': purl, name, version, purl },
      hashes: hashOf(integrity),
      licenses: [license ?? notices.get(`${name}@${version}`)].filter(Boolean).map((expression) => ({ expression })),
    });
  }
  return [...found.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1));
};

/** npm run sbom > hedo.cdx.json */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build(() => undefined);
  const { name, version } = readJson('package.json');
  const metadata = { component: { type: 'application', name, version, 'bom-ref': name } };
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata,
    components: listComponents(readBundled()),
  };
  process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
}
