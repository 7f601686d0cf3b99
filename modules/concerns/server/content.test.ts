import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { publish } from '#modules/studio/testing/factory';
import { needs } from '../lib/needs';
import { concernTopics } from '../public';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['concerns'] });
});
afterAll(() => app.stop());

const topics = () => app.assembled.ports.one('test', concernTopics).list();

it('offers the built-in concerns in their order until staff name, move and hide them', async () => {
  expect(topics().map(({ id, title, isHidden }) => ({ id, title, isHidden }))).toEqual(
    needs.map(({ id, title }) => ({ id, title, isHidden: false })),
  );
  const admin = await app.as('admin');
  const [first] = needs;
  const last = needs.at(-1);
  await publish(admin, `concerns/${last?.id}/en`, { title: 'Something else', order: 1, isHidden: false });
  await publish(admin, `concerns/${first?.id}/en`, { title: first?.title.en ?? '', order: 10, isHidden: true });
  await publish(admin, `concerns/${last?.id}/de`, { title: 'Etwas anderes' });
  await expect.poll(() => topics()[0]?.title.de).toBe('Etwas anderes');
  expect(topics().slice(0, 2)).toEqual([
    { id: last?.id, title: { en: 'Something else', de: 'Etwas anderes', es: last?.title.es }, isHidden: false },
    { id: first?.id, title: first?.title, isHidden: true },
  ]);
  expect(topics()).toHaveLength(needs.length);
});
