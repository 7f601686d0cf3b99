import { Link, pageData } from '#core/web';
import { Button, LinkButton } from '#ui';
import { texts } from '../texts/texts';
import styles from './assistant-panel.module.css';

/** Fixed, reviewed words and people to call; nothing else is answered. */
export const CrisisCard = ({ askPerson }: { readonly askPerson: (() => void) | null }) => (
  <div className={styles.crisis}>
    <p>{texts('crisis')}</p>
    <ul>
      {pageData().helpLines.map(({ name, contact, hours }) => (
        <li key={`${name} ${contact}`}>
          <b>{name}</b> <span className="tnum">{contact}</span> <span className="quiet">{hours}</span>
        </li>
      ))}
    </ul>
    <p className="quiet small">{texts('crisis.kept')}</p>
    <p className={styles.acts}>
      <LinkButton as={Link} to="/help-now">
        {texts('help')}
      </LinkButton>
      {askPerson && (
        <Button variant="bare" onClick={askPerson}>
          {texts('person')}
        </Button>
      )}
    </p>
  </div>
);
