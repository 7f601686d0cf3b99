import { type FormEvent, type RefObject, Suspense, useEffect, useRef } from 'react';
import { ApiError, getHouse, getPageData, Link, useClearedPage, useTitle } from '#core/web';
import { HouseMark } from '#core/web/house-mark/house-mark';
import { Alert, Button, classNames, PageHeading, Skeleton, useLater } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { stepCount, stepsOf, submitStep } from '../../schemas/steps';
import type { Kept } from '../parts/drafts/kept';
import { QuestionView } from '../parts/fields/question-view';
import { minutesLeft } from '../parts/flow/time-left';
import { useWizard, type Wizard } from '../parts/flow/use-wizard';
import asideStyles from '../parts/wizard/asides.module.css';
import barStyles from '../parts/wizard/bar.module.css';
import { Conflicts } from '../parts/wizard/conflicts';
import { Elsewhere } from '../parts/wizard/elsewhere';
import { KeptLine } from '../parts/wizard/kept-line';
import { Problems } from '../parts/wizard/problems';
import { Resume, useToken } from '../parts/wizard/resume';
import styles from '../parts/wizard/room.module.css';
import { Side } from '../parts/wizard/side';
import { StartOver } from '../parts/wizard/start-over';
import { StepProgress } from '../parts/wizard/step-progress';
import { VoiceAside } from '../parts/wizard/voice-aside';
import { Way } from '../parts/wizard/way';
import { controlOf, useWizardHere, WizardContext } from '../parts/wizard/wizard-context';
import { type TextKey, texts } from '../texts/texts';

const FailureText = ({ why }: { readonly why: string }) => {
  const { send } = useWizardHere();
  const place = useRef<HTMLDivElement>(null);
  // On phones the button stays in sight while the end of the page may not be.
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={place} className={asideStyles.failure}>
      <Alert
        tone="error"
        title={texts('failed')}
        action={<Button onClick={() => void send()}>{texts('retry')}</Button>}
      >
        <p>{why}</p>
        <p>{texts('failed.more')}</p>
        {getPageData().contactEmail && <p>{texts('failed.mail', { email: getPageData().contactEmail })}</p>}
      </Alert>
    </div>
  );
};

/** Why the form could not be sent, when it was no field's fault: next to the button that was pressed, where the eyes are. */
const Failure = () => {
  const { failure } = useWizardHere();
  return failure === null ? null : <FailureText why={failure} />;
};

/** All that is left of the page's frame: the way home, where the words are kept, and the way out. */
const TopBar = ({ kept }: { readonly kept: Kept }) => (
  <header className={barStyles.bar}>
    <div className={`wrap ${barStyles.barIn}`}>
      <Link to="/" className={barStyles.logo} aria-label={texts('home')}>
        <HouseMark size={26} />
        <span aria-hidden="true">{getHouse().name}</span>
      </Link>
      <KeptLine kept={kept} />
      <Link to="/" className={barStyles.leave}>
        {texts('leave')}
      </Link>
    </div>
  </header>
);

const keys = ['next.send', 'next.contact', 'next.plan', 'next.decide'] as const;

/** What follows, before anything is sent. */
const NextSteps = () => (
  <section className={asideStyles.next} aria-labelledby="intake-next">
    <h2 id="intake-next">{texts('next')}</h2>
    <ol>
      {keys.map((key) => (
        <li key={key}>{texts(key)}</li>
      ))}
    </ol>
  </section>
);

const Submitted = lazyPart(() => import('../parts/after/submitted').then((module) => module.Submitted));

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
