import { type ReactNode, useId } from 'react';
import { NavLink, useTitle } from '#core/web';
import { texts } from '../../texts/texts';
import styles from './account-layout.module.css';

interface AccountLayoutProps {
  /** Name of the part that is open. */
  readonly part: 'you' | 'mail' | 'security' | 'data';
  readonly children: ReactNode;
}

/** The account: its pages under one heading. */
export const AccountLayout = ({ part, children }: AccountLayoutProps) => {
  useTitle(`${texts(part)}, ${texts('title')}`);
  return (
    <div className={`wrap ${styles.account}`}>
      <h1>{texts('title')}</h1>
      <nav className={styles.sections} aria-label={texts('sections')}>
        <NavLink to="/account" end>
          {texts('you')}
        </NavLink>
        <NavLink to="/account/mail">{texts('mail')}</NavLink>
        <NavLink to="/account/security">{texts('security')}</NavLink>
        <NavLink to="/account/data">{texts('data')}</NavLink>
      </nav>
      <div>{children}</div>
    </div>
  );
};

/** One thing that can be set, under its own heading. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.inner}>{children}</div>
    </section>
  );
};
