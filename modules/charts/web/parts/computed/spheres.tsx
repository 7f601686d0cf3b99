import type { Chart, GeneKeys } from '#modules/chart-engine/public';
import { SPHERES } from '#modules/chart-engine/public';
import { Table } from '#ui/table/table';
import { writtenName } from '../bodygraph/chart';
import { Section } from '../detailed/section';
import { texts } from './texts/texts';

/** Which body each sphere of the Gene Keys is taken from. */
export const Spheres = ({ chart }: { readonly chart: Chart }) => (
  <Section id="gene-keys" title={texts('geneKeys')} intro={texts('geneKeysIntro')}>
    <Table
      caption={texts('geneKeys')}
      captionHidden
      phones="scroll"
      columns={[
        { key: 'sphere', head: texts('sphere'), cell: (sphere) => texts(`sphere.${sphere}`) },
        {
          key: 'from',
          head: texts('fromBody'),
          cell: (sphere) => {
            const [half, body] = SPHERES[sphere];
            return texts(half === 'design' ? 'designBody' : 'personalityBody', { body: writtenName(body) });
          },
        },
        { key: 'value', head: texts('value'), cell: (sphere) => chart.geneKeys[sphere] ?? texts('open') },
      ]}
      rows={Object.keys(SPHERES) as (keyof GeneKeys)[]}
      rowKey={(sphere) => sphere}
    />
  </Section>
);
