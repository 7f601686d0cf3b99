import { getPageData, rich, useTitle } from '#core/web';
import { OwnOrBuiltIn } from '../parts/legal/legal-page';
import { texts } from '../parts/legal/texts/texts';
import styles from '../parts/plain-page/plain-page.module.css';

const Missing = () => {
  const email = getPageData().contactEmail;
  useTitle(texts('imprint'));
  return (
    <article className={`wrap ${styles.page}`}>
      <h1>{texts('imprint')}</h1>
      <p>{rich(texts('imprint.none', { email }), { mail: (words) => <a href={`mailto:${email}`}>{words}</a> })}</p>
    </article>
  );
};

/** `/imprint`: who runs this site, in the operator's own words. */
export const ImprintPage = () => (
  <OwnOrBuiltIn page="imprint">
    <Missing />
  </OwnOrBuiltIn>
);
