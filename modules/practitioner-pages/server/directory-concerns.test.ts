import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { publish } from '#modules/studio/testing/factory';
import { aPractice, publishPage } from '../testing/factory';

const app = await testApp({ modules: ['practitioner-pages'] });
const [anon, admin] = [await app.as('anon'), await app.as('admin')];
afterAll(() => app.stop());

interface Concern {
  readonly id: string;
  readonly title: { readonly de: string };
}
const offered = async (): Promise<readonly Concern[]> => (await anon.get('/api/practitioner-filters')).body.concerns;
const found = async (concern: string): Promise<number> =>
  (await anon.get(`/api/practitioner-pages?concern=${concern}`)).body.length;

it('filters the directory by concerns as staff name, hide and add them', async () => {
  const practitioner = await app.as('practitioner');
  const statement = 'Finding the will that is neither force nor wish.';
  await aPractice(practitioner, { statements: [{ specialization: 'Divorce', statement }] });
  await publishPage(app.knex, admin, practitioner);
  expect((await offered()).map(({ id }) => id)).toContain('divorce');
  expect(await found('divorce')).toBe(1);

  await publish(admin, 'concerns/divorce/de', { title: 'Auseinandergehen' });
  await expect
    .poll(async () => (await offered()).find(({ id }) => id === 'divorce')?.title.de)
    .toBe('Auseinandergehen');
  await publish(admin, 'concerns/divorce/en', { title: 'Separation and divorce', order: 10, isHidden: true });
  await expect.poll(async () => (await offered()).map(({ id }) => id)).not.toContain('divorce');

  const added = (await admin.post('/api/studio/concerns/documents', { title: 'Two homes' })).body.key;
  expect([added, await found('two-homes')]).toEqual(['two-homes', 0]);
  await publish(admin, 'concerns/two-homes/en', {
    title: 'Two homes',
    order: 5,
    isHidden: false,
    words: ['two homes'],
    approaches: [{ name: 'Divorce' }],
  });
  await expect.poll(async () => (await offered())[0]?.id).toBe('two-homes');
  expect(await found('two-homes')).toBe(1);
  expect(await found('no-such-concern')).toBe(0);
});
