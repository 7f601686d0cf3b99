import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import { useEphemerisFile } from '../public-server';

/** Server side of this module: says where the tables of the sky lie, since a bundle moves the code away from them. */
export const server = defineServer(manifest, (core) => {
  useEphemerisFile(`${core.config.root}/modules/chart-engine/lib/engine/data/ephemeris.bin`);
  return {};
});
