import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '#core/testing/app';
import { plantOffers } from '../../testing/factory';
import { copyOffers } from '../jobs/sync-offers';
import { mayOpen } from '../views/offer';
import { generateOffers } from './generate';
import { httpSource } from './http-source';
import { nineOffers } from './samples';

vi.stubEnv('CONCIERGE_BOOKING_HOSTS', 'cliff-house.example');
const app = await testApp({ modules: ['labors', 'profile', 'concierge'] });
await plantOffers(app.knex, 200);
const [anon, practitioner] = [await app.as('anon'), await app.as('practitioner')];
afterAll(() => app.stop());
const offers = async (query: string) => (await anon.get(`/api/offers?${query}`)).body;

describe('the samples', () => {
  it('are nine as specified: two flights, two hotels, three restaurants, two cars', () => {
    const of = (category: string) => nineOffers.filter((offer) => offer.category === category).length;
    expect(['flight', 'hotel', 'restaurant', 'car'].map(of)).toEqual([2, 2, 3, 2]);
    expect(new Set(nineOffers.map(({ availability }) => availability))).toEqual(
      new Set(['available', 'limited', 'booked']),
    );
  });

  it('are the same at every start, each with an id of its own', () => {
    expect(generateOffers(200)).toEqual(generateOffers(200));
    expect(new Set(generateOffers(1000).map(({ id }) => id)).size).toBe(1000);
  });
});

describe('GET /api/offers', () => {
  it('lists what is around a place by its name, with the way from its middle, and marks samples', async () => {
    const list = await offers('category=hotel&near=Big%20Sur%2C%20California');
    expect(list.length).toBeGreaterThan(2);
    for (const { distance, sample, price } of list) {
      expect(distance).toBeLessThan(170_000);
      expect([sample, price === null || Number.isInteger(price.minor)]).toEqual([true, true]);
    }
  });

  it('counts each tab, and says when the place has nothing', async () => {
    expect((await anon.get('/api/offers/counts?near=Kyoto')).body).toEqual({
      flight: 5,
      hotel: 5,
      restaurant: 6,
      car: 4,
      near: true,
    });
    expect((await anon.get('/api/offers/counts?near=Reykjavik')).body).toMatchObject({ flight: 52, near: false });
  });

  it.each(['recommended', 'price', 'rating'])('shows each offer once over all pages, by %s', async (sort) => {
    const seen: { id: string; price: { minor: number } | null; rating: number }[] = [];
    let next: string | undefined = `/api/offers?sort=${sort}&limit=40`;
    while (next) {
      const page: Awaited<ReturnType<typeof anon.get>> = await anon.get(next);
      seen.push(...page.body);
      next = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(209);
    const keys = seen.map(({ price, rating }) => (sort === 'price' ? (price?.minor ?? 2 ** 31) : -rating));
    if (sort !== 'recommended') expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  it('keeps only kitchens that serve the diet', async () => {
    for (const { dietaryOptions } of await offers('category=restaurant&diet=Keto'))
      expect(dietaryOptions).toContain('Keto');
  });

  it('never tells the public where things are booked', async () => {
    expect(JSON.stringify(await offers('limit=50'))).not.toContain('https://');
  });
});

describe('the team', () => {
  it('is led only to allowed hosts, and learns why otherwise', async () => {
    const { body } = await practitioner.get('/api/team/offers?near=Big%20Sur&limit=50');
    const of = (id: string) => body.find((row: { id: string }) => row.id === id);
    expect(of('hotel-cliff-house')).toMatchObject({
      bookingUrl: 'https://www.cliff-house.example/rooms',
      refusal: null,
    });
    expect(of('hotel-tehama-house')).toMatchObject({ bookingUrl: null, refusal: 'host' });
    expect(of('dining-long-fast-breaker')).toMatchObject({ bookingUrl: null, refusal: 'booked' });
  });

  it.each([
    ['https://cliff-house.example/a', true],
    ['https://www.cliff-house.example/a', true],
    ['http://cliff-house.example/a', false],
    ['https://evilcliff-house.example/', false],
    ['https://cliff-house.example.evil.example/', false],
    ['https://cliff-house.example@evil.example/', false],
    ['https://a:b@cliff-house.example/', false],
    ['https://cliff-house.example:8443/', false],
    ['javascript:alert(1)//cliff-house.example', false],
    ['//cliff-house.example', false],
  ])('may open %s: %s', (address, may) => expect(mayOpen(address, ['cliff-house.example'])).toBe(may));
});

describe('a travel service', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());
  const serve = async (status: number, body: string): Promise<string> => {
    server = createServer((request, response) => {
      response.writeHead(request.url === '/v1/offers' && request.headers.authorization === 'Bearer k' ? status : 418);
      response.end(body);
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  };
  const stored = () => app.knex('offers').where({ source: 'api' }).orderBy('id').pluck('id');
  const copy = async (status: number, body: string): Promise<void> => {
    const source = httpSource({ url: await serve(status, body), key: 'k' });
    const listed = await source.list(AbortSignal.timeout(5000));
    await app.knex.transaction((trx) => copyOffers(trx, source, listed));
  };

  it('is copied; what it lists no more goes, and other sources stay', async () => {
    await copy(200, JSON.stringify(nineOffers.slice(0, 3)));
    expect(await stored()).toHaveLength(3);
    await copy(200, JSON.stringify(nineOffers.slice(1, 2)));
    expect(await stored()).toEqual([`api.${nineOffers[1]?.id}`]);
    expect(await app.knex('offers').where({ source: 'embedded' })).toHaveLength(209);
  });

  it.each([
    ['an error', 500, '[]'],
    ['no JSON', 200, '<html>'],
    ['something else', 200, '{"offers":[]}'],
    [
      'a wrong price',
      200,
      JSON.stringify([{ ...nineOffers[0], price: { minor: 1.5, currency: 'USD', per: 'person' } }]),
    ],
    ['an id twice', 200, JSON.stringify([nineOffers[0], nineOffers[0]])],
  ])('that answers with %s changes nothing', async (_, status, body) => {
    const before = await stored();
    await expect(copy(status, body)).rejects.toThrow();
    expect(await stored()).toEqual(before);
  });
});
