import { askToSignIn, getHouse, Link, useSession, useTitle } from '#core/web';
import { Button, LinkButton } from '#ui';
import { useLinks } from '../../navigation';
import { texts } from '../../texts/texts';
import styles from '../pages.module.css';

/** `/` where no module has a page of its own there: what this is, and the ways in. */
export const FrontPage = () => {
  const signedIn = useSession((session) => session.user !== null);
  const links = useLinks(signedIn ? 'bar' : 'header');
  const { name } = getHouse();
  useTitle(name);
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{name}</h1>
      <p className="lead">{texts('about')}</p>
      <nav aria-label={texts('more.pages')} className={styles.acts}>
        {!signedIn && (
          <Button variant="loud" onClick={() => askToSignIn()}>
            {texts('signIn')}
          </Button>
        )}
        {links.map(({ label, to }) => (
          <LinkButton key={to} as={Link} to={to}>
            {label}
          </LinkButton>
        ))}
      </nav>
    </section>
  );
};
