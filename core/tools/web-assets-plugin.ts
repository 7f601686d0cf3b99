import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Compiler } from 'webpack';
import type { AssetInfo, BundleManifest } from '../server/pages/bundles';
import { PageFilesPlugin } from './page-files-plugin';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const squeezable = /\.(?:js|css|svg|json)$/;
/** Smaller files do not pay for the second file. */
const worthwhile = 1024;

const isScript = (file: string): boolean => file.endsWith('.js');

/** Writes `.br` and `.gz` next to every asset (production) and a manifest with entry, styles and integrity of each file. */
export class WebAssetsPlugin {
  constructor(
    private readonly options: { readonly entry: string; readonly start?: string; readonly compress: boolean },
  ) {}

  apply(compiler: Compiler): void {
    const pageFiles = new PageFilesPlugin();
    pageFiles.apply(compiler);
    compiler.hooks.thisCompilation.tap('WebAssetsPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'WebAssetsPlugin', stage }, async () => {
        const names = Object.keys(compilation.assets).filter((name) => !name.endsWith('.map'));
        const files: Record<string, AssetInfo> = {};
        await Promise.all(
          names.sort().map(async (name) => {
            const body = Buffer.from(compilation.assets[name]?.buffer() ?? []);
            const squeeze = this.options.compress && squeezable.test(name) && body.length > worthwhile;
            const [br, gz] = squeeze
              ? await Promise.all([
                  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
                  zip(body, { level: 9 }),
                ])
              : [null, null];
            if (br) compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(br));
            if (gz) compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(gz));
            const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
            files[name] = { integrity, size: body.length, brotli: br?.length ?? null, gzip: gz?.length ?? null };
          }),
        );
        const point = compilation.entrypoints.get(this.options.entry);
        const own = (point?.getFiles() ?? []).filter((file) => !file.endsWith('.map'));
        const entry = own.find(isScript);
        if (!entry) return;
        const manifest: BundleManifest = {
          entry,
          mode: compiler.options.mode === 'development' ? 'development' : 'production',
          start:
            compilation.entrypoints
              .get(this.options.start ?? '')
              ?.getFiles()
              .find(isScript) ?? null,
          css: own.filter((file) => file.endsWith('.css')),
          ...pageFiles.of(compilation, this.options.entry),
          files: Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))),
        };
        compilation.emitAsset('manifest.json', new webpack.sources.RawSource(JSON.stringify(manifest, null, 1)));
      });
    });
  }
}
