import { FormatRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import { EmergencyNumber, HelpLine } from '../schemas/help-lines';
import { countryCodes } from './countries';
import { emergencyNumbers, helpLines } from './help-lines';

FormatRegistry.Set('date', (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)));

/** Pages that may vouch for a number: the services', those of who runs or funds them, and of public authorities. */
const trusted = [
  ...['health.wyo.gov', 'thehotline.org', 'ovc.ojp.gov', 'rainn.org', 'ohl.rainn.org'],
  ...['www.samaritans.org', 'www.refuge.org.uk', 'shsc.nhs.uk', 'www.pendeensurgery.nhs.uk', 'www.childline.org.uk'],
  ...['www.londonambulance.nhs.uk', 'nias.hscni.net', 'www.oireachtas.ie', 'www.womensaid.ie'],
  ...['ekbo.de', 'www.bistum-erfurt.de', 'www.hilfetelefon.de', 'www.bmfsfj.de'],
  ...['www.katholisch.at', 'frauenhelpline.at', 'www.143.ch', 'www.projuventute.ch', 'www.stadt-zuerich.ch'],
  ...['anar.org', 'historico.sonora.gob.mx', 'www.gob.mx', 'cultura.rionegro.gov.ar', 'ec.europa.eu'],
];

const listKinds = (country: string): string[] =>
  [...new Set(helpLines.filter((line) => line.country === country).flatMap(({ kinds }) => kinds))].sort();

describe('the help lines', () => {
  it.each(helpLines.map((line) => [line.id, line] as const))('%s has all fields in their form', (_, line) => {
    expect([...Value.Errors(HelpLine, line)]).toEqual([]);
    expect(countryCodes).toContain(line.country);
    // A page alone is no help to somebody who cannot read now.
    expect(line.phones.length).toBeGreaterThan(0);
  });

  it.each([...helpLines, ...emergencyNumbers].map((entry) => [JSON.stringify(entry).slice(0, 60), entry] as const))(
    '%s names a page of the service or of an authority and the day on which it was read',
    (_, { sources }) => {
      expect(sources.length).toBeGreaterThan(0);
      for (const { address, seen } of sources) {
        expect(trusted).toContain(new URL(address).host);
        expect(Date.parse(seen)).toBeLessThanOrEqual(Date.now());
      }
    },
  );

  it('has each id once', () => {
    expect(new Set(helpLines.map(({ id }) => id)).size).toBe(helpLines.length);
  });

  it('has a number for these kinds in each of the nine countries', () => {
    const countries = [...new Set(helpLines.map(({ country }) => country))];
    expect(Object.fromEntries(countries.map((country) => [country, listKinds(country)]))).toEqual({
      US: ['mental-health', 'self-harm', 'violence'],
      GB: ['children', 'mental-health', 'self-harm', 'violence'],
      IE: ['self-harm', 'violence'],
      DE: ['children', 'self-harm', 'violence'],
      AT: ['self-harm', 'violence'],
      CH: ['children', 'self-harm'],
      ES: ['children'],
      MX: ['mental-health', 'self-harm'],
      AR: ['children'],
    });
  });

  it('names each emergency number in its form, and each country once', () => {
    for (const entry of emergencyNumbers) expect([...Value.Errors(EmergencyNumber, entry)]).toEqual([]);
    const countries = emergencyNumbers.flatMap((entry) => entry.countries);
    expect(new Set(countries).size).toBe(countries.length);
    expect(countries).toEqual(expect.arrayContaining(['US', 'GB', 'IE', 'DE', 'AT', 'CH', 'ES', 'MX']));
  });
});

it('knows every country by a name', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(countryCodes.filter((code) => !names.of(code))).toEqual([]);
  expect(new Set(countryCodes).size).toBe(249);
});
