import { randomUUID } from 'node:crypto';
import { breakGlassObjects } from '../contract/hooks';
import { provide } from '../contract/server';
import type { HappyCall, SceneContext } from './matrix';

/** Happy calls of opening with a stated reason what is closed to staff. */
export const breakGlassCalls = ({ app, callers }: SceneContext): Readonly<Record<string, HappyCall>> => {
  const closed = randomUUID();
  const ownerOf = async (_: unknown, id: string) =>
    id === closed ? { userId: callers.owner.userId, email: null } : null;
  app.assembled.ports.add('scene', provide(breakGlassObjects, { kind: 'scene', ownerOf }));
  return {
    'POST /api/admin/break-glass': { body: { object: `scene:${closed}`, reason: 'A person asked us for help.' } },
    'GET /api/admin/break-glass': {},
    'GET /api/account/openings': {},
  };
};
