import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { UiLanguage } from '#core/contract/page';
import { getPageData } from '#core/web';
import { setPageData } from '#core/web/page-data';
import { loadTexts } from '#core/web/texts/texts';
import en from '../parts/landing/texts/en.json';
import { LandingPage } from './landing-page';

const plain = getPageData();
/** What a server without any browser object draws. */
const drawn = async (language: UiLanguage = 'en'): Promise<string> => {
  setPageData({ ...plain, language });
  await loadTexts([language]);
  return renderToString(
    <StaticRouter location="/">
      <LandingPage />
    </StaticRouter>,
  ).replaceAll('<!-- -->', '');
};
afterEach(() => setPageData(plain));

/** As the specification names them. */
const labors =
  'Origins, Body & Health, Relationships & Love, Emotions & Shadow, Work & Mission, Creativity, Power & Money, Spirituality, Community, Time & Death, Nature, Meaning & Legacy';
const labels =
  'Awakening, Trust, Wisdom, Truth, Healing, Strength, Passion, Creativity, Illumination, Joy, Transcendence, Unity';
const numbered = (key: string): string =>
  Array.from({ length: 12 }, (_, index) => (en as Record<string, string>)[`${key}.${index + 1}`]).join(', ');

describe('the landing page', () => {
  it('is whole without a browser: heading, twelve questions, stages with prices, the limits of what it is', async () => {
    const html = await drawn();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('Your life, seen from twelve sides.');
    for (let labor = 1; labor <= 12; labor += 1)
      expect(html).toContain((en as Record<string, string>)[`ask.${labor}`] ?? 'missing');
    for (const stage of ['Me', 'Flow', 'Next']) expect(html).toContain(`<h3>${stage}</h3>`);
    for (const price of [
      '$0, 1–2 weeks',
      '$2,500, 3–4 weeks',
      '$18,000–$35,000',
      '5–10 days',
      '$3,000, 8 weeks',
      '$1,200 a month',
    ])
      expect(html).toContain(price);
    expect(html).toContain('For reflection, not medical advice.');
  });

  it('carries no style attribute, which the policy of the page would refuse', async () => {
    expect((await drawn()).includes('style=')).toBe(false);
  });

  it('names Labors and faces as specified', () => {
    expect(numbered('name')).toBe(labors);
    expect(numbered('label')).toBe(labels);
  });

  it('shows no sample figure, and every voice is marked as an illustration', async () => {
    const html = await drawn();
    expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/76 ?%|89 ?%|94 ?%|99\.8|37,700|success rate/i);
    expect(html.match(/<b>Illustration<\/b>: an invented/g)).toHaveLength(3);
    expect(html).toContain('Ines and Tomas are invented for this page.');
  });

  it.each(['de', 'es'] as const)('speaks %s throughout', async (language) => {
    const html = await drawn(language);
    const english = Object.entries(en).filter(([, text]) => text.length > 40 && !text.includes('{'));
    for (const [key, text] of english) expect(html.includes(text), key).toBe(false);
  });
});
