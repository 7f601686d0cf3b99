import type { Activation, Chart } from '#modules/chart-engine/public';
import { BODIES, type Body, boundaryOf, type Half, longitudeText } from '#modules/chart-engine/public';
import { Badge } from '#ui';
import { Table } from '#ui/table/table';
import { writtenName } from '../bodygraph/chart';
import { Section } from '../detailed/section';
import { texts } from './texts/texts';

interface Line extends Activation {
  readonly half: Half;
  readonly body: Body;
}

/** Arcseconds as "12′04″"; tenths below ten seconds. */
const distanceText = (arcsec: number): string => {
  if (arcsec < 10) return `${arcsec.toFixed(1)}″`;
  const whole = Math.round(arcsec);
  return whole < 60 ? `${whole}″` : `${Math.floor(whole / 60)}′${String(whole % 60).padStart(2, '0')}″`;
};

const open = texts('open');
const columns = [
  {
    key: 'body',
    head: texts('body'),
    cell: ({ half, body }: Line) =>
      texts(half === 'design' ? 'designBody' : 'personalityBody', { body: writtenName(body) }),
  },
  {
    key: 'longitude',
    head: texts('longitude'),
    cell: ({ longitude }: Line) => (longitude === null ? open : longitudeText(longitude)),
  },
  {
    key: 'place',
    head: texts('place2'),
    cell: ({ gate, line }: Line) => (gate === null ? open : line === null ? String(gate) : `${gate}.${line}`),
  },
  {
    key: 'finer',
    head: texts('finer'),
    cell: ({ color, tone, base }: Line) => (color === null ? open : `${color} · ${tone} · ${base}`),
  },
  {
    key: 'distance',
    head: texts('distance'),
    cell: ({ longitude }: Line) => {
      if (longitude === null) return open;
      const { arcsec, beyond } = boundaryOf(longitude);
      return texts('distanceTo', { distance: distanceText(arcsec), beyond: `${beyond.gate}.${beyond.line}` });
    },
  },
  {
    key: 'grade',
    head: texts('sure'),
    cell: ({ longitude }: Line) => {
      if (longitude === null) return <Badge tone="pending">{texts('window')}</Badge>;
      const { grade } = boundaryOf(longitude);
      return <Badge tone={grade === 'exact' ? 'reviewed' : 'pending'}>{texts(grade)}</Badge>;
    },
  },
];

/** Longitude, place on the wheel and distance to the next line of each body at both moments. */
export const Activations = ({ chart }: { readonly chart: Chart }) => {
  const { personality, design } = chart.humanDesign;
  const lines = [
    ...BODIES.map((body): Line => ({ half: 'personality', body, ...personality[body] })),
    ...BODIES.map((body): Line => ({ half: 'design', body, ...design[body] })),
  ];
  return (
    <Section id="table" title={texts('activations')} intro={texts('activationsIntro')}>
      <Table
        caption={texts('activationsCaption')}
        captionHidden
        columns={columns}
        rows={lines}
        rowKey={({ half, body }) => `${half}-${body}`}
      />
    </Section>
  );
};
