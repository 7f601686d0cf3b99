import { findCapability } from '../../contract/host-ports';
import type { CollectingPort, Port } from '../../contract/public';
import type { Provision } from '../../contract/server';

/** Who provides the ports of the host. */
export const host = 'core';

/** Who answers which port. Filled while modules are created, read afterwards. */
export class PortRegistry {
  readonly #values = new Map<string, { owner: string; value: unknown }[]>();
  readonly #capabilities = new Map<string, readonly string[]>();
  #bound = false;

  /** What of the host a module may ask. */
  allow(owner: string, capabilities: readonly string[]): void {
    this.#capabilities.set(owner, capabilities);
  }

  add(owner: string, { port, value }: Provision): void {
    if (findCapability(port) !== null && owner !== host)
      throw new Error(`module ${owner}: port "${port.id}" belongs to the host`);
    const providers = this.#values.get(port.id) ?? [];
    if (!port.many && providers.length > 0)
      throw new Error(`module ${owner}: port "${port.id}" is already provided by ${providers[0]?.owner}`);
    this.#values.set(port.id, [...providers, { owner, value }]);
  }

  /** Takes back what a module has provided: it does not run after all. */
  withdraw(owner: string): void {
    for (const [id, providers] of this.#values)
      this.#values.set(
        id,
        providers.filter((one) => one.owner !== owner),
      );
  }

  /** From here on ports may be asked. */
  bind(): void {
    this.#bound = true;
  }

  one<T>(asker: string, port: Port<T>): T {
    const capability = findCapability(port);
    if (capability !== null && !this.#capabilities.get(asker)?.includes(capability))
      throw new Error(
        `module ${asker}: port "${port.id}" asks for the capability "${capability}", which its manifest lacks`,
      );
    if (!this.#bound) throw new Error(`module ${asker}: asked port "${port.id}" while modules were being created`);
    const providers = this.#values.get(port.id)?.[0];
    if (!providers) throw new Error(`module ${asker}: nobody provides port "${port.id}"`);
    return providers.value as T;
  }

  all<T>(port: CollectingPort<T>): readonly T[] {
    return (this.#values.get(port.id) ?? []).map((providers) => providers.value as T);
  }
}
