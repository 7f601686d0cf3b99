import { nameLanguage, readerLanguage } from '#core/web/reader-language';
import type { ArticleView } from '../../../schemas/article';
import { articlePagePath } from '../../../schemas/paths';
import { texts } from '../../texts/texts';
import styles from './article-head.module.css';

/** Says where an article is not written in the reader's language, or was translated. */
export const LanguageNote = ({ article: { language, translated, slug } }: { readonly article: ArticleView }) => {
  if (!translated)
    return language === readerLanguage() ? null : (
      <p className={styles.language}>{texts('language.only', { language: nameLanguage(language) })}</p>
    );
  const original = nameLanguage(translated.from);
  return (
    <p className={styles.language}>
      {texts(translated.isCurrent ? 'language.translated' : 'language.changed', { language: original })}{' '}
      <a href={`${articlePagePath(slug)}?lang=${translated.from}`} hrefLang={translated.from}>
        {texts('language.original', { language: original })}
      </a>
    </p>
  );
};
