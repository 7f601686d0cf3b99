import { Link, Slot } from '#core/web';
import { LinkButton } from '#ui';
import { laborOnward } from '../../public';
import { texts } from '../texts/texts';
import styles from './onward.module.css';
import { listTranslatedLabors } from './translations/labors';

/** Where to go from a saved answer: the next Labor without one, all twelve, and what others offer from here, loud once none is open. */
export const Onward = ({ number, answered }: { readonly number: number; readonly answered: ReadonlySet<number> }) => {
  const open = listTranslatedLabors().filter(({ laborNumber }) => laborNumber !== number && !answered.has(laborNumber));
  const next = open.find(({ laborNumber }) => laborNumber > number) ?? open[0];
  const done = answered.has(number) ? answered.size : answered.size + 1;
  return (
    <nav className={styles.onward} aria-label={texts('onward')}>
      {next && (
        <LinkButton as={Link} to={`/intake/${next.laborNumber}`} variant="loud">
          {texts('onward.next', { laborNumber: next.laborNumber, name: next.name })}
        </LinkButton>
      )}
      <Slot of={laborOnward} with={{ done }} />
      <LinkButton as={Link} to="/intake">
        {texts('onward.all')}
      </LinkButton>
    </nav>
  );
};
