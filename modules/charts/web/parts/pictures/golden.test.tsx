import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { projectFile } from '#core/server/root';
import { computeChart, useEphemerisFile as readTablesFrom } from '#modules/chart-engine/public-server';
import { resolveLocalTime } from '#modules/geo/public-server';
import { Bodygraph } from '../bodygraph/bodygraph';
import { sampleCharts, sampleOverlays } from '../bodygraph/testing/sample-charts';
import { asBodygraph } from '../detailed/as-bodygraph';
import { AstroWheel } from './astro-wheel';
import { ChakraRadar } from './chakra-radar';
import { DayStrip } from './day-strip';
import { ElementBalance } from './element-balance';
import { KeysDiamond } from './keys-diamond';
import { keysNodes, type Sphere } from './keys-layout';
import { births, birthTypes } from './testing/births';
import { aPassingSky } from './testing/sample-sky';

/*
 * Every picture as it is meant to be, one element a line, and one stroke of a path, so that a change reads as a change. Look at the difference, then
 * accept it with `npm run unit profile -- -u`.
 */
readTablesFrom(projectFile('modules/chart-engine/lib/engine/data/ephemeris.bin'));
const charts = Object.fromEntries(
  Object.entries(births).map(([name, birth]) => [name, computeChart({ fullName: null, ...birth }, resolveLocalTime)]),
) as Record<keyof typeof births, ReturnType<typeof computeChart>>;

const markup = (picture: ReactElement): string =>
  `${renderToStaticMarkup(picture)
    .replaceAll(/ class="[^"]*"/g, (text) => text.replaceAll(/_(\w+?)_[\w-]+/g, '$1'))
    .replaceAll(/(?<=[\dZ])M/g, '\n  M')
    .replaceAll('><', '>\n<')}\n`;

const golden = (name: string, picture: ReactElement) =>
  test(name, () => expect(markup(picture)).toMatchFileSnapshot(`./golden/${name}.svg`));

describe('pictures as they are meant to be', () => {
  for (const name of Object.keys(births) as (keyof typeof births)[]) {
    test(`the birth of the ${name} is one`, () => expect(charts[name].humanDesign.type).toBe(birthTypes[name]));
    golden(`bodygraph-${name}`, <Bodygraph {...asBodygraph(charts[name])} />);
  }
  golden('bodygraph-transit', <Bodygraph {...asBodygraph(charts.reflector)} overlays={[sampleOverlays.transit]} />);
  golden(
    'bodygraph-transit-and-person',
    <Bodygraph {...sampleCharts.manifestor} overlays={[sampleOverlays.transit, sampleOverlays.person]} />,
  );
  golden('bodygraph-design-alone', <Bodygraph {...sampleCharts.manifestor} show={['design']} />);

  const wheel = (name: keyof typeof births) => charts[name].westernAstrology;
  golden('wheel-whole-signs', <AstroWheel western={wheel('manifestor')} />);
  golden('wheel-placidus', <AstroWheel western={wheel('manifestor')} houses="placidus" />);
  golden('wheel-equal', <AstroWheel western={wheel('manifestor')} houses="equal" />);
  golden('wheel-polar', <AstroWheel western={wheel('polar')} houses="placidus" />);
  golden('wheel-transits', <AstroWheel western={wheel('manifestor')} sky={aPassingSky()} />);

  const { geneKeys, chakras } = charts.manifestor;
  const names = Object.fromEntries(keysNodes.flatMap(({ spheres }) => spheres.map((one) => [one, one]))) as Record<
    Sphere,
    string
  >;
  golden('gene-keys', <KeysDiamond keys={geneKeys} names={names} />);
  golden('gene-keys-unknown-time', <KeysDiamond keys={charts.unknown.geneKeys} names={names} />);
  golden('chakras', <ChakraRadar values={Object.entries(chakras).map(([name, value]) => ({ name, value }))} />);
  golden('elements', <ElementBalance western={wheel('manifestor')} />);
  golden('day-strip', strip());
});

function strip(): ReactElement {
  const { sweep } = charts.unknown;
  if (!sweep) throw new Error('a day without a sweep');
  const rows = (['profile', 'moon', 'rising'] as const).map((name) => ({ name, possible: sweep.possible[name] }));
  return <DayStrip sweep={sweep} zone={births.unknown.tz} rows={rows} />;
}
