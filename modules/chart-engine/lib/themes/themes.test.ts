import { describe, expect, it } from 'vitest';
import { CENTRE_GATES, CHANNELS } from '../engine/data/bodygraph';
import { CENTRES } from '../engine/rules/names';
import { centreThemes } from './centres';
import { gateThemes } from './gates';
import { ajnaGates } from './gates/ajna';
import { gGates } from './gates/g';
import { headGates } from './gates/head';
import { heartGates } from './gates/heart';
import { rootGates } from './gates/root';
import { sacralGates } from './gates/sacral';
import { solarPlexusGates } from './gates/solar-plexus';
import { spleenGates } from './gates/spleen';
import { throatGates } from './gates/throat';
import { type Look, lookOf, lookText } from './look';
import { themeOf } from './theme-of';

const looks: Look[] = [
  ...CENTRES.map((center) => ({ kind: 'center', center }) as const),
  ...CHANNELS.map(([low, high]) => ({ kind: 'channel', channel: `${low}-${high}` }) as const),
  ...Array.from({ length: 64 }, (_, index) => ({ kind: 'gate', gate: index + 1 }) as const),
];

describe('the table of links', () => {
  it('has every gate in the file of its centre, and every centre', () => {
    const files = {
      Head: headGates,
      Ajna: ajnaGates,
      Throat: throatGates,
      G: gGates,
      Heart: heartGates,
      Sacral: sacralGates,
      SolarPlexus: solarPlexusGates,
      Spleen: spleenGates,
      Root: rootGates,
    };
    for (const name of CENTRES) expect(Object.keys(files[name]).map(Number), name).toEqual([...CENTRE_GATES[name]]);
    expect(Object.keys(gateThemes)).toHaveLength(64);
    expect(Object.keys(centreThemes).toSorted()).toEqual([...CENTRES].toSorted());
  });

  it('gives every part words, and Labors with a reason, none twice', () => {
    for (const look of looks) {
      const { words, links } = themeOf(look);
      const name = lookText(look);
      expect(words.length, name).toBeGreaterThan(6);
      expect(new Set(words).size, name).toBe(words.length);
      for (const word of words) expect(word, name).toMatch(/^[A-Za-z][A-Za-z' -]*\*?$/);
      expect(links.length, name).toBeGreaterThan(1);
      expect(new Set(links.map(({ labor }) => labor)).size, name).toBe(links.length);
      for (const { labor, reason } of links) {
        expect(labor >= 1 && labor <= 12 && Number.isInteger(labor), name).toBe(true);
        expect(reason, name).toMatch(/^[A-Z].{14,}\.$/);
      }
    }
  });

  it('reaches all twelve Labors', () => {
    const reached = new Set(Object.values(gateThemes).flatMap(({ links }) => links.map(({ labor }) => labor)));
    expect([...reached].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe('the name of a part in an address', () => {
  it('leads back to it', () => {
    for (const look of looks) expect(lookOf(lookText(look))).toEqual(look);
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      'gate-0',
      'gate-65',
      'gate-034',
      'gate-1e1',
      'center-sacral',
      'channel-57-34',
      'channel-1-2',
    ])
      expect(lookOf(text), text).toBeNull();
    expect(lookOf('center-constructor')).toBeNull();
  });
});
