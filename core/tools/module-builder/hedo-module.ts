import { watch } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseProblem } from '../../server/modules/releases/release-problem';
import { BuildProblem } from './build-error';
import { buildModule, signFolder } from './build-module';
import { readContractPackage, readModuleSource } from './module-source';
import { serveModule } from './serve-module';

const usage = `hedo-module build [--key <file>] [--out <folder>]   builds the module in this folder into dist/<id>-<version>
hedo-module dev [--port 4400] [--for <origin>]      builds it anew whenever one of its files changes, and serves its pages
                                                    on 127.0.0.1 to one product, http://localhost:3000 unless given
hedo-module sign <folder> --key <file>              signs what was built, with an ed25519 key in PEM`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const build = async (
  root: string,
  more: { readonly key?: string; readonly out?: string; readonly origin?: string },
): Promise<void> => {
  const began = performance.now();
  const { release, folder, warnings } = await buildModule(root, readContractPackage(), more);
  for (const warning of warnings) print(`warning: ${warning}`);
  if (!release.source.clean) print('warning: the folder has changes that no commit holds, and module.json says so.');
  const files = Object.values(release.files);
  const kilobytes = (files.reduce((sum, { size }) => sum + size, 0) / 1024).toFixed(0);
  const took = ((performance.now() - began) / 1000).toFixed(1);
  print(
    `${release.id} ${release.version}: ${files.length} files, ${kilobytes} KB, ${took} s, in ${relative(root, folder) || folder}`,
  );
};

const isReadable = (error: unknown): error is Error => error instanceof BuildProblem || error instanceof ReleaseProblem;
const report = (error: unknown): void => {
  if (!isReadable(error)) throw error;
  process.stderr.write(`${error.message}\n`);
};

/** Builds after each change; one that comes meanwhile is built next. */
const develop = async (root: string, port: number, product: string): Promise<void> => {
  const out = join(root, 'dist', 'served');
  const origin = `http://127.0.0.1:${port}`;
  await serveModule({ folder: out, port, product });
  let isRunning = false;
  let isStale = false;
  const run = async (): Promise<void> => {
    isStale = true;
    if (isRunning) return;
    isRunning = true;
    while (isStale) {
      isStale = false;
      await build(root, { out, origin }).catch(report);
    }
    isRunning = false;
  };
  await run();
  const ignored = /^(?:node_modules|dist|\.git|\.cache)(?:[\\/]|$)/;
  watch(root, { recursive: true }, (_event, name) => {
    if (name !== null && !ignored.test(name)) setTimeout(() => void run(), 50);
  });
  const { id } = readModuleSource(root, readContractPackage());
  print(`Serving at ${origin} to ${product}. Sign in there as an admin, open /management/modules, and take`);
  print(`the pages of ${id} from port ${port}. Reload the page after a change. End it with Ctrl+C.`);
};

const readPort = (value: string): number => {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_535) return port;
  throw new BuildProblem(`--port ${value}: a port is a number from 1024 to 65535.`);
};
const readOrigin = (value: string): string => {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value).origin;
  throw new BuildProblem(`--for ${value}: say where the product runs, such as https://hedo.example.`);
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      out: { type: 'string' },
      port: { type: 'string', default: '4400' },
      for: { type: 'string', default: 'http://localhost:3000' },
    },
  });
  const [what, folder] = positionals;
  const root = process.cwd();
  const out = values.out === undefined ? {} : { out: resolve(values.out) };
  if (what === 'build')
    await build(root, { ...out, ...(values.key === undefined ? {} : { key: resolve(values.key) }) });
  else if (what === 'dev') await develop(root, readPort(values.port), readOrigin(values.for));
  else if (what === 'sign' && folder !== undefined && values.key !== undefined) {
    await signFolder(join(root, folder), resolve(values.key));
    print(`${folder} is signed.`);
  } else throw new BuildProblem(usage);
};

main().catch((error: unknown) => {
  process.exitCode = 1;
  report(error);
});
