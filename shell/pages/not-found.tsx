import { Link, pageData, useLocation, useTitle } from '#core/web';
import { LinkButton } from '#ui';
import styles from './pages.module.css';

/** The page of an address that nothing serves. Developers read the specified hint; everybody else reads where they are. */
export const NotFound = () => {
  const { pathname } = useLocation();
  useTitle('404 Page Not Found');
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>404 Page Not Found</h1>
      {pageData().production ? (
        <p className="lead">
          There is no page at <span className={styles.address}>{pathname}</span>. It may have moved, or the address has
          a slip in it.
        </p>
      ) : (
        <p className="lead">Did you forget to add the page to the router?</p>
      )}
      <p className={styles.acts}>
        <LinkButton as={Link} to="/" variant="loud">
          Back to the start
        </LinkButton>
        <LinkButton as={Link} to="/help-now">
          Need help now?
        </LinkButton>
      </p>
    </section>
  );
};
