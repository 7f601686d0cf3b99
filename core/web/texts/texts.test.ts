// @vitest-environment happy-dom
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { UiLanguage } from '#core/contract/page';

let language: UiLanguage = 'en';
let name: string | null = null;
vi.mock('../page-data', () => ({ getPageData: () => ({ language, ...(name && { house: { name } }) }) }));
afterAll(() => void vi.doUnmock('../page-data'));
const { defineTexts, loadTexts, textsReady } = await import('./texts');

const english = {
  plain: 'Save',
  guests: (({ count }: { count: number }) => `${count} guests`) as unknown as string,
  onlyHere: 'Only in English',
};
const german = { plain: 'Speichern', guests: ({ count }: { count: number }) => `${count} Gäste` };
const texts = defineTexts(english, { de: async () => ({ default: german }) });

describe('texts', () => {
  it('are in the language of the page once its catalogue is there, and English until then', async () => {
    language = 'en';
    expect(textsReady()).toBeNull();
    expect(texts('guests', { count: 2 })).toBe('2 guests');
    language = 'de';
    expect(texts('plain')).toBe('Save');
    await textsReady();
    expect(texts('plain')).toBe('Speichern');
    expect(texts('guests', { count: 2 })).toBe('2 Gäste');
    expect(texts('onlyHere')).toBe('Only in English');
  });

  it('call the house by the name that staff gave it, and leave the words of people alone', () => {
    language = 'en';
    const named = defineTexts({
      plain: 'Hedo asks, Hedonists answer',
      by: (({ who }: { who: string }) => `${who} writes to Hedo`) as unknown as string,
    });
    name = 'House & Home $1';
    expect(named('plain')).toBe('House & Home $1 asks, Hedonists answer');
    expect(named('by', { who: 'Hedo Smith' })).toBe('Hedo Smith writes to House & Home $1');
    name = null;
    expect(named('plain')).toBe('Hedo asks, Hedonists answer');
  });

  it('are disguised in the strange language', async () => {
    language = 'en-XA';
    await loadTexts(['en-XA']);
    expect(texts('plain')).toBe('⟦Sávê··⟧');
  });
});
