import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { projectFile } from '#core/server/root';
import { compileTexts, textsFile } from '#core/tools/compile-texts.mjs';

/** Aliases of the project and its compiled texts. `apart` leaves out what every page has anyway. */
const ownFiles = (apart: boolean): Plugin => ({
  name: 'own-files',
  setup: ({ onResolve, onLoad, resolve }) => {
    onResolve({ filter: /^#(ui|core)(\/|$)/ }, ({ path, kind }) => {
      if (apart) return { path, external: true };
      const file =
        path === '#ui' ? './ui-kit/index.ts' : path.replace('#ui/', './ui-kit/').replace('#core/', './core/');
      return resolve(file, { kind, resolveDir: projectFile('.') });
    });
    onLoad({ filter: textsFile }, ({ path }) => ({
      contents: compileTexts(path, readFileSync(path, 'utf8')),
      loader: 'js',
      resolveDir: projectFile('.'),
    }));
  },
});

const bundle = async (entry: string, apart: boolean) => {
  const { outputFiles } = await build({
    entryPoints: [projectFile(entry)],
    bundle: true,
    write: false,
    minify: true,
    outdir: 'out',
    format: 'esm',
    platform: apart ? 'browser' : 'node',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react-router-dom', 'swr', ...(apart ? ['react/jsx-runtime'] : [])],
    loader: { '.module.css': 'local-css', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [ownFiles(apart)],
    logLevel: 'error',
  });
  return outputFiles;
};

/** Bytes of scripts and styles of an entry without React and the shared parts: as written out, and with brotli. */
export const sizeOf = async (entry: string): Promise<{ kind: string; bytes: number; brotli: number }[]> =>
  (await bundle(entry, true)).map(({ path, contents }) => ({
    kind: path.endsWith('.css') ? 'styles' : 'scripts',
    bytes: contents.length,
    brotli: brotliCompressSync(contents).length,
  }));

/** The script of an entry that Node can run. */
export const runnable = async (entry: string): Promise<string> =>
  (await bundle(entry, false)).find(({ path }) => path.endsWith('.js'))?.text ?? '';
