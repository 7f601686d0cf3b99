import { type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  askToSignIn,
  findHomePage,
  hasOverlay,
  hasPage,
  keepFirstAnswer,
  Link,
  openOverlay,
  readFirstAnswer,
  useSession,
} from '#core/web';
import { Button, Icon, LinkButton } from '#ui';
import { questionnaire } from '../questionnaire';
import { texts } from '../texts/texts';
import styles from './try-one.module.css';

/** Words of a text as a reader counts them: runs of letters, digits and marks. */
const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;

/** Characters; one answer on trial, not a diary. */
const longest = 5000;
/** The room of Labor 1, where the words are taken to. */
const room = '/intake';
const firstLabor = `${room}/1`;

const Step = ({ number, words }: { readonly number: number; readonly words: string }) => (
  <p className={styles.step}>
    <i>{number}</i>
    {words}
  </p>
);

/** The form opens over this page; before the page is alive the link leads to the page of the form. */
const askForTalk = (event: MouseEvent): void => {
  if (openOverlay('consultation')) event.preventDefault();
};

/** One question of Labor 1 without an account: the words stay on this device and are offered again in its room. */
export const TryOne = () => {
  const signedIn = useSession((session) => session.user !== null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [kept, setKept] = useState(true);
  const [asked, setAsked] = useState(false);
  // The server knows neither what lies on this device nor what was typed before this script came.
  useEffect(() => {
    const typed = area.current?.value ?? '';
    if (typed !== '') setKept(keepFirstAnswer(typed));
    setText(typed || (readFirstAnswer()?.text ?? ''));
  }, []);
  const words = countWords(text);
  const write = (next: string) => {
    setText(next);
    setKept(keepFirstAnswer(next));
    setAsked(false);
  };
  const keep = () => {
    if (words === 0) {
      setAsked(true);
      area.current?.focus();
      return;
    }
    askToSignIn({ mode: 'create-account', returnTo: hasPage(room) ? firstLabor : findHomePage('client') });
  };
  return (
    <section className={styles.two} id="try" aria-labelledby="try-title">
      <div className="wrap grid">
        <h2 id="try-title">{texts('try.title')}</h2>
        <div className={styles.sheet}>
          <Step number={1} words={texts('try.write')} />
          <label htmlFor="first-answer">{texts('try.ask')}</label>
          <textarea
            ref={area}
            id="first-answer"
            rows={5}
            maxLength={longest}
            value={text}
            aria-describedby={asked ? 'first-answer-missing first-answer-kept' : 'first-answer-kept'}
            aria-invalid={asked || undefined}
            onChange={(event) => write(event.target.value)}
          />
          <p className={styles.missing} id="first-answer-missing" role="alert">
            {asked && texts('try.first')}
          </p>
          <p className={styles.saved} id="first-answer-kept">
            <span>{texts('laborOf', { number: 1, name: texts('name.1') })}</span>
            <span className="tnum">
              {words === 0 ? texts('try.empty') : texts(kept ? 'try.kept' : 'try.notKept', { words })}
            </span>
          </p>
        </div>
        <div className={styles.keep}>
          <Step number={2} words={texts('try.keep')} />
          <h3>{texts('try.account')}</h3>
          <p>{texts(signedIn ? 'try.here' : 'try.stay')}</p>
          <div className={styles.acts}>
            {signedIn && hasPage(room) && (
              <LinkButton as={Link} to={firstLabor} variant="loud">
                {texts('try.take')}
              </LinkButton>
            )}
            {!signedIn && (
              <Button variant="loud" onClick={keep}>
                {texts('try.keepAnswer')}
              </Button>
            )}
            {hasPage(questionnaire) && (
              <Link className={styles.full} to={questionnaire}>
                <span>{texts('try.full')}</span>
                <Icon name="arrow" size={18} />
              </Link>
            )}
            {hasOverlay('consultation') && (
              <Link className={styles.full} to="/consultation" aria-haspopup="dialog" onClick={askForTalk}>
                <span>{texts('try.consult')}</span>
                <Icon name="arrow" size={18} />
              </Link>
            )}
            {hasOverlay('contact') && (
              <button type="button" className={styles.full} onClick={() => openOverlay('contact')}>
                <span>{texts('try.contact')}</span>
                <Icon name="arrow" size={18} />
              </button>
            )}
          </div>
        </div>
      </div>
    </section>
  );
};
