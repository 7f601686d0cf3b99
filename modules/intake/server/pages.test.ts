import { expect, it } from 'vitest';
import { intakePage } from './pages';

const load = (query: string) =>
  intakePage.load({ params: {}, query: new URLSearchParams(query), user: null, language: 'en' });

it('is drawn by the server at its first step alone: later ones hang on what the device has', async () => {
  expect(await load('')).toMatchObject({ head: { canonical: '/enhanced-intake' } });
  expect((await load('')).drawn).toBeUndefined();
  for (const query of ['step=16', 'step=17', 'step=2&question=3']) {
    const page = await load(query);
    expect([page.drawn, page.head.unlisted]).toEqual([false, true]);
  }
});
