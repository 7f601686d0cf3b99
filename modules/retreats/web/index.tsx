import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** Pages of retreats; each loads when it is opened. */
export const web = defineWeb(manifest, { pages: [] });
