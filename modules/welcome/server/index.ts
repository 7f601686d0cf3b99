import { defineServer, provide } from '#core/contract/server';
import { productFigures } from '#modules/knowledge/public';
import { contentNouns, studio } from '#modules/studio/public';
import { readFigures, stagesNoun } from '../lib/journey-figures';
import { manifest } from '../module';
import { stagesContent } from './content';
import { figures } from './figures';
import { frontPageContent } from './front-page-content';
import { publicPages } from './public-pages';

/** Server side of this module: heads of its pages, the stages as staff edit them, and the figures that help texts repeat. */
export const server = defineServer(manifest, (core) => {
  const read = () => readFigures((key) => core.port(studio).find(stagesNoun, key, 'en') ?? undefined);
  return {
    publicPages: publicPages(core),
    provides: [
      provide(contentNouns, frontPageContent),
      provide(contentNouns, stagesContent),
      provide(productFigures, figures(read)),
    ],
  };
});
