import { getPageData, Link } from '#core/web';
import type { Line } from '../../../schemas/line';
import { texts } from '../../texts/texts';
import styles from './assistant-panel.module.css';
import courtesies from './courtesies.json';
import { CrisisCard, HelpParts } from './crisis-card';
import { ask, askAgain } from './talk';
import { type GuideTurn, isCrisis } from './turn';
import { Verdict } from './verdict';

interface SourceProps {
  readonly title: string;
  readonly path: string;
  readonly own: boolean;
  readonly language?: string;
}

const Source = ({ title, path, own, language = 'en' }: SourceProps) => (
  <p className={styles.source}>
    {own ? texts('own') : texts('from')}:{' '}
    <Link to={path} lang={language}>
      {title}
    </Link>
  </p>
);

const Part = ({ line }: { readonly line: Line }) => {
  switch (line.kind) {
    case 'passage':
      return (
        <figure className={line.own ? styles.own : styles.passage}>
          <blockquote lang={line.own ? undefined : (line.language ?? 'en')}>
            {line.text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </blockquote>
          <Source {...line} />
        </figure>
      );
    case 'said':
      return <span>{line.text} </span>;
    case 'source':
      return <Source {...line} />;
    case 'greeting':
      return <p>{texts('greeting')}</p>;
    case 'courtesy': {
      const page = getPageData().language;
      const language = line.language ?? (page === 'en-XA' ? 'en' : page);
      return <p lang={language}>{courtesies[language][line.courtesy]}</p>;
    }
    case 'unknown':
      return <p>{texts('unknown')}</p>;
    case 'suggest':
      return (
        <>
          <p>{texts('suggest')}</p>
          <ul className={styles.tries}>
            {line.questions.map((question) => (
              <li key={question}>
                <button type="button" className={styles.try} lang={line.language} onClick={() => ask(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </>
      );
    default:
      return null;
  }
};

export interface GuideAnswerProps {
  readonly turn: GuideTurn;
  readonly last: boolean;
  readonly askPerson: (() => void) | null;
}

/** One answer: sentences with where they stand, or that there is none, and what can be done then. */
export const GuideAnswer = ({ turn, last, askPerson }: GuideAnswerProps) => {
  if (isCrisis(turn)) return <CrisisCard turnKey={turn.key} askPerson={askPerson} />;
  const { lines, state, model } = turn;
  const unknown = lines.some(({ kind }) => kind === 'unknown');
  const preparing = lines.some(({ kind }) => kind === 'preparing');
  const forPerson = unknown || lines.some(({ kind }) => kind === 'person');
  const judged = lines.some(({ kind }) => kind === 'passage' || kind === 'said');
  const said = lines.filter(({ kind }) => kind === 'said');
  return (
    <div className={styles.answer}>
      <span className="visually-hidden">{texts('guide')}: </span>
      {lines.some(({ kind }) => kind === 'help') && (
        <aside className={styles.crisis}>
          <p>{texts('help.next')}</p>
          <HelpParts turnKey={turn.key} />
        </aside>
      )}
      {said.length > 0 && (
        <p>
          {said.map((line) => (
            <Part key={JSON.stringify(line)} line={line} />
          ))}
        </p>
      )}
      {lines
        .filter(({ kind }) => kind !== 'said')
        .map((line) => (
          <Part key={JSON.stringify(line)} line={line} />
        ))}
      {model && <p className={styles.source}>{texts('by.model', { model })}</p>}
      {state === 'coming' && <p className={styles.waiting}>{texts(preparing ? 'preparing' : 'looking')}</p>}
      {state === 'done' && preparing && (
        <p className={styles.source}>
          {texts('preparing.again')}{' '}
          {last && (
            <button type="button" className={styles.act} onClick={askAgain}>
              {texts('again')}
            </button>
          )}
        </p>
      )}
      {state === 'stopped' && <p className={styles.source}>{texts('stopped')}</p>}
      {state === 'broken' && (
        <p role="alert" className={styles.source}>
          {turn.problem ?? texts('failed')}{' '}
          {last && (
            <button type="button" className={styles.act} onClick={askAgain}>
              {texts('again')}
            </button>
          )}
        </p>
      )}
      {forPerson && askPerson && (
        <button type="button" className={styles.act} onClick={askPerson}>
          {texts('unknown.ask')}
        </button>
      )}
      {state === 'done' && judged && <Verdict turn={turn} />}
    </div>
  );
};
