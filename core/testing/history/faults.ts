import { setTimeout as wait } from 'node:timers/promises';
import type { SmallDisk } from '../small-disk';
import type { Random } from './random';
import type { TriedProduct, TriedServer } from './tried-product';

/** Something done to a product, which it has got over when the promise resolves. */
export interface Fault {
  readonly name: string;
  readonly run: (product: TriedProduct, random: Random) => Promise<void>;
}

const anyOf = ({ servers }: TriedProduct, random: Random): TriedServer => random.pick(servers);

const killServer: Fault = {
  name: 'kill a server',
  run: async (product, random) => {
    const server = anyOf(product, random);
    await server.kill();
    await wait(random.below(500));
    await server.restart();
  },
};
const pauseServer: Fault = {
  name: 'pause a server',
  run: async (product, random) => {
    const server = anyOf(product, random);
    server.signal('SIGSTOP');
    await wait(300 + random.below(3000));
    server.signal('SIGCONT');
  },
};
const cutClients: Fault = {
  name: 'cut the connections of people',
  run: async (product, random) => {
    for (let times = 1 + random.below(5); times > 0; times -= 1) {
      anyOf(product, random).proxy.cut();
      await wait(random.below(300));
    }
  },
};
const cutDatabase: Fault = {
  name: 'cut the connections to the database',
  run: async ({ databaseProxy }, random) => {
    for (let times = 1 + random.below(5); times > 0; times -= 1) {
      databaseProxy.cut();
      await wait(random.below(300));
    }
  },
};
const killDatabase: Fault = { name: 'kill the database', run: ({ database }) => database.suffer('kill') };

/** What needs no right of root and no program of Debian. */
export const plainFaults: readonly Fault[] = [killServer, pauseServer, cutClients, cutDatabase, killDatabase];

/** Sets the clock of one server an hour or some minutes off for a while. */
export const moveClock: Fault = {
  name: 'move the clock of a server',
  run: async (product, random) => {
    const server = anyOf(product, random);
    await server.setClock(random.pick([-3600, -300, 300, 3600]));
    await wait(2000 + random.below(5000));
    await server.setClock(0);
    // It looks once a second.
    await wait(1500);
  },
};

export const fillDisk = (disk: SmallDisk): Fault => ({
  name: 'fill the disk of the database',
  run: async (_, random) => {
    await disk.fill(0);
    await wait(1000 + random.below(4000));
    await disk.free();
  },
});
