import { Link } from '#core/web';
import { Icon } from '#ui';
import type { SynthesisState } from '../../schemas/synthesis';
import { responsesNeeded as needed } from '../../schemas/values';
import { texts } from '../texts/texts';
import styles from './checklist.module.css';

const Item = ({ met, children }: { readonly met: boolean; readonly children: React.ReactNode }) => (
  <li className={met ? styles.met : styles.open}>
    <span className={styles.mark}>{met && <Icon name="check" size={16} />}</span>
    <span>
      {children} <span className="visually-hidden">{texts(met ? 'done' : 'stillOpen')}</span>
    </span>
  </li>
);

/** What a reading needs, with the way to what is missing. */
export const Checklist = ({ checklist }: { readonly checklist: SynthesisState['checklist'] }) => (
  <section className={styles.box} aria-labelledby="requirements">
    <h2 id="requirements">{texts('requirements')}</h2>
    <ul className={styles.list}>
      <Item met={checklist.profile}>
        {checklist.profile ? (
          texts('yourHolisticProfileExists')
        ) : (
          <Link to="/intake">{texts('generateYourHolisticProfile')}</Link>
        )}
      </Item>
      <Item met={checklist.responses >= needed}>
        {checklist.responses >= needed ? (
          texts('laborsWritten', { responses: checklist.responses })
        ) : (
          <>
            {texts('ofLaborsWritten', { responses: checklist.responses, needed })}{' '}
            <Link to="/intake">{texts('writeTheNextOne')}</Link>
          </>
        )}
      </Item>
    </ul>
  </section>
);
