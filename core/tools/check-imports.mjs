import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTypeScript from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from './inputs.mjs';

/** What is loaded by browsers; what it imports elsewhere is followed. */
const pages = /^(modules\/[^/]+\/web|shell|ui-kit|core\/web)\//;
const notLoaded = /\.test\.tsx?$|\/testing\/|\/e2e\/|\/bench(\.ts$|\/)|\.stories\.tsx$/;
/** Not even through a helper: it would end up in the browser. */
const forServers =
  /^(modules\/[^/]+\/server|core\/server|db)\/|node_modules\/(knex|objection|koa|pg|@sinclair\/typebox)\//;
/** Gone when the product runs. */
const isType = ({ dependencyTypes }) => dependencyTypes.some((type) => type === 'type-only' || type === 'type-import');

/** Paths, file by file, from pages to files of the server; one to each. */
const pathsToServer = (modules) => {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const cameFrom = new Map();
  const waiting = [...imports.keys()].filter((file) => pages.test(file) && !notLoaded.test(file));
  for (const file of waiting) cameFrom.set(file, null);
  for (const file of waiting)
    for (const { resolved } of (imports.get(file) ?? []).filter((one) => !isType(one)))
      if (!cameFrom.has(resolved)) {
        cameFrom.set(resolved, file);
        waiting.push(resolved);
      }
  const pathTo = (file) => (file === null ? [] : [...pathTo(cameFrom.get(file)), file]);
  return waiting.filter((file) => forServers.test(file)).map((file) => pathTo(file).join(' -> '));
};

/** Everything that the files below folders of the project, or given files, import. */
export const readImports = async (paths) => {
  const options = await extractOptions(join(root, '.dependency-cruiser.cjs'));
  const tsConfig = extractTypeScript(join(root, 'tsconfig.json'));
  const { output } = await cruise([...paths], { ...options, outputType: undefined }, undefined, { tsConfig });
  return output;
};

/*
 * Reads the imports of the given folders and files once and prints, as JSON, the results of two checks: "borders", by the rules of
 * .dependency-cruiser.cjs, and "what pages reach".
 */
const main = async () => {
  const found = await readImports(process.argv.slice(2));
  const { output, exitCode } = await format(found, { outputType: 'err' });
  const reached = pathsToServer(found.modules);
  process.stdout.write(
    JSON.stringify([
      { name: 'borders', passed: exitCode === 0, output },
      { name: 'what pages reach', passed: reached.length === 0, output: reached.join('\n') },
    ]),
  );
};
if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
