import type { Compiler } from 'webpack';

interface Dependency {
  readonly request?: string;
  readonly ids?: readonly string[];
}

/** Notes which names of the host's facades a bundle imports: what a host has to offer, exactly. */
export class UsesPlugin {
  readonly #uses = new Map<string, Set<string>>();

  constructor(private readonly facades: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('UsesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('UsesPlugin', (modules) => {
        for (const module of modules)
          for (const { request, ids } of module.dependencies as unknown as readonly Dependency[]) {
            const name = ids?.[0];
            if (request === undefined || name === undefined || !this.facades.includes(request)) continue;
            const known = this.#uses.get(request) ?? new Set();
            this.#uses.set(request, known.add(name));
          }
      });
    });
  }

  list(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries([...this.#uses].sort().map(([from, names]) => [from, [...names].sort()]));
  }
}
