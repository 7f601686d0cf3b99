import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { api, failure, Link, Navigate, Slot, useApi, useClearedPage, useParams, useSession, useTitle } from '#core/web';
import { afterWriting, directQuestion } from '#modules/safety/public';
import { Alert, Button, Icon, Skeleton, toast } from '#ui';
import { laborAnswered, laborAside } from '../../public';
import { listOwnDrafts, listOwnResponses, restoreResponse, withdrawResponse } from '../../schemas/endpoints';
import type { LaborView } from '../../schemas/labor';
import type { LaborDraftView, LaborResponseView } from '../../schemas/labor-response';
import { isCompleted } from '../../schemas/values';
import { refreshLabors } from '../api/labors';
import { AnswerEditor } from '../parts/answer-editor';
import { AudienceChoice, AudienceNote, FirstAudience } from '../parts/audience/audience-choice';
import { useFirstChoice } from '../parts/audience/first-choice';
import { texts as audienceTexts } from '../parts/audience/texts/texts';
import { ClientsOnly } from '../parts/clients-only';
import { useDraft } from '../parts/drafts/use-draft';
import { FirstAnswerOffer } from '../parts/first-answer/first-answer-offer';
import { firstLabor } from '../parts/first-answer/joined';
import { KeptLine } from '../parts/kept-line';
import { LaborStrip } from '../parts/labor-strip';
import { LitFace } from '../parts/lit-face';
import { Onward } from '../parts/onward';
import { Prompts } from '../parts/prompts';
import { SavedAnswer } from '../parts/saved-answer';
import { findTranslatedLabor } from '../parts/translations/labors';
import { Walk } from '../parts/walk';
import { texts } from '../texts/texts';
import styles from './answer-page.module.css';

/** Labors that may touch what hurts most: before writing, people are asked whether they are safe. */
const asksFirst: ReadonlySet<number> = new Set([2, 4, 10]);

const Leave = () => (
  <Link className={styles.back} to="/intake">
    <Icon name="back" />
    <span>{texts('leaveTheRoom')}</span>
  </Link>
);

const Question = ({ labor, children }: { readonly labor: LaborView; readonly children?: ReactNode }) => (
  <>
    <p className="eyebrow tnum">{texts('laborOf12', { number: labor.laborNumber, name: labor.name })}</p>
    <h1 className={styles.question}>{labor.question}</h1>
    {children}
    <p className={styles.lede}>{texts('youCanStopIn', { description: labor.description })}</p>
  </>
);

const LaterAside = memo(({ number, text }: { readonly number: number; readonly text: string }) => (
  <Slot of={laborAside} with={{ laborNumber: number, text }} />
));
/** What reads along follows a key after it is on the page. */
const Aside = ({ number, text }: { readonly number: number; readonly text: string }) => (
  <LaterAside number={number} text={useDeferredValue(text)} />
);

/** The page while what was written is under way: the question stands where it stays. */
const Waiting = ({ labor }: { readonly labor: LaborView }) => (
  <div className={styles.room} aria-busy="true">
    <div className={styles.top}>
      <Leave />
    </div>
    <div className={styles.columns}>
      <div className={styles.middle}>
        <Question labor={labor} />
        <Skeleton className={styles.paper} height="20rem" />
      </div>
    </div>
  </div>
);

const AnswerLayout = ({
  number,
  answers,
  drafts,
}: {
  readonly number: number;
  readonly answers: readonly LaborResponseView[];
  readonly drafts: readonly LaborDraftView[];
}) => {
  const labor = findTranslatedLabor(number);
  const [answer, setAnswer] = useState(() => answers.find((one) => one.laborNumber === number) ?? null);
  const stored = drafts.find((one) => one.laborNumber === number) ?? null;
  const draft = useDraft(number, stored, answer?.textResponse ?? '');
  const userId = useSession(({ user }) => user?.id ?? '');
  const [first, chooseFirst] = useFirstChoice(userId, number);
  const audience = answer ? (answer.audience ?? 'reading') : first;
  const [reading, setReading] = useState(answer !== null && stored === null && !draft.keeper.isUnsaved);
  // Set from saving until the paper is opened again.
  const [isNew, setIsNew] = useState(false);
  if (!labor) return null;

  const remove = async (id: string) => {
    try {
      await api(withdrawResponse, { params: { id } });
      setAnswer(null);
      setReading(false);
      draft.keeper.done('');
      draft.reread();
      void refreshLabors();
      toast({
        title: texts('responseDeleted'),
        description: texts('itCanBeBrought'),
        tone: 'info',
        action: { label: texts('undo'), onSelect: () => void undo(id) },
      });
    } catch (error) {
      toast(failure(error));
    }
  };
  const undo = async (id: string) => {
    try {
      const restored = await api(restoreResponse, { params: { id } });
      setAnswer(restored);
      draft.keeper.done(restored.textResponse);
      setReading(true);
      void refreshLabors();
    } catch (error) {
      toast(failure(error));
    }
  };
  const answered = new Set(answers.filter(isCompleted).map(({ laborNumber }) => laborNumber));
  const further = answer && isCompleted(answer) && audience !== 'self' && (
    <Slot of={laborAnswered} with={{ laborNumber: number, responseId: answer.id, version: answer.version, isNew }} />
  );
  return (
    <div className={styles.room}>
      <div className={styles.top}>
        <Leave />
        <KeptLine state={draft.state} />
        <AudienceNote audience={audience} />
      </div>
      <div className={styles.columns}>
        <div className={styles.middle}>
          <Question labor={labor}>
            {reading && answer && isCompleted(answer) && (
              <>
                {isNew && <LitFace number={number} answered={answered} />}
                <Onward number={number} answered={answered} />
              </>
            )}
          </Question>
          {!reading && asksFirst.has(number) && <Slot of={directQuestion} with={{ labor: number }} />}
          {number === firstLabor && (
            <FirstAnswerOffer
              written={draft.text}
              onUse={(text) => {
                draft.write(text);
                setReading(false);
              }}
            />
          )}
          {/* The paper stays open where a recording waits below it. */}
          {!reading && answer?.help && (
            <Slot of={afterWriting} with={{ level: answer.help, text: answer.textResponse }} />
          )}
          {/* Help stands alone. */}
          {reading && isNew && (answer?.help ?? 0) < 2 && further}
          {reading && answer ? (
            <SavedAnswer
              answer={answer}
              onEdit={(text) => {
                if (text !== undefined) draft.write(text);
                setReading(false);
                setIsNew(false);
              }}
              onChanged={(changed) => {
                setAnswer(changed);
                draft.keeper.done(changed.textResponse);
                draft.reread();
              }}
              onDelete={() => void remove(answer.id)}
            />
          ) : (
            <AnswerEditor
              labor={labor}
              answer={answer}
              draft={draft}
              audience={answer ? null : first}
              onSaved={(saved, stay) => {
                setAnswer(saved);
                chooseFirst(null);
                setReading(!stay);
                setIsNew(!stay);
                // The gem and the way on are above what was read while writing.
                if (!stay) window.scrollTo({ top: 0 });
              }}
              onVoice={setAnswer}
              onCancel={answer && !draft.keeper.isUnsaved && stored === null ? () => setReading(true) : null}
            />
          )}
          {reading && !isNew && further}
          {answer ? (
            <AudienceChoice answer={answer} onChanged={setAnswer} />
          ) : (
            <FirstAudience audience={first} onChoose={chooseFirst} />
          )}
          <Walk number={number} />
        </div>
        {!(reading && answer) && (
          <div className={styles.aside}>
            <Prompts labor={labor} />
            {audience === 'self' ? (
              <p className="small quiet">{audienceTexts('aside')}</p>
            ) : (
              <Aside number={number} text={draft.text} />
            )}
          </div>
        )}
      </div>
      <LaborStrip
        current={number}
        answered={answered}
        drafted={
          new Set([...drafts, ...answers.filter((one) => !isCompleted(one))].map(({ laborNumber }) => laborNumber))
        }
      />
    </div>
  );
};

const Room = ({ labor }: { readonly labor: LaborView }) => {
  const { laborNumber: number } = labor;
  const answers = useApi(listOwnResponses);
  const incomplete = useApi(listOwnResponses, { query: { status: 'incomplete' } });
  const drafts = useApi(listOwnDrafts, {}, { form: true });
  const error = answers.error ?? incomplete.error ?? drafts.error;
  const stored = answers.data && incomplete.data && [...answers.data, ...incomplete.data];
  if (error && !(stored && drafts.data))
    return (
      <div className={styles.failed}>
        <h1>{labor.name}</h1>
        <Alert
          tone="error"
          action={
            <Button onClick={() => void Promise.all([answers.reload(), incomplete.reload(), drafts.reload()])}>
              {texts('tryAgain')}
            </Button>
          }
        >
          {error.message}
        </Alert>
      </div>
    );
  if (!stored || !drafts.data) return <Waiting labor={labor} />;
  return <AnswerLayout key={number} number={number} answers={stored} drafts={drafts.data} />;
};

/** One Labor: its question, the paper and nothing else. */
export const AnswerPage = () => {
  const labor = findTranslatedLabor(Number(useParams()['labor']));
  useTitle(labor ? texts('laborOf122', { laborNumber: labor.laborNumber, name: labor.name }) : texts('labors'));
  useClearedPage(useSession(({ user }) => user?.role === 'client') && labor !== undefined);
  if (!labor) return <Navigate to="/intake" replace />;
  return (
    <ClientsOnly>
      <Room labor={labor} />
    </ClientsOnly>
  );
};
