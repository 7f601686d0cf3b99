import { getPageData } from '#core/web';
import type { AssistantView } from '../../../schemas/assistant';
import { texts } from '../../texts/texts';
import styles from './assistant-panel.module.css';

/** Says what answers here: a search in our own pages, or a language model that was allowed to word it. */
export const TalkHow = ({ view }: { readonly view: AssistantView | undefined }) => {
  const provider = view?.provider;
  const words =
    provider && view.settings?.provider === provider ? texts('how.model', { provider }) : texts('how.pages');
  const english = getPageData().language.startsWith('en');
  return (
    <p className={styles.how}>
      {words} {!english && texts('how.english')}
    </p>
  );
};
