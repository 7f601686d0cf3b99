import { useState } from 'react';
import { api, failure, formatDateTime, Link, refreshAnswers, Slot } from '#core/web';
import { afterWriting } from '#modules/safety/public';
import { Button, toast } from '#ui';
import { Quote } from '#ui/quote/quote';
import { deleteAnswer, listQuestions, skipQuestion } from '../../schemas/endpoints';
import type { OwnQuestion } from '../../schemas/questions';
import { texts } from '../texts/texts';
import { AnswerForm, hasDraft } from './answer-form';
import { AnswerVersions } from './answer-versions';
import styles from './question.module.css';

interface CardProps {
  readonly question: OwnQuestion;
  readonly userId: string;
  /** The Labor stands around it already. */
  readonly inLabor?: boolean;
}

/** A sentence, the question about it, and what was answered or can be. */
export const QuestionCard = ({ question: given, userId, inLabor = false }: CardProps) => {
  // What a write answered is newer than the list until that was read again.
  const [written, setWritten] = useState<OwnQuestion | null>(null);
  const question = written ?? given;
  const [isWriting, setWriting] = useState(() => given.state === 'open' || hasDraft(userId, given));
  const [showsVersions, setShowsVersions] = useState(false);
  const [help, setHelp] = useState<OwnQuestion['help']>();
  const { id, answer, language } = question;

  const take = (next: OwnQuestion, title: string): void => {
    setWritten(next);
    setHelp(next.help);
    setWriting(false);
    setShowsVersions(false);
    toast({ title, tone: 'success' });
    void refreshAnswers(listQuestions);
  };
  const skip = async (): Promise<void> => {
    try {
      take(await api(skipQuestion, { params: { id } }), texts('card.skipped'));
    } catch (error) {
      toast(failure(error, texts('error')));
    }
  };
  const remove = async (): Promise<void> => {
    if (!window.confirm(texts('card.delete.ask'))) return;
    try {
      await api(deleteAnswer, { params: { id } });
      take({ ...question, answer: null, state: 'skipped' }, texts('card.deleted'));
    } catch (error) {
      toast(failure(error, texts('error')));
    }
  };
  return (
    <article className={styles.question} id={id}>
      <div lang={language}>
        <Quote
          {...(inLabor ? {} : { labor: question.laborNumber })}
          source={
            inLabor ? undefined : (
              <Link to={`/intake/${question.laborNumber}`}>
                {texts('page.labor', { number: question.laborNumber })}
              </Link>
            )
          }
        >
          {question.sentence}
        </Quote>
      </div>
      <p className={styles.asked} lang={language} id={`${id}-question`}>
        {question.question}
      </p>
      {help !== undefined && answer && <Slot of={afterWriting} with={{ level: help, text: answer.text }} />}
      {isWriting ? (
        <AnswerForm
          question={question}
          userId={userId}
          onSaved={(saved) => take(saved, texts('card.saved'))}
          onTaken={(theirs) => {
            setWritten(theirs);
            setWriting(false);
          }}
          onSkip={question.state === 'open' ? () => void skip() : null}
          onCancel={question.state === 'open' ? null : () => setWriting(false)}
        />
      ) : (
        <>
          {answer && <p className={styles.own}>{answer.text}</p>}
          {answer && (
            <p className="small quiet tnum">{texts('card.facts', { when: formatDateTime(answer.savedAt) })}</p>
          )}
          <div className={styles.acts}>
            <Button onClick={() => setWriting(true)}>{texts(answer ? 'card.edit' : 'card.after-all')}</Button>
            {answer && answer.version > 1 && (
              <Button aria-expanded={showsVersions} onClick={() => setShowsVersions(!showsVersions)}>
                {texts('card.versions')}
              </Button>
            )}
            {answer && (
              <Button variant="bare" onClick={() => void remove()}>
                {texts('card.delete')}
              </Button>
            )}
          </div>
          {showsVersions && <AnswerVersions id={id} />}
        </>
      )}
    </article>
  );
};
