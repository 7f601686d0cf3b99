import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** Stands for the list until all names are final; as long as nothing that anybody would write. */
const place = '"@integrity@"';

/**
 * Every later script of a bundle is requested with its sha384. The list of them is in the entry, which itself comes under an
 * integrity: what was changed after the build does not run.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { runtime, sources, Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (code) => `${code}\nvar sri = ${place}[chunkId]; if (sri) script.integrity = "sha384-" + sri;`,
      );
      // After names have their final hashes, before sizes and integrities are written down.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, (assets) => {
        const list: Record<string, string> = {};
        for (const chunk of compilation.chunks)
          for (const file of chunk.files)
            if (file.endsWith('.js') && !chunk.hasRuntime() && chunk.id !== null)
              list[String(chunk.id)] = createHash('sha384')
                .update(assets[file]?.buffer() ?? '')
                .digest('base64');
        let isWritten = false;
        for (const file of Object.keys(assets)) {
          const text = file.endsWith('.js') ? String(assets[file]?.source()) : '';
          if (!text.includes(place)) continue;
          isWritten = true;
          compilation.updateAsset(file, new sources.RawSource(text.replaceAll(place, `(${JSON.stringify(list)})`)));
        }
        if (!isWritten && Object.keys(list).length > 0)
          compilation.errors.push(new WebpackError('the integrities of later scripts have no place in the entry'));
      });
    });
  }
}
