import { Link, setTheme, useTheme } from '#core/web';
import { LinkButton, LogoMark } from '#ui';
import { useLinks } from '../navigation';
import { themes } from '../theme-names';
import styles from './footer.module.css';

const year = new Date().getFullYear();

const ThemeChoice = () => {
  const theme = useTheme((state) => state.theme);
  return (
    <fieldset className={styles.theme}>
      <legend className="visually-hidden">Theme</legend>
      {themes.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={theme === value} onClick={() => setTheme(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
};

/** The foot of every page: somebody to talk to, at the same place everywhere; where to go; whom we thank. */
export const Footer = () => {
  const open = useLinks('header');
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <div className={styles.crisis}>
          <p className={styles.words}>
            If you are in danger, or thinking about ending your life, talk to a person now.
          </p>
          <LinkButton as={Link} to="/help-now">
            Need help now?
          </LinkButton>
        </div>
        <div className={styles.middle}>
          <div className={styles.about}>
            <p className={styles.name}>
              <LogoMark size={24} /> Hedo
            </p>
            <p className="small quiet">
              Twelve Labors, an exact chart, and a reading in your own words. Hedo is not medical care and makes no
              diagnosis.
            </p>
          </div>
          <nav aria-label="Foot of the page" className={styles.links}>
            {open.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
            <Link to="/help-now">Help lines</Link>
            <Link to="/credits">Credits</Link>
          </nav>
        </div>
        <div className={styles.end}>
          <span>Hedo, {year}</span>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
};
