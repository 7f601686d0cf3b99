import { type FormEvent, type RefObject, Suspense, useEffect, useRef } from 'react';
import { ApiError, Link, useClearedPage, useTitle } from '#core/web';
import { classNames, PageHeading, Skeleton, useLater } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { stepCount, stepsOf, submitStep } from '../../schemas/steps';
import { QuestionView } from '../fields/question-view';
import { minutesLeft } from '../flow/time-left';
import { useWizard, type Wizard } from '../flow/use-wizard';
import { Conflicts } from '../parts/conflicts';
import { Elsewhere } from '../parts/elsewhere';
import { Failure } from '../parts/failure';
import { NextSteps } from '../parts/next-steps';
import { Problems } from '../parts/problems';
import { Resume, useToken } from '../parts/resume';
import styles from '../parts/room.module.css';
import { Side } from '../parts/side';
import { StartOver } from '../parts/start-over';
import { StepProgress } from '../parts/step-progress';
import { TopBar } from '../parts/top-bar';
import { VoiceAside } from '../parts/voice-aside';
import { Way } from '../parts/way';
import { controlOf, WizardContext } from '../parts/wizard-context';
import { type TextKey, texts } from '../texts/texts';

const Submitted = lazyPart(() => import('../after/submitted').then((module) => module.Submitted));

/** Every step is a page: its heading takes the focus, or the field that somebody came to change. */
const useStepFocus = ({ step, shown, address }: Wizard, head: RefObject<HTMLHeadingElement | null>): void => {
  const place = `${step} ${shown[0]?.id}`;
  const last = useRef(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place moves the focus
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const control = address.field && document.getElementById(controlOf(address.field));
    scrollTo(0, 0);
    if (control) {
      control.focus({ preventScroll: true });
      control.scrollIntoView?.({ block: 'center' });
    } else head.current?.focus({ preventScroll: true });
  }, [place]);
};

const useStepTitle = ({ step, questions, shown, narrow, found }: Wizard, heading: string): void => {
  const values = { step, count: stepCount, heading };
  const title =
    narrow && questions.length > 1
      ? texts('stepTitle.question', {
          ...values,
          at: questions.findIndex(({ id }) => id === shown[0]?.id) + 1,
          of: questions.length,
        })
      : texts('stepTitle', values);
  useTitle(found.length > 0 ? texts('errorTitle', { title }) : title);
};

const StepScreen = ({ wizard }: { readonly wizard: Wizard }) => {
  const { step: number, path, shown, narrow, questions, snapshot, forward, send } = wizard;
  const step = stepsOf(path).find((one) => one.step === number) ?? stepsOf(path)[0];
  const heading = texts(`step.${step?.id}` as TextKey);
  const head = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const taken = useLater();
  useStepTitle(wizard, heading);
  useStepFocus(wizard, head);
  if (!step) return null;
  const first = shown[0] === questions[0];
  const last = shown.at(-1) === questions.at(-1);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (number === submitStep && last) void send();
    else forward();
  };
  return (
    <>
      <StepProgress step={number} path={path} />
      <div className={`wrap ${styles.sheet}`}>
        <Side step={step} />
        <form ref={form} className={styles.main} noValidate onSubmit={submit} aria-busy={wizard.sending}>
          <div className={styles.notices}>
            <Problems />
            <Conflicts />
          </div>
          <div className={styles.head}>
            <PageHeading size="tool" ref={head} tabIndex={-1}>
              {heading}
            </PageHeading>
            {(first || !narrow) && (
              <p className={styles.lede}>
                {texts(`step.${step.id}.lede` as TextKey, number === 1 ? { minutes: minutesLeft(1, 'self') } : {})}
              </p>
            )}
          </div>
          <div className={classNames(styles.questions, !taken && styles.drawn)}>
            {shown.map((question) => (
              <div key={question.id} data-question={question.id}>
                <QuestionView question={question} />
              </div>
            ))}
            {number === 15 && last && <NextSteps />}
            {snapshot.birth && snapshot.kept.kind === 'retry' && (
              <p className="quiet small" role="status">
                {texts('birth.waiting')}
              </p>
            )}
          </div>
          <Failure />
          <Way />
        </form>
        <VoiceAside form={form} />
        <div className={styles.foot}>
          <Elsewhere />
          <StartOver />
          <Link to="/help-now">{texts('help')}</Link>
        </div>
      </div>
    </>
  );
};

const failedText = (error: unknown): string => (error instanceof ApiError ? error.message : '');

/** What stands at the address: a mailed link, the thanks, or a step. */
const Room = ({ wizard }: { readonly wizard: Wizard }) => {
  const [token, done] = useToken();
  const { reference, snapshot, keeper, address } = wizard;
  const thanks = token === null && reference !== null;
  useClearedPage(!thanks);
  if (thanks)
    return (
      <div className={`wrap ${styles.submitted}`}>
        <Suspense fallback={<Skeleton lines={4} label={texts('loading')} />}>
          <Submitted reference={reference} />
        </Suspense>
      </div>
    );
  return (
    <div className={styles.room}>
      <TopBar kept={snapshot.kept} />
      {token === null ? (
        <StepScreen wizard={wizard} />
      ) : (
        <Resume
          key={token}
          token={token}
          written={Object.keys(snapshot.answers).length > 0}
          onOpen={(view) => {
            keeper.adopt(view);
            done();
            address.go({ step: view.step }, { replace: true });
          }}
          onStay={done}
        />
      )}
    </div>
  );
};

/** The questionnaire at /enhanced-intake: seventeen steps, the last one the thanks. */
export const IntakePage = () => {
  const wizard = useWizard(failedText);
  return (
    <WizardContext value={wizard}>
      <Room wizard={wizard} />
    </WizardContext>
  );
};
