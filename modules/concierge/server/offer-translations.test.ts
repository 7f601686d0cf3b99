import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { act, pathOf, publish, read, save } from '#modules/studio/testing/factory';
import type { OfferView } from '../schemas/offer';
import { anOfferInput, plantOffers } from '../testing/factory';

const app = await testApp({ modules: ['concierge'] });
const admin = await app.as('admin');
const anon = await app.as('anon');
await plantOffers(app.knex);
afterAll(() => app.stop());

const german = { name: 'Haus am Meer', location: 'Lissabon', description: 'Sechs Zimmer.', features: ['Ruhig'] };
const make = async (overrides: Parameters<typeof anOfferInput>[0] = {}) =>
  (await admin.post('/api/studio/offers', anOfferInput(overrides))).body;
const see = async (id: string, lang: string): Promise<OfferView | undefined> => {
  const { body } = await anon.get(`/api/offers?category=hotel&limit=50&lang=${lang}`);
  return body.find((one: OfferView) => one.id === id);
};

it('shows an offer in its language from the publication of its translation on, else the original', async () => {
  const { id } = await make();
  const document = `offer-texts/${id}/de`;
  await save(admin, document, german);
  expect(await see(id, 'de')).toMatchObject({ name: 'House by the sea', language: 'en', translated: null });
  await act(admin, document, 'publish');
  expect(await see(id, 'de')).toMatchObject({ ...german, language: 'de', translated: { from: 'en', isCurrent: true } });
  for (const lang of ['en', 'es']) expect(await see(id, lang)).toMatchObject({ language: 'en', translated: null });
  const path = `/api/studio/offers/${id}`;
  await admin.put(path, anOfferInput({ price: null }), { 'if-match': '"1"' });
  expect(await see(id, 'de')).toMatchObject({ translated: { isCurrent: true } });
  await admin.put(path, anOfferInput({ features: ['Quiet', 'Garden'] }), { 'if-match': '"2"' });
  expect(await see(id, 'de')).toMatchObject({ features: ['Ruhig'], translated: { isCurrent: false } });
  expect((await read(admin, document)).languages[1]?.translation).toBe('out-of-date');
  expect((await act(admin, document, 'publish')).status).toBe(409);
  // Quotes and what staff see stay in the words of the house.
  expect((await admin.get(path)).body).toMatchObject({ name: 'House by the sea', language: 'en' });
});

it('refuses other numbers of features, offers of travel services, strangers and what is not whole', async () => {
  const { id } = await make({ language: 'es' });
  const document = `offer-texts/${id}/de`;
  expect((await save(admin, document, { ...german, features: ['Ruhig', 'Hell'] })).status).toBe(422);
  expect((await save(admin, document, { ...german, price: '1' })).status).toBe(422);
  await save(admin, document, { ...german, name: ' ' });
  expect((await act(admin, document, 'publish')).body.fields).toMatchObject([{ path: 'name' }]);
  for (const path of [`offer-texts/${id}/es`, 'offer-texts/hotel-cliff-house/de', 'offer-texts/house.none/de'])
    expect([path, (await admin.get(pathOf(path))).status]).toEqual([path, 404]);
  expect((await (await app.as('practitioner')).get(pathOf(document))).status).toBe(403);
  expect((await anon.get('/api/offers?lang=fr')).status).toBe(422);
  expect((await admin.post('/api/studio/offers', { ...anOfferInput(), language: 'fr' })).status).toBe(422);
});

it('takes its translations along when it is deleted', async () => {
  const { id } = await make();
  await publish(admin, `offer-texts/${id}/de`, german);
  expect(await app.knex('studio_documents').where({ key: id })).toHaveLength(1);
  expect((await admin.delete(`/api/studio/offers/${id}`)).status).toBe(204);
  expect(await app.knex('studio_documents').where({ key: id })).toEqual([]);
});
