import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { act, publish, save } from '#modules/studio/testing/factory';
import type { HelpLines } from '../schemas/help-lines';
import { parseOperatorLines } from './operator-lines';
import { listHelpLines } from './queries/help-lines';

const own = { name: 'Our line', contact: 'Call 0800 123', hours: 'Weekdays' };

describe('GET /api/help-lines', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ modules: ['safety'] });
  });
  afterAll(() => app.stop());

  it('answers a visitor in the language that is asked for', async () => {
    const visitor = await app.as('anon');
    const { status, body } = await visitor.get('/api/help-lines?language=de');
    expect(status).toBe(200);
    const { lines, countries } = body as HelpLines;
    expect(countries.find(({ code }) => code === 'AT')?.name).toBe('Österreich');
    expect(lines.filter(({ country }) => country === 'AT').map(({ phones }) => phones)).toEqual([
      ['142'],
      ['0800 222 555'],
    ]);
  });

  it('names the lines that staff published instead of ours in their country', async () => {
    const [admin, visitor] = [await app.as('admin'), await app.as('anon')];
    const line = { ...own, country: 'AT' };
    await save(admin, 'help-lines/own/en', { lines: [{ ...line, country: 'Austria'.slice(0, 2) }] });
    expect((await act(admin, 'help-lines/own/en', 'publish')).body.fields[0].path).toBe('lines.0.country');
    await publish(admin, 'help-lines/own/en', { lines: [line] });
    await expect
      .poll(async () => (await visitor.get('/api/help-lines?language=en')).body.operator)
      .toEqual([{ ...own, country: 'AT' }]);
    const { lines } = (await visitor.get('/api/help-lines?language=en')).body as HelpLines;
    expect(lines.some(({ country }) => country === 'AT')).toBe(false);
  });

  it.each(['', '?language=fr', '?language=de&country=DE'])('refuses the query "%s"', async (query) => {
    const visitor = await app.as('anon');
    expect((await visitor.get(`/api/help-lines${query}`)).status).toBe(422);
  });
});

describe('the lines of the operator', () => {
  it('replace ours in a country that they name and stand next to ours elsewhere', () => {
    const lines = listHelpLines(parseOperatorLines(JSON.stringify([{ ...own, country: 'DE' }, own])), 'en');
    expect(lines.operator).toHaveLength(2);
    expect(lines.lines.some(({ country }) => country === 'DE')).toBe(false);
    expect(lines.lines.some(({ country }) => country === 'AT')).toBe(true);
  });

  it.each([
    [{ ...own, country: 'Germany' }, /line 1\.country/],
    [{ ...own, kinds: ['anger'] }, /line 1\.kinds\.0/],
    [{ ...own, phone: '1' }, /line 1\.phone/],
    [{ name: 'Our line' }, /line 1\.contact/],
  ])('are refused when a line is wrong: %o', (line, message) => {
    expect(() => parseOperatorLines(JSON.stringify([line]))).toThrow(message);
  });

  it.each(['{}', '0800 123', '"a"'])('are refused when they are not a list: %s', (value) => {
    expect(() => parseOperatorLines(value)).toThrow(/a JSON list/);
  });
});
