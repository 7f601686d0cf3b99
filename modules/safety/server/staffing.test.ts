import { afterEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';

const all = '/api/safety/contact-requests';
const own = `${all}/me`;

let app: TestApp | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await app?.stop();
  app = undefined;
});

describe('the settings', () => {
  it('stop the start when they are wrong, in one line each', async () => {
    vi.stubEnv('SAFETY_STAFFED_HOURS', 'nine to five');
    vi.stubEnv('SAFETY_ANSWER_MINUTES', '0');
    vi.stubEnv('SAFETY_SECOND_CONTACT', 'nobody');
    await expect(testApp({ modules: ['safety'] })).rejects.toMatchObject({
      problems: [
        'safety: SAFETY_STAFFED_HOURS=nine to five is not days, hours and a time zone, such as Mo-Fr 09:00-17:00, Sa 10:00-12:00 Europe/Berlin',
        'safety: SAFETY_ANSWER_MINUTES=0 is not a whole number from 1 to 1440',
        'safety: SAFETY_SECOND_CONTACT=nobody is not one address such as team@hedo.example',
      ],
    });
  });

  it('promise nobody unless hours are set', async () => {
    vi.stubEnv('SAFETY_STAFFED_HOURS', ' ');
    app = await testApp({ modules: ['safety'] });
    const ann = await app.as('client');
    await ann.post(all, { origin: 'reading', language: 'en' });
    expect((await ann.get(own)).body.staffing).toBeNull();
  });
});

describe('staffed hours', () => {
  const dayNames = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
  const dayFromNow = (days: number): string => dayNames[(new Date().getUTCDay() + days) % 7] ?? '';
  const dueIn = async (id: string): Promise<number> => {
    const row = await app?.knex('safety_contact_requests').where({ id }).first();
    return Date.parse(row.due_at) - Date.parse(row.requested_at);
  };
  const requestWith = async (hours: string) => {
    vi.stubEnv('SAFETY_STAFFED_HOURS', hours);
    vi.stubEnv('SAFETY_ANSWER_MINUTES', '20');
    app = await testApp({ modules: ['safety'] });
    const ann = await app.as('client');
    const made = await ann.post(all, { origin: 'reading', language: 'en' });
    return (await ann.get(own)).body as typeof made.body;
  };

  it('are shown to the person, and when they begin', async () => {
    const view = await requestWith(`${dayFromNow(2)} 09:00-17:00 UTC`);
    expect(view.staffing.spans).toMatchObject([{ from: '09:00', to: '17:00' }]);
    const opens = Date.parse(view.staffing.opensAt);
    expect(new Date(opens).toISOString()).toMatch(/T09:00:00/);
    expect(opens).toBeGreaterThan(Date.now());
    const wait = opens - Date.now();
    expect(Math.abs((await dueIn(view.request.id)) - wait - 20 * 60_000)).toBeLessThan(60_000);
  });

  it('that run now make a request due after the minutes to answer', async () => {
    const view = await requestWith('Mo-Su 00:00-24:00 UTC');
    expect(view.staffing.opensAt).toBeNull();
    expect(Math.abs((await dueIn(view.request.id)) - 20 * 60_000)).toBeLessThan(10_000);
  });
});
