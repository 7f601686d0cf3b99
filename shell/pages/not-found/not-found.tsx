import { findUrgentPage, getPageData, Link, rich, useLocation, useTitle } from '#core/web';
import { Button, LinkButton, TextInput } from '#ui';
import { useLinks } from '../../navigation';
import styles from '../pages.module.css';
import { texts } from './texts/texts';

/** A field that asks the first searchable page root of a module; a plain form, so that it needs no script. */
const SearchForm = () => {
  const root = getPageData()
    .modules.flatMap(({ roots }) => roots)
    .find(({ search, access, isHidden }) => search !== undefined && access === 'open' && !isHidden);
  if (!root) return null;
  return (
    <search>
      <form className={styles.search} action={root.route}>
        <TextInput
          type="search"
          name={root.search}
          aria-label={texts('searchLabel')}
          placeholder={texts('searchLabel')}
        />
        <Button type="submit">{texts('search')}</Button>
      </form>
    </search>
  );
};

/** The page of an address that nothing serves. Developers read the specified hint; everybody else reads where they are. */
export const NotFound = () => {
  const { pathname } = useLocation();
  const open = useLinks('header');
  const urgent = findUrgentPage();
  useTitle(texts('title'));
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{texts('title')}</h1>
      <p className="lead">
        {getPageData().production
          ? rich(texts('lead', { path: pathname }), { at: (words) => <span className={styles.address}>{words}</span> })
          : texts('developer')}
      </p>
      <SearchForm />
      <nav aria-label={texts('ways')} className={styles.acts}>
        <LinkButton as={Link} to="/" variant="loud">
          {texts('start')}
        </LinkButton>
        {open.map(({ label, to }) => (
          <LinkButton key={to} as={Link} to={to}>
            {label}
          </LinkButton>
        ))}
        {urgent && (
          <LinkButton as={Link} to={urgent.to}>
            {urgent.label}
          </LinkButton>
        )}
      </nav>
    </section>
  );
};
