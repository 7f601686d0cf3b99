import { Alert, Button, Skeleton } from '#ui';
import type { BodygraphChart, BodygraphSelection } from '../bodygraph/chart';
import styles from './detail-panel.module.css';
import { texts } from './texts/texts';
import { useWords, type Words, wordsCenter } from './words/use-words';

/** What is said of a part: of a centre also what its state means. */
const paragraphsOf = (look: BodygraphSelection, words: Words, graph: BodygraphChart): string[] => {
  if (look.kind === 'gate') return [words(`gate.${look.gate}`)];
  if (look.kind === 'channel') return [words(`channel.${look.channel}`)];
  const state = graph.centers[look.center];
  return [words('about'), state === null ? texts('uncertain') : words(state ? 'defined' : 'open')];
};

/** Our words on a part of the bodygraph, and once that they are ours. */
export const PartWords = ({ look, graph }: { readonly look: BodygraphSelection; readonly graph: BodygraphChart }) => {
  const { words, failed, again } = useWords(wordsCenter(look));
  return (
    <div className={styles.words}>
      {look.kind === 'gate' && (
        <p className={styles.word}>{texts('ourWord', { word: texts(`word.${look.gate}` as 'word.1') })}</p>
      )}
      {failed && (
        <Alert tone="error" action={<Button onClick={again}>{texts('tryAgain')}</Button>}>
          {texts('wordsFailed')}
        </Alert>
      )}
      {!words && !failed && <Skeleton lines={4} label={texts('wordsLoading')} />}
      {words && (
        <>
          {paragraphsOf(look, words, graph).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.note}>{texts('ourWords')}</p>
        </>
      )}
    </div>
  );
};
