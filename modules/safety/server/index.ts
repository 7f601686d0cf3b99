import { defineServer } from '#core/contract/server';
import { manifest } from '../module';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, () => ({}));
