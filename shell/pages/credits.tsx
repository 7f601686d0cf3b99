import { useTitle } from '#core/web';
import styles from './pages.module.css';

/** What the product owes to others, with the licences that ask to be named. */
export const Credits = () => {
  useTitle('Credits');
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>Credits</h1>
      <dl className={styles.credits}>
        <div>
          <dt>Places</dt>
          <dd>
            Names and positions of towns come from <a href="https://www.geonames.org/">GeoNames</a>, used and packed
            into an index under the{' '}
            <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</a> licence.
          </dd>
        </div>
        <div>
          <dt>Time zones</dt>
          <dd>
            Zone borders derive from OpenStreetMap, © its contributors, under the{' '}
            <a href="https://opendatacommons.org/licenses/odbl/">Open Database Licence</a>; the rules of clocks are
            those of the IANA time zone database, which is in the public domain.
          </dd>
        </div>
        <div>
          <dt>Sky</dt>
          <dd>
            Positions are computed here. Their theory rests on published work: VSOP87 and ELP of the Bureau des
            longitudes, the nutation model of the International Astronomical Union, and comparison with the ephemerides
            of the Jet Propulsion Laboratory.
          </dd>
        </div>
        <div>
          <dt>Type</dt>
          <dd>
            Fraunces, © The Fraunces Project Authors, and Instrument Sans, © The Instrument Sans Project Authors, both
            under the <a href="https://openfontlicense.org/">SIL Open Font License 1.1</a>.
          </dd>
        </div>
        <div>
          <dt>Software</dt>
          <dd>
            React, React Router, SWR, Zustand, Radix Primitives, Socket.IO, Koa, Knex, Objection, TypeBox, Ajv, Graphile
            Worker and PostgreSQL are used under their MIT, ISC, BSD or PostgreSQL licences; the language models that
            run inside the product are listed with theirs in the repository.
          </dd>
        </div>
      </dl>
    </section>
  );
};
