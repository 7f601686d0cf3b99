import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import { publicPages } from './public-pages';

/** Server side of this module: the heads of its pages. */
export const server = defineServer(manifest, () => ({ publicPages }));
