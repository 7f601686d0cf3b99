import { rich } from '#core/web';
import type { HelpLines } from '../../schemas/help-lines';
import { texts } from '../texts/texts';
import styles from './help-lines.module.css';

/** The emergency number of the chosen country, where a public page confirmed one. */
export const Emergency = ({
  emergency,
  country,
}: {
  readonly emergency: HelpLines['emergency'];
  readonly country: string | null;
}) => {
  const found = emergency.find(({ countries }) => country !== null && countries.includes(country));
  return (
    <p className={styles.emergency}>
      {found
        ? rich(texts(found.ambulance ? 'emergency.ambulance' : 'emergency', { number: found.number }), {
            call: (words) => <a href={`tel:${found.number}`}>{words}</a>,
          })
        : texts('emergency.unknown')}
    </p>
  );
};
