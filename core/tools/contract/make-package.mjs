import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, transform } from 'esbuild';
import { hashOf, isFresh, root, sourcesBelow } from '../inputs.mjs';
import { runTool } from '../run.mjs';

const folder = 'dist/contract';
/** What modules import, and what that imports. */
const sources = ['core/contract', 'core/web', 'core/schemas', 'ui-kit'];
const skipped = /\.(test|stories|docs)\.tsx?$|\.d\.ts$|\/(testing|screens)\//;
/** Of other files only what is imported; fonts come with the host's page. */
const carried = /\.(css|json|svg)$/;
/** Loaders that the builder hands to webpack by their paths. */
const loaders = ['compile-texts.mjs', 'pure-declarations.mjs', 'only-id.mjs'];

const filesOf = () =>
  sources.flatMap((source) =>
    readdirSync(join(root, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((file) => !skipped.test(`/${file}`) && !file.startsWith('core/contract/data/')),
  );

const writeTypes = async (out, scripts) => {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true },
      ...{ rootDir: root, outDir: out },
    },
    include: [],
    files: [...scripts, 'core/server/db/port-types.d.ts'].map((file) => join(root, file)),
  };
  const file = join(out, 'types.json');
  writeFileSync(file, JSON.stringify(config));
  const { code, output } = await runTool('typescript-7/bin/tsc', ['-p', relative(root, file)], { quiet: true });
  rmSync(file);
  if (code !== 0) throw new Error(`The types of the contract could not be written.\n${output}`);
};

/** Parts that modules carry themselves run as they are; what is shared is there for tests and stories of modules. */
const writeScripts = async (out, files) => {
  for (const file of files) {
    const to = join(out, file);
    mkdirSync(dirname(to), { recursive: true });
    if (/\.tsx?$/.test(file)) {
      const { code } = await transform(readFileSync(join(root, file), 'utf8'), {
        loader: file.endsWith('x') ? 'tsx' : 'ts',
        jsx: 'automatic',
        target: 'es2022',
        tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      });
      writeFileSync(to.replace(/\.tsx?$/, '.js'), code);
    } else if (carried.test(file)) cpSync(join(root, file), to);
  }
};

const writeBuilder = async (out) => {
  const tools = join(out, 'tools');
  mkdirSync(tools, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: ['core/tools/module-builder/hedo-module.ts'],
    outfile: join(tools, 'hedo-module.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
  for (const name of loaders) cpSync(join(root, 'core/tools', name), join(tools, name));
};

/** Packages that the contract's files and its builder import, in the versions of this host. */
const dependenciesOf = (out) => {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const versions = { ...own.dependencies, ...own.devDependencies };
  const imported = new Set(['@types/react', '@types/node', '@module-federation/webpack-bundler-runtime', '@swc/core']);
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!/\.(js|mjs|d\.ts)$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const [, name] of text.matchAll(
      /(?:\bfrom|\bimport|\bresolve\()\s*\(?["']((?:@[a-z0-9-]+\/)?[a-z][a-z0-9.-]*)(?:\/[^"']*)?["']/g,
    ))
      if (versions[name]) imported.add(name);
  }
  return Object.fromEntries([...imported].sort().map((name) => [name, versions[name]]));
};

const writeDescription = (out, info) => {
  const host = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  const imports = (to) => ({
    '#core/*.css': `${to}/core/*.css`,
    '#core/web': `${to}/core/web/index.js`,
    '#core/*': `${to}/core/*.js`,
    '#ui': `${to}/ui-kit/index.js`,
    '#ui/*.css': `${to}/ui-kit/*.css`,
    '#ui/*': `${to}/ui-kit/*.js`,
  });
  const write = (name, value) => writeFileSync(join(out, name), `${JSON.stringify(value, null, 2)}\n`);
  write('contract.json', info);
  write('package.json', {
    name: '@hedo/contract',
    version: info.version,
    description: 'What a module of Hedo may use of its host, and how it is built.',
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'hedo-module': './tools/hedo-module.mjs' },
    sideEffects: ['**/*.css', './core/web/nonce.js'],
    imports: imports('.'),
    exports: { './package.json': './package.json', './*': './*' },
    hedo: { host },
    engines: { node: '>=20.19' },
    dependencies: dependenciesOf(out),
  });
  // Of a module: its package.json has the same imports.
  write('imports.json', imports('@hedo/contract'));
  write('tsconfig.json', {
    compilerOptions: {
      ...{ target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'ESNext', moduleResolution: 'bundler' },
      ...{
        jsx: 'react-jsx',
        types: ['node', '@hedo/contract/ambient.d.ts'],
        strict: true,
        noUncheckedIndexedAccess: true,
      },
      ...{ exactOptionalPropertyTypes: true, verbatimModuleSyntax: true, isolatedModules: true },
      ...{ resolveJsonModule: true, skipLibCheck: true, noEmit: true },
    },
  });
  const ambient = ['ui-kit/css-modules.d.ts', 'core/server/db/port-types.d.ts'];
  writeFileSync(join(out, 'ambient.d.ts'), ambient.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'));
};

const inputs = () => [
  ...sources.flatMap(sourcesBelow),
  ...['core/tools', 'core/server/modules/releases', 'package.json'].flatMap(sourcesBelow),
];

/** Makes the package `@hedo/contract` in dist/contract, unless it is up to date. `readInfo` answers contract.json. True when it made it. */
export const makePackage = async (readInfo) => {
  const hash = hashOf(inputs());
  if (isFresh(folder, hash)) return false;
  const info = await readInfo();
  const fresh = join(root, `${folder}.${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  try {
    const files = filesOf();
    await Promise.all([
      writeTypes(
        fresh,
        files.filter((file) => /\.tsx?$/.test(file)),
      ),
      writeScripts(fresh, files),
    ]);
    await writeBuilder(fresh);
    writeDescription(fresh, info);
    writeFileSync(join(fresh, '.stamp'), hash);
    if (existsSync(join(root, folder))) rmSync(join(root, folder), { recursive: true, force: true });
    renameSync(fresh, join(root, folder));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
};
