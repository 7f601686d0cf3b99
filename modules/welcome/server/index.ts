import { defineServer, provide } from '#core/contract/server';
import { productFigures } from '#modules/knowledge/public';
import { manifest } from '../module';
import { figures } from './figures';
import { publicPages } from './public-pages';

/** Server side of this module: heads of its pages, and the figures that help texts repeat. */
export const server = defineServer(manifest, () => ({ publicPages, provides: [provide(productFigures, figures)] }));
