import {
  chooseLanguage,
  findUrgentPage,
  formatLabel,
  getHouse,
  getPageData,
  Link,
  listOverlays,
  openOverlay,
  setTheme,
  type Theme,
  useTheme,
} from '#core/web';
import { offeredLanguages, themes } from '#core/web/choices/choice-names';
import { keepChoice } from '#core/web/choices/keep-choice';
import { HouseMark } from '#core/web/house-mark/house-mark';
import { LinkButton } from '#ui';
import { useLinks } from '../navigation';
import { texts } from '../texts/texts';
import styles from './footer.module.css';

const year = new Date().getFullYear();

const LanguageChoice = () => {
  const { language } = getPageData();
  const offered = offeredLanguages();
  if (offered.length < 2) return null;
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{texts('language')}</legend>
      {offered.map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={language === code}
          onClick={() => keepChoice({ language: code }, () => chooseLanguage(code))}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
};

const ThemeChoice = () => {
  const theme = useTheme((state) => state.theme);
  const change = (next: Theme): void => {
    setTheme(next);
    keepChoice({ theme: next });
  };
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{texts('theme')}</legend>
      {themes().map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={theme === value} onClick={() => change(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
};

/** The foot of every page: somebody to talk to, at the same place everywhere; where to go; how to read; whom we thank. */
export const Footer = () => {
  const house = getHouse();
  const open = useLinks('header');
  const legal = useLinks('footer');
  const urgent = findUrgentPage();
  const contact = listOverlays().find(({ id }) => id === 'contact');
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <div className={styles.urgent}>
          <p className={styles.words}>{texts('danger')}</p>
          {urgent && (
            <LinkButton as={Link} to={urgent.to}>
              {urgent.label}
            </LinkButton>
          )}
        </div>
        <div className={styles.middle}>
          <div className={styles.about}>
            <p className={styles.name}>
              <HouseMark size={24} /> {house.name}
            </p>
            <p className="small quiet">{texts('about')}</p>
            {house.address && <address className={`small quiet ${styles.address}`}>{house.address}</address>}
            {house.phone && (
              <p className="small quiet">
                <a href={`tel:${house.phone.replaceAll(/[^+\d]/g, '')}`}>{house.phone}</a>
              </p>
            )}
          </div>
          <nav aria-label={texts('foot')} className={styles.links}>
            {open.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
            {contact && (
              <button type="button" aria-haspopup="dialog" onClick={() => openOverlay(contact.id)}>
                {formatLabel(contact.label)}
              </button>
            )}
            {urgent && <Link to={urgent.to}>{texts('urgent')}</Link>}
            {legal.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
        <div className={styles.end}>
          <span>{texts('year', { year: String(year) })}</span>
          <div className={styles.choices}>
            <LanguageChoice />
            <ThemeChoice />
          </div>
        </div>
      </div>
    </footer>
  );
};
