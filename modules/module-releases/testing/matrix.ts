import type { Scene } from '#core/testing/matrix';
import { aForm } from '#core/testing/picture-form';
import { packRelease, publishModule } from '#core/testing/published-module';

/** A name that no other call uses: letters only. */
const newId = (): string => `scene-${crypto.randomUUID().replace(/[^a-f]/g, '')}x`;

/** Happy calls of the routes of this module, each with modules of its own. */
export const scene: Scene = async ({ app, callers: { admin } }) => {
  const publish = async (...versions: readonly string[]) => {
    const module = newId();
    for (const version of versions) await publishModule(app, { id: module, version });
    return { params: { module } };
  };
  const one = await publish('1.0.0', '1.1.0');
  const withCanary = async () => {
    const { params } = await publish('1.0.0', '1.1.0');
    const body = { version: '1.0.0', roles: ['admin'], share: 0 };
    await admin.post(`/api/module-releases/${params.module}/canary`, body);
    return { params };
  };
  const unapproved = async () => {
    const { params } = await publish('1.0.0');
    await app.knex('module_releases').where(params).update({ approved_at: null });
    return { params };
  };
  const disabled = async () => {
    const { params } = await publish('1.0.0');
    await admin.post(`/api/module-releases/${params.module}/disable`);
    return { params };
  };
  const archive = async () => aForm('archive', await packRelease({ id: newId() }), 'diary.zip');
  const two = () => publish('1.0.0', '1.1.0');
  return {
    'GET /api/module-releases': {},
    'POST /api/module-releases': { ...(await archive()), before: archive },
    'POST /api/module-releases/{module}/enable': { ...one, before: disabled },
    'POST /api/module-releases/{module}/disable': { ...one, before: two },
    'POST /api/module-releases/{module}/rollback': { ...one, before: two },
    'POST /api/module-releases/{module}/version': { ...one, body: { version: '1.0.0' }, before: two },
    'POST /api/module-releases/{module}/approval': { ...one, body: { version: '1.0.0' }, before: unapproved },
    'POST /api/module-releases/{module}/canary': {
      ...one,
      body: { version: '1.0.0', roles: ['admin'], share: 10 },
      before: two,
    },
    'DELETE /api/module-releases/{module}/canary': { ...one, before: withCanary },
  };
};
