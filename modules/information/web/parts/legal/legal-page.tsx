import type { ReactNode } from 'react';
import { formatDate, getPageData, useApi, useTitle } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { Markdown } from '#ui/markdown/markdown';
import type { LegalPageView } from '../../../schemas/contracts';
import { getLegalPage } from '../../../schemas/endpoints';
import type { LegalPage } from '../../../schemas/values';
import styles from '../plain-page/plain-page.module.css';
import { texts } from './texts/texts';

const Published = ({ title, tree, validFrom, language }: LegalPageView) => {
  useTitle(title);
  return (
    <article className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <div className={styles.published} lang={language}>
        <Markdown tree={tree ?? []} />
      </div>
      {validFrom && <p className="quiet small">{texts('validFrom', { day: formatDate(validFrom) })}</p>}
    </article>
  );
};

/** A page with the words that the operator published, else with those of the product. */
export const OwnOrBuiltIn = ({ page, children }: { readonly page: LegalPage; readonly children: ReactNode }) => {
  const { language } = getPageData();
  const params = { page, language: language === 'en-XA' ? 'en' : language };
  const { data, error, reload } = useApi(getLegalPage, { params }, { open: true });
  if (data) return data.tree ? <Published {...data} /> : children;
  return (
    <div className={`wrap ${styles.page}`}>
      {error ? (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton lines={8} height="20rem" label={texts('loading')} />
      )}
    </div>
  );
};
