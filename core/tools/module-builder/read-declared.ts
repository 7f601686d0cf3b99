import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Manifest } from '../../contract/manifest';
import { BuildProblem } from './build-error';
import { fromContract } from './build-server';
import type { ModuleSource } from './module-source';

/** What a module only declares: read by running its declarations, and nothing else of it. */
export interface Declared {
  readonly manifest: Manifest;
  /** Whether module.ts has nothing but the manifest. */
  readonly isOnlyManifest: boolean;
  /** JSON Schemas by name. */
  readonly schemas: Readonly<Record<string, object>>;
}

const kind = Symbol.for('TypeBox.Kind');
const isSchema = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Reflect.get(value, kind) !== undefined;

/** Schemas, and those that stand in contracts of endpoints: `getPrompt.reply`. */
const collect = (exports: Readonly<Record<string, unknown>>): Record<string, object> => {
  const found: Record<string, object> = {};
  for (const [name, value] of Object.entries(exports)) {
    if (isSchema(value)) found[name] = value;
    else if (typeof value === 'object' && value !== null)
      for (const [part, inner] of Object.entries(value)) if (isSchema(inner)) found[`${name}.${part}`] = inner;
  }
  return found;
};

export const readDeclared = async (source: ModuleSource): Promise<Declared> => {
  const files = source.has('schemas')
    ? readdirSync(join(source.root, 'schemas'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file))
        .sort()
    : [];
  const lines = [
    "export * as declared from './module.ts';",
    ...files.map((file, index) => `export * as schemas${index} from ${JSON.stringify(`./schemas/${file}`)};`),
  ];
  const folder = await mkdtemp(join(tmpdir(), 'hedo-module-'));
  const outfile = join(folder, 'declared.mjs');
  try {
    await build({
      absWorkingDir: source.root,
      stdin: { resolveDir: source.root, loader: 'ts', contents: lines.join('\n') },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      plugins: [fromContract(source)],
      logLevel: 'silent',
    }).catch((error: Error) => {
      throw new BuildProblem(error.message);
    });
    const { declared, ...schemas } = (await import(pathToFileURL(outfile).href)) as {
      readonly declared: { readonly manifest?: Manifest };
    } & Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    if (!declared.manifest) throw new BuildProblem('module.ts must export `manifest`.');
    if (declared.manifest.id !== source.id)
      throw new BuildProblem(`The manifest's id is ${declared.manifest.id}, that of package.json is ${source.id}.`);
    return {
      manifest: JSON.parse(JSON.stringify(declared.manifest)) as Manifest,
      isOnlyManifest: Object.keys(declared).join() === 'manifest',
      schemas: Object.assign({}, ...Object.values(schemas).map(collect)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Prints schemas as JSON Schema into `schemas`. */
export const writeSchemas = async ({ schemas }: Declared, folder: string): Promise<void> => {
  if (Object.keys(schemas).length === 0) return;
  await mkdir(join(folder, 'schemas'), { recursive: true });
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema }, null, 1);
    await writeFile(join(folder, 'schemas', `${name}.json`), `${text}\n`);
  }
};
