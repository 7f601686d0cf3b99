import { findHomePage, getHouse, getPageData, type ModuleInfo, useSession, useTitle, type WebModule } from '#core/web';
import { LinkButton } from '#ui';
import styles from '../pages.module.css';
import { texts } from './texts/texts';

interface Props {
  readonly title: string;
  /** For developers. */
  readonly reason: string;
}

/** A module that is on and does not fit: what that means, and a way on. */
export const Unavailable = ({ title, reason }: Props) => {
  const user = useSession((session) => session.user);
  const heading = texts('title', { title });
  useTitle(heading);
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{heading}</h1>
      <p className="lead">{texts('more', { house: getHouse().name })}</p>
      {!getPageData().production && <p>{reason}</p>}
      <LinkButton href={user ? findHomePage(user.role) : '/'}>{texts('home')}</LinkButton>
    </section>
  );
};

/** Stands in for the web entry of a module: its pages say that it cannot be opened, and it fills no slot. */
export const createPlaceholder = ({ id, title, roots }: ModuleInfo, reason: string): WebModule => {
  const page = async () => () => <Unavailable title={title} reason={reason} />;
  const patterns = roots.flatMap(({ route }) => [route, `${route === '/' ? '' : route}/*`] as `/${string}`[]);
  return { manifest: { id }, pages: patterns.map((path) => ({ path, page })) };
};
