import type { AsyncDependenciesBlock, Chunk, ChunkGroup, Compilation, Compiler, javascript } from 'webpack';
import type { BundleManifest, PageFiles } from '../server/pages/bundles';

/** Files that list pages as `{ path: '/x', page: () => import('./pages/x')... }`. */
const listsPages = /[\\/](?:web[\\/]index\.tsx|shell[\\/]own-pages\.ts)$/;
const catalogue = /[\\/]texts[\\/]([a-z]{2})\.json$/;

interface Node {
  readonly type?: string;
  readonly [name: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const childrenOf = (node: Node): Node[] => Object.values(node).filter(isNode);

const importedBy = (node: Node): string | null => {
  if (node.type === 'ImportExpression' && isNode(node.source)) return String(node.source.value);
  for (const child of childrenOf(node)) {
    const found = importedBy(child);
    if (found !== null) return found;
  }
  return null;
};

const memberOf = (object: Node, name: string): Node | null => {
  for (const property of object.properties as Node[])
    if (isNode(property.key) && (property.key.name === name || property.key.value === name) && isNode(property.value))
      return property.value;
  return null;
};

/** Pattern and request of every listed page below a node of the syntax tree. */
const listedBelow = (node: Node): [pattern: string, request: string][] => {
  if (node.type === 'ObjectExpression') {
    const path = memberOf(node, 'path');
    const page = memberOf(node, 'page');
    const request = page && importedBy(page);
    if (typeof path?.value === 'string' && request) return [[path.value, request]];
  }
  return childrenOf(node).flatMap(listedBelow);
};

type Listing = readonly (readonly [pattern: string, request: string])[];
const requestOf = (block: AsyncDependenciesBlock): string | undefined =>
  block.dependencies.map((dependency) => (dependency as { request?: string }).request).find(Boolean);

/** Finds out which files the lazy import of each page brings, so that the server can name them in the page's head. */
export class PageFilesPlugin {
  readonly #blocks = new WeakMap<Compilation, Map<string, AsyncDependenciesBlock>>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PageFilesPlugin', (compilation, { normalModuleFactory }) => {
      for (const kind of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(kind).tap('PageFilesPlugin', (plain) => {
          const parser = plain as javascript.JavascriptParser;
          parser.hooks.program.tap('PageFilesPlugin', (program: unknown) => {
            const { module } = parser.state;
            // Part of what the cache keeps of a module.
            if (listsPages.test(module.nameForCondition() ?? '') && module.buildInfo && isNode(program))
              module.buildInfo.pages = listedBelow(program);
          });
        });
      // Before modules are joined into one.
      compilation.hooks.finishModules.tap('PageFilesPlugin', (modules) => {
        const found = new Map<string, AsyncDependenciesBlock>();
        for (const module of modules)
          for (const [pattern, request] of (module.buildInfo?.pages ?? []) as Listing) {
            const block = module.blocks.find((one) => requestOf(one) === request);
            if (block) found.set(pattern, block);
          }
        this.#blocks.set(compilation, found);
      });
    });
  }

  /** The part of a bundle's manifest that says what pages and languages need; `entry` is the name of its entry. */
  of(compilation: Compilation, entry: string): Pick<BundleManifest, 'pages' | 'texts'> {
    const start = compilation.entrypoints.get(entry);
    const there = new Set(start?.getFiles());
    const pages: Record<string, PageFiles> = {};
    for (const [pattern, block] of this.#blocks.get(compilation) ?? []) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      if (!group) continue;
      const files = group.getFiles().filter((file) => !there.has(file) && !file.endsWith('.map'));
      pages[pattern] = {
        js: files.filter((file) => file.endsWith('.js')),
        css: files.filter((file) => file.endsWith('.css')),
        texts: textsOf(compilation, group),
      };
    }
    return { pages, texts: start ? textsOf(compilation, start) : {} };
  }
}

const languageOf = (compilation: Compilation, chunk: Chunk): string | null => {
  for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
    const [, language] = catalogue.exec(module.nameForCondition() ?? '') ?? [];
    if (language) return language;
  }
  return null;
};

const textsOf = (compilation: Compilation, group: ChunkGroup): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const child of group.childrenIterable)
    for (const chunk of child.chunks) {
      const language = languageOf(compilation, chunk);
      if (language)
        found[language] = [...(found[language] ?? []), ...[...chunk.files].filter((file) => file.endsWith('.js'))];
    }
  return found;
};
