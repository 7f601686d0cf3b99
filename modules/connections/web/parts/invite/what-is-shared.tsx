import { texts } from '../../texts/texts';
import styles from '../connections.module.css';

/** The words that both sides agree to; their version is `connectionWording`. */
export const WhatIsShared = ({ id }: { readonly id?: string }) => (
  <div className={styles.what} id={id}>
    <h3>{texts('what.title')}</h3>
    <ul>
      <li>{texts('what.shown.gates')}</li>
      <li>{texts('what.shown.follows')}</li>
      <li>{texts('what.shown.name')}</li>
    </ul>
    <h3>{texts('what.hidden.title')}</h3>
    <p>{texts('what.hidden')}</p>
    <p>{texts('what.honest')}</p>
    <p>{texts('what.end')}</p>
  </div>
);
