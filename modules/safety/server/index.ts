import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import { readOperatorLines } from './operator-lines';
import { helpPage } from './pages';
import { helpLineRoutes } from './routes/help-lines';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, (core) => {
  const operator = readOperatorLines(core.config.helpLines);
  return { routes: helpLineRoutes(operator), publicPages: [helpPage(operator)] };
});
