import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './inputs.mjs';

/*
 * `npm run lock` after adding or removing a package. npm drops optional packages of other platforms from the lock file
 * when the registry in use does not carry them, and `npm ci` then refuses the lock as incomplete, on every platform. This
 * writes the dropped entries back; nothing but their name, version and platform is needed to skip them.
 */
const file = process.argv[2] ?? join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

/** The entry a dependency of the package at `path` resolves to, as Node looks it up. */
const resolved = (path, name) => {
  for (let folder = path; ; ) {
    const at = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[at]) return at;
    if (!folder) return null;
    const up = folder.lastIndexOf('/node_modules/');
    folder = up < 0 ? '' : folder.slice(0, up);
  }
};

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Platform of a package by the words of its name: `core-linux-arm64-musl`. */
const platformOf = (name) => {
  const words = name.split(/[/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  const musl = words.some((word) => word.startsWith('musl'));
  const gnu = words.some((word) => word.startsWith('gnu'));
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(musl ? { libc: ['musl'] } : gnu && os === 'linux' ? { libc: ['glibc'] } : {}),
    ...(os ? { os: [os] } : {}),
  };
};

let added = 0;
for (const [path, entry] of Object.entries(packages))
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const exact = /^\d+\.\d+\.\d+/.test(version);
    const found = resolved(path, name);
    if (!exact || (found && packages[found].version === version)) continue;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) continue;
    packages[found ? `${path}/node_modules/${name}` : `node_modules/${name}`] = {
      version,
      ...platform,
      ...(entry.dev ? { dev: true } : {}),
      ...(entry.license ? { license: entry.license } : {}),
      optional: true,
      ...(entry.engines ? { engines: entry.engines } : {}),
    };
    added += 1;
  }
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added === 0 ? 'The lock file is complete.' : `Wrote ${added} packages of other platforms back.`);
