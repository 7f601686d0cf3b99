import type { CollectingPort, Port } from '../../contract/public';
import type { Provision } from '../../contract/server';

/** Who answers which port. Filled while modules are created, read afterwards. */
export class PortRegistry {
  readonly #values = new Map<string, { owner: string; value: unknown }[]>();
  #bound = false;

  add(owner: string, { port, value }: Provision): void {
    const held = this.#values.get(port.id) ?? [];
    if (!port.many && held.length > 0)
      throw new Error(`module ${owner}: port "${port.id}" is already provided by ${held[0]?.owner}`);
    this.#values.set(port.id, [...held, { owner, value }]);
  }

  /** From here on ports may be asked. */
  bind(): void {
    this.#bound = true;
  }

  one<T>(asker: string, port: Port<T>): T {
    if (!this.#bound) throw new Error(`module ${asker}: asked port "${port.id}" while modules were being created`);
    const held = this.#values.get(port.id)?.[0];
    if (!held) throw new Error(`module ${asker}: nobody provides port "${port.id}"`);
    return held.value as T;
  }

  all<T>(port: CollectingPort<T>): readonly T[] {
    return (this.#values.get(port.id) ?? []).map((held) => held.value as T);
  }
}
