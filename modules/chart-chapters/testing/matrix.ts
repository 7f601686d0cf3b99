import type { Scene } from '#core/testing/matrix';
import { chartFor } from '#modules/profile/testing/factory';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers, canary }) => {
  await chartFor(callers.owner, canary);
  await chartFor(callers.other_client, 'Anna Berg');
  const params = { chapter: 'type.projector' };
  return {
    'GET /api/holistic-profiles/me/chapters': {},
    'PUT /api/holistic-profiles/me/chapters/{chapter}/response': { params, body: { verdict: 'fits', note: null } },
    'DELETE /api/holistic-profiles/me/chapters/{chapter}/response': { params },
  };
};
