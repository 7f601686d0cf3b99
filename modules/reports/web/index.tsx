import { defineWeb, fill } from '#core/web';
import { chartTools } from '#modules/charts/public';
import { manifest } from '../module';

/** The export of a chart, on the pages that show one. */
export const web = defineWeb(manifest, {
  pages: [],
  fills: [fill(chartTools, () => import('./parts/export/export-tool').then((module) => module.ExportTool))],
});
