import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { projectFile } from '#core/server/root';
import { computeChart, useEphemerisFile as readTablesFrom } from '#modules/chart-engine/public-server';
import { resolveLocalTime } from '#modules/geo/public-server';
import { sampleCharts, sampleOverlays } from '../../bodygraph/testing/sample-charts';
import { keysNodes } from '../keys-layout';
import { births } from '../testing/births';
import { aPassingSky } from '../testing/sample-sky';
import { AstroWheel, Bodygraph, ChakraRadar, DayStrip, ElementBalance, KeysDiamond } from './pictures';

const chosen = () => undefined;

const drawings = (): Readonly<Record<string, ReactElement>> => {
  readTablesFrom(projectFile('modules/chart-engine/lib/engine/data/ephemeris.bin'));
  const timed = computeChart({ fullName: null, ...births.manifestor }, resolveLocalTime);
  const { sweep } = computeChart({ fullName: null, ...births.unknown }, resolveLocalTime);
  const western = timed.westernAstrology;
  const names = Object.fromEntries(keysNodes.flatMap(({ spheres }) => spheres.map((one) => [one, one])));
  return {
    bodygraph: createElement(Bodygraph, { ...sampleCharts.manifestor, onSelect: chosen }),
    'bodygraph, both overlays': createElement(Bodygraph, {
      ...sampleCharts.manifestor,
      overlays: [sampleOverlays.transit, sampleOverlays.person],
      onSelect: chosen,
    }),
    wheel: createElement(AstroWheel, { western, onChoose: chosen }),
    'wheel with transits': createElement(AstroWheel, { western, sky: aPassingSky(), onChoose: chosen }),
    'gene keys diamond': createElement(KeysDiamond, { keys: timed.geneKeys, names: names as never, onChoose: chosen }),
    'chakra radar': createElement(ChakraRadar, {
      values: Object.entries(timed.chakras).map(([name, value]) => ({ name, value })),
    }),
    'element balance': createElement(ElementBalance, { western }),
    ...(sweep && {
      'day strip': createElement(DayStrip, {
        sweep,
        zone: births.unknown.tz,
        rows: [{ name: 'Rising', possible: sweep.possible.rising }],
      }),
    }),
  };
};

/** As many plain elements with an attribute of the same length: what React needs without any drawing of ours. */
const bare = (markup: string): ReactElement => {
  const count = markup.split(/<[a-z]/).length - 1;
  const d = 'M'.padEnd(Math.round(markup.length / count), '0');
  return createElement(
    'svg',
    null,
    Array.from({ length: count }, (_, key) => createElement('path', { key, className: 'p', d })),
  );
};

const warm = 40;
const rounds = 60;
const median = (list: number[]): number => list.sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;

/** Median milliseconds of processor time of a drawing and of the bare elements next to it, in turns; the first round stands apart. */
export const drawAll = (): { name: string; first: number; ours: number; theirs: number; elements: number }[] =>
  Object.entries(drawings()).map(([name, picture]) => {
    const took = (element: ReactElement) => {
      const start = process.cpuUsage();
      renderToString(element);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    };
    const first = took(picture);
    const markup = renderToString(picture);
    const plain = bare(markup);
    for (let round = 0; round < warm; round++) took(round % 2 ? plain : picture);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      theirs.push(took(plain));
      ours.push(took(picture));
    }
    return { name, first, ours: median(ours), theirs: median(theirs), elements: markup.split(/<[a-z]/).length - 1 };
  });
