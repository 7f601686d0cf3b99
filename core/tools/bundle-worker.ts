import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Compilation, type Module } from 'webpack';
import createConfig from '../../webpack.config';
import { packagesOf } from './bundled-packages.mjs';

/** What became of a part: what went wrong, or null, the project's own files that it is made of, and the packages in it. */
interface Outcome {
  readonly problem: string | null;
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const ownFiles = (paths: Iterable<string>): string[] =>
  [...paths]
    .filter((path) => path.startsWith(root) && !path.includes('/node_modules/') && statSync(path).isFile())
    .map((path) => relative(root, path))
    .sort();

/** Files of the modules that are in a chunk; several that were joined are one module there. */
const filesInChunks = ({ modules, chunkGraph }: Compilation): string[] => {
  const fileOf = (module: Module): string[] => {
    const file = module.nameForCondition();
    return [
      ...(file?.startsWith(root) ? [relative(root, file)] : []),
      ...('modules' in module ? (module.modules as Module[]).flatMap(fileOf) : []),
    ];
  };
  return [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0).flatMap(fileOf);
};

/* One process of the build (build-web.mjs): bundles the parts that its parent names, one after another. */
const bundle = (part: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const [config] = createConfig({ only: part }, { mode: 'production' });
    if (!config) return resolve({ problem: `There is no part ${part}.`, files: [], packages: [] });
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      const failed = error !== null || !stats || stats.hasErrors() || stats.hasWarnings();
      const report = failed ? (error?.message ?? stats?.toString({ preset: 'errors-warnings', colors: false })) : null;
      const files = failed ? [] : ownFiles(stats.compilation.fileDependencies);
      const packages = failed ? [] : packagesOf(filesInChunks(stats.compilation));
      compiler.close(() => resolve({ problem: report ?? null, files, packages }));
    });
  });

process.on('message', (part: string) => {
  void bundle(part).then((outcome) => process.send?.({ part, ...outcome }));
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
