import type { Compiler } from 'webpack';

/**
 * Federation puts what a remote exposes into a chunk of its own, one more round trip before the first page. The exposed
 * file only lists lazy pages, so it travels inside the entry instead.
 */
export class InlineExposePlugin {
  constructor(
    private readonly entry: string,
    private readonly exposed: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('InlineExposePlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'InlineExposePlugin', stage: 20 }, () => {
        const entry = compilation.namedChunks.get(this.entry);
        const exposed = compilation.namedChunks.get(this.exposed);
        if (!entry || !exposed || !compilation.chunks.has(exposed)) return;
        if (!compilation.chunkGraph.canChunksBeIntegrated(entry, exposed)) return;
        compilation.chunkGraph.integrateChunks(entry, exposed);
        compilation.chunks.delete(exposed);
        return true;
      });
    });
  }
}
