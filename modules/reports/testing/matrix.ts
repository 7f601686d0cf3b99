import type { Scene } from '#core/testing/matrix';
import { aBirth } from '#modules/profile/testing/factory';

/** Happy calls of the routes of this module: the owner's newest chart as files. */
export const scene: Scene = async ({ callers: { owner } }) => {
  // Another module's scene may have made both before.
  await owner.post('/api/clients', aBirth());
  await owner.post('/api/holistic-profiles', {});
  const { id } = (await owner.get('/api/holistic-profiles/me')).body as { id: string };
  const files = ['chart.pdf', 'report.pdf', 'chart.json'];
  return Object.fromEntries(
    files.map((file) => [`GET /api/holistic-profiles/versions/{id}/${file}`, { params: { id } }]),
  );
};
