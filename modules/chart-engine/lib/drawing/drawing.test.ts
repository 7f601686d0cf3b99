import { describe, expect, it } from 'vitest';
import type { Drawing } from '#core/contract/documents';
import { resolveLocalTime } from '#modules/geo/public-server';
import { computeChart } from '../engine';
import { bodygraphDrawing, sidesOf } from './bodygraph';
import { chartPicture } from './picture';
import { svgText } from './svg-text';
import { wheelDrawing } from './wheel';
import { withoutBirth } from './without-birth';

const birth = { fullName: 'Ann Lee', birthDate: '1948-04-09', lat: 45.50884, lon: -73.58781, tz: 'America/Toronto' };
const chart = computeChart({ ...birth, birthTime: '00:05' }, resolveLocalTime);
const untimed = computeChart({ ...birth, birthTime: null }, resolveLocalTime);
const wordsOf = ({ shapes }: Drawing): string[] =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
const head = { title: 'Ann Lee', line: 'Manifestor', fine: true };

describe('a chart as a drawing', () => {
  it('writes every gate once, the active ones in strong letters', () => {
    const { shapes } = bodygraphDrawing(chart.humanDesign);
    const side = sidesOf(chart.humanDesign);
    const numerals = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    expect(numerals.map(({ text }) => Number(text)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 64 }, (_, index) => index + 1),
    );
    for (const { text, strong = false } of numerals)
      expect([text, strong]).toEqual([text, side(Number(text)) !== null]);
    const active = numerals.filter(({ strong }) => strong).map(({ text }) => Number(text));
    expect(active.toSorted((a, b) => a - b)).toEqual(chart.humanDesign.gates);
  });

  it('fills the defined centres and breaks the edge of the uncertain ones', () => {
    const fills = bodygraphDrawing(chart.humanDesign).shapes.filter((shape) => shape.fill === '#e8d1a8');
    expect(fills).toHaveLength(Object.values(chart.humanDesign.centers).filter(Boolean).length);
    const open = bodygraphDrawing(untimed.humanDesign).shapes.filter(
      (shape) => shape.kind === 'path' && shape.dash?.join() === '5,5',
    );
    expect(open).toHaveLength(Object.values(untimed.humanDesign.centers).filter((state) => state === null).length);
  });

  it('leaves axes and minutes out of a wheel that must not tell the time', () => {
    const [fine, coarse] = [
      wheelDrawing(chart.westernAstrology, { fine: true }),
      wheelDrawing(withoutBirth(chart).westernAstrology, { fine: false }),
    ];
    if (!fine || !coarse) throw new Error('there is a wheel');
    expect(wordsOf(fine)).toEqual(expect.arrayContaining(['AC', 'MC', '15′']));
    expect(wordsOf(coarse).filter((text) => /[′A-Z]/.test(text))).toEqual([]);
    // The borders of the signs stand level: the ascendant cannot be measured on the paper.
    expect(JSON.stringify(coarse.shapes)).not.toBe(JSON.stringify(fine.shapes));
    expect(wheelDrawing(untimed.westernAstrology, { fine: true })).toBeNull();
  });

  it('draws the houses that were asked for, and whole signs where those would tell the time or are not there', () => {
    const borders = (of: typeof chart, fine: boolean, houses?: 'whole' | 'placidus' | 'equal') =>
      wheelDrawing(of.westernAstrology, { fine, houses })?.shapes.find(
        (shape) => shape.kind === 'path' && shape.stroke === '#ddd8cf' && shape.width === 0.9,
      );
    const [whole, placidus, equal] = (['whole', 'placidus', 'equal'] as const).map((one) => borders(chart, true, one));
    expect(borders(chart, true)).toEqual(whole);
    expect(new Set([whole, placidus, equal].map((one) => JSON.stringify(one))).size).toBe(3);
    const hidden = withoutBirth(chart);
    for (const system of ['placidus', 'equal'] as const)
      expect(borders(hidden as typeof chart, false, system)).toEqual(borders(hidden as typeof chart, false));
    const polar = computeChart({ ...birth, lat: 78.22, lon: 15.65, birthTime: '00:05' }, resolveLocalTime);
    expect(borders(polar, true, 'placidus')).toEqual(borders(polar, true, 'whole'));
  });

  it('becomes an SVG that needs nothing else and takes any name as text', () => {
    const drawing = chartPicture(chart, 'both', { ...head, title: '<script>alert("x")</script> & Ольга' });
    if (!drawing) throw new Error('there is a picture');
    const svg = svgText(drawing, { title: 'Chart of "A" & B', description: 'Bodygraph.' });
    expect(svg).toMatch(/^<\?xml[\s\S]*<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+/);
    expect(svg).not.toMatch(/<script|url\(|href|class="[^"]*_/);
    expect(svg).toContain('<title id="title">Chart of &#34;A&#34; &#38; B</title>');
    expect(svg).toContain('&#60;script&#62;');
    for (const measure of svg.match(/-?\d+\.?\d*e|NaN|undefined|Infinity/g) ?? [])
      expect(measure).toBe('no such number');
  });

  it('draws no wheel where no planet has one place, and still the bodygraph', () => {
    expect(chartPicture(untimed, 'wheel', head)).toBeNull();
    expect(chartPicture(untimed, 'both', head)?.width).toBe(chartPicture(untimed, 'bodygraph', head)?.width);
  });
});

describe('a chart without birth data', () => {
  it('holds no instant, no year and no part of a degree', () => {
    for (const one of [chart, untimed]) {
      const said = JSON.stringify({ ...withoutBirth(one), precision: null });
      expect(said).not.toMatch(/1948|\d\d:\d\d/);
      expect(said.match(/"(longitude|degree|orb|ascendant|midheaven|meanNode)":-?\d+\.\d/)).toBeNull();
    }
    const { precision, westernAstrology, sweep } = withoutBirth(untimed);
    expect([precision.deltaTSeconds, precision.nearestBoundary, westernAstrology.placidusCusps]).toEqual([
      null,
      null,
      null,
    ]);
    expect(sweep?.possible.type.map(({ value }) => value)).toEqual(
      untimed.sweep?.possible.type.map(({ value }) => value),
    );
  });

  it('keeps what people read', () => {
    const { humanDesign, westernAstrology, geneKeys } = withoutBirth(chart);
    expect([humanDesign.type, westernAstrology.rising, geneKeys]).toEqual([
      'Manifestor',
      'Sagittarius',
      chart.geneKeys,
    ]);
    expect(humanDesign.personality.Sun).toMatchObject({ gate: 51, line: 5 });
  });
});
