import { Link, useApi } from '#core/web';
import { Alert, Badge, Skeleton } from '#ui';
import { type ContentLanguage, contentLanguages } from '../../lib/content';
import type { LanguageState } from '../../schemas/content';
import { getDocument } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import { editorPath } from './paths';
import styles from './translation-states.module.css';

const Translation = ({ state }: { readonly state: LanguageState }) => {
  const { translation, draft } = state;
  return (
    <>
      <Badge tone={translation === 'current' ? 'reviewed' : translation === 'missing' ? 'other' : 'pending'}>
        {texts(`translation.${translation}`)}
      </Badge>
      {draft && <Badge tone="contacted">{texts(`draft.${draft}`)}</Badge>}
    </>
  );
};

interface StatesProps {
  readonly noun: string;
  readonly id: string;
  readonly source: ContentLanguage;
}

const States = ({ noun, id, source }: StatesProps) => {
  const language = contentLanguages.find((one) => one !== source) ?? source;
  const { data, error } = useApi(getDocument, { params: { noun, key: id, language } });
  if (error && !data) return <Alert tone="error">{error.message}</Alert>;
  if (!data) return <Skeleton lines={2} label={texts('loading')} />;
  return (
    <ul className={styles.languages}>
      {data.languages
        .filter(({ translation }) => translation !== 'source')
        .map((state) => (
          <li key={state.language} className={styles.language}>
            <Link
              to={editorPath(noun, id, state.language)}
              aria-label={texts('translate.to', { language: texts(`language.${state.language}`) })}
            >
              {texts(`language.${state.language}`)}
            </Link>
            <Translation state={state} />
          </li>
        ))}
    </ul>
  );
};

/** How far an object is translated, with the way to each language. */
export const TranslationStates = ({ version, ...of }: StatesProps & { readonly version: number }) => (
  <div className={styles.block}>
    <p className={styles.quiet}>{texts('translate.lead', { language: texts(`language.${of.source}`) })}</p>
    <States key={`${of.id} ${of.source} ${version}`} {...of} />
  </div>
);
