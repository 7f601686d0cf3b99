import type { PublicPage } from '#core/contract/public-page';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import { heads } from './heads';

/** Every page of this module; they ask the server nothing, so only their heads are prepared. */
const publicPages: readonly PublicPage[] = (Object.keys(heads) as (keyof typeof heads)[]).map((path) => ({
  path,
  load: async ({ language }) => ({ head: heads[path][language === 'en-XA' ? 'en' : language], answers: {} }),
  addresses: async () => [{ path, changed: null }],
}));

/** Server side of this module: the heads of its pages. */
export const server = defineServer(manifest, () => ({ publicPages }));
