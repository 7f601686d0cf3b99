import webpack, { type Compiler, type Module } from 'webpack';

const builder = /[\\/]node_modules[\\/]@sinclair[\\/]typebox[\\/]/;

/** A module, or all those that were joined into it. */
const filesOf = (module: Module): string[] => {
  const joined = (module as Module & { readonly modules?: readonly Module[] }).modules ?? [module];
  return joined.map((one) => one.nameForCondition() ?? '');
};

/**
 * Refuses a browser bundle that holds the schema builder: endpoints bring only types, and values that a page needs stand apart from
 * schemas (`schemas/values.ts`).
 */
export class NoSchemasPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('NoSchemasPlugin', (compilation) => {
      for (const chunk of compilation.chunks) {
        const files = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(filesOf);
        if (!files.some((file) => builder.test(file))) continue;
        const schemas = files.filter((file) => /[\\/]schemas[\\/]/.test(file));
        compilation.errors.push(
          new webpack.WebpackError(
            `${compiler.options.name}: the chunk ${chunk.name ?? chunk.id} holds the schema builder, brought by one of ${schemas.join(', ') || 'its files'}`,
          ),
        );
      }
    });
  }
}
