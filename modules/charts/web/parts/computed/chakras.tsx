import { Link } from '#core/web';
import type { Chakras, Chart } from '#modules/chart-engine/public';
import { CENTRE_GATES, CHAKRA_CENTRES } from '#modules/chart-engine/public';
import { Table } from '#ui/table/table';
import { writtenName } from '../bodygraph/chart';
import { Section } from '../detailed/section';
import styles from './computed.module.css';
import { Row } from './row';
import { texts } from './texts/texts';

const sharesOf = (chart: Chart, chakra: keyof Chakras): string =>
  CHAKRA_CENTRES[chakra]
    .map((centre) => {
      const active = chart.activeGatesPerCenter[centre];
      return active === null
        ? texts('open')
        : texts('centreShare', {
            centre: writtenName(centre),
            defined: chart.humanDesign.centers[centre] ? 'yes' : 'no',
            active,
            total: CENTRE_GATES[centre].length,
          });
    })
    .join('; ');

/** The figures behind the chakra scores, and what the archetype and the enneagram rest on. */
export const ConventionRules = ({ chart }: { readonly chart: Chart }) => (
  <>
    <Section id="chakras" title={texts('chakras')} intro={texts('chakrasIntro')}>
      <Table
        caption={texts('chakras')}
        captionHidden
        columns={[
          { key: 'chakra', head: texts('chakra'), cell: (chakra) => texts(`chakra.${chakra}`) },
          { key: 'from', head: texts('centre'), cell: (chakra) => sharesOf(chart, chakra) },
          { key: 'score', head: texts('score'), numeric: true, cell: (chakra) => chart.chakras[chakra] ?? '–' },
        ]}
        rows={Object.keys(CHAKRA_CENTRES) as (keyof Chakras)[]}
        rowKey={(chakra) => chakra}
      />
    </Section>
    <Section id="keys" title={texts('keys')}>
      <dl className={styles.facts}>
        <Row name={texts('archetype')}>
          {chart.archetype ? texts('archetypeRule', { archetype: chart.archetype }) : texts('open')}
        </Row>
        <Row name={texts('enneagram')}>
          {texts('enneagramRule')} <Link to="/profile/enneagram">{texts('enneagramLink')}</Link>
        </Row>
      </dl>
    </Section>
  </>
);
