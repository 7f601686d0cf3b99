import { Link, useTitle } from '#core/web';
import { Button, Icon, inputClass } from '#ui';
import { magazinePath } from '../../../schemas/paths';
import { longestQuery } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from './no-article.module.css';

/** No article has this address: the ways on. */
export const NoArticle = () => {
  useTitle(texts('missing'));
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts('missing')}</h1>
      <p className="lead">{texts('missing.hint')}</p>
      <search>
        <form action="/magazine" className={styles.search}>
          <input
            type="search"
            name="q"
            className={inputClass}
            aria-label={texts('search.label')}
            placeholder={texts('search.hint')}
            maxLength={longestQuery}
          />
          <Button type="submit">
            <Icon name="search" />
            {texts('missing.search')}
          </Button>
        </form>
      </search>
      <p>
        <Link to={magazinePath()}>{texts('missing.back')}</Link>
      </p>
    </div>
  );
};
