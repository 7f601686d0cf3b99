import type { Chart } from '#modules/chart-engine/public';
import { longitudeText } from '#modules/chart-engine/public';
import type { ClientView } from '#modules/profile/public';
import { Section } from '../detailed/section';
import styles from './computed.module.css';
import { Row } from './row';
import { texts } from './texts/texts';

/** Rules of the western chart. */
export const SkyRules = ({ chart, client }: { readonly chart: Chart; readonly client: ClientView }) => {
  const { ascendant, midheaven } = chart.westernAstrology;
  return (
    <Section id="sky" title={texts('sky')} intro={texts('skyIntro')}>
      <dl className={styles.facts}>
        <Row name={texts('sun')}>{texts('sunRule')}</Row>
        <Row name={texts('rising')}>
          {ascendant === null || midheaven === null
            ? texts('open')
            : texts('risingIs', { ascendant: longitudeText(ascendant), midheaven: longitudeText(midheaven) })}
          <small>{texts('risingRule', { latitude: `${client.place.latitude.toFixed(2)}°` })}</small>
        </Row>
        <Row name={texts('houses')}>{texts('housesRule')}</Row>
        <Row name={texts('aspects')}>{texts('aspectsRule')}</Row>
      </dl>
    </Section>
  );
};
