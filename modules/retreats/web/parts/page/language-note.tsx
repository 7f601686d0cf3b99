import { nameLanguage, readerLanguage } from '#core/web/reader-language';
import type { RetreatView } from '../../../schemas/retreat';
import { texts } from '../../texts/texts';
import styles from './page.module.css';

/** Says where a retreat is not written in the reader's language, or was translated. */
export const LanguageNote = ({ retreat }: { readonly retreat: RetreatView }) => {
  const { language, translated, slug } = retreat;
  if (!translated)
    return language === readerLanguage() ? null : (
      <p className={styles.quiet}>{texts('language.only', { language: nameLanguage(language) })}</p>
    );
  const original = nameLanguage(translated.from);
  return (
    <p className={styles.quiet}>
      {texts(translated.isCurrent ? 'language.translated' : 'language.changed', { language: original })}{' '}
      <a href={`/retreats/${slug}?lang=${translated.from}`} hrefLang={translated.from}>
        {texts('language.original', { language: original })}
      </a>
    </p>
  );
};
