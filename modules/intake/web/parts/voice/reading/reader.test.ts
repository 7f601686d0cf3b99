import { expect, it } from 'vitest';
import { speechTag } from '../speech/recognition';
import { bestVoice } from './reader';

const voice = (name: string, lang: string, localService: boolean) =>
  ({ name, lang, localService }) as unknown as SpeechSynthesisVoice;

it('takes a voice on the device before one at a server, and the region when it can', () => {
  const voices = [
    voice('far', 'en-US', false),
    voice('near British', 'en_GB', true),
    voice('near', 'en-US', true),
    voice('Anna', 'de-DE', true),
  ];
  expect(bestVoice(voices, 'en-US')?.name).toBe('near');
  expect(bestVoice(voices, 'en-AU')?.name).toBe('near British');
  expect(bestVoice(voices.slice(0, 1), 'en-GB')?.name).toBe('far');
  expect(bestVoice(voices, 'es-ES')).toBeUndefined();
});

it('listens and reads in the language of the page, in the region that the browser prefers', () => {
  expect(speechTag('es', ['en-GB', 'es-MX'])).toBe('es-MX');
  expect(speechTag('de', ['en-GB', 'de'])).toBe('de-DE');
  expect(speechTag('en-XA', [])).toBe('en-US');
});
