import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError, api } from '#core/web';
import { useLater } from '#ui';
import { checkOwn, findOwn, ownNameOf } from '../../../lib/own-questions';
import type { Answers } from '../../../schemas/answers';
import { checkAll, type Misfit } from '../../../schemas/check';
import { submitIntake } from '../../../schemas/endpoints';
import { type AnswerName, fieldNames, fieldOf } from '../../../schemas/fields';
import type { JourneyType } from '../../../schemas/options';
import { steps, submitStep } from '../../../schemas/steps';
import { getForm } from '../../texts/texts';
import type { Keeper } from '../drafts/keeper';
import type { Snapshot } from '../drafts/kept';
import { useKeeper } from '../drafts/use-keeper';
import { type Address, useAddress } from './address';
import { bodyOf, pathOf, withChoice } from './form-body';
import { fillKnown, findOwnPlace } from './prefill';
import { asksFor, openSteps, placeOf, type Question, questionsOf } from './questions';

const kept = 'hedo.intake.reference';

/** The reference number of what was sent in this tab, so that a reload shows it again. */
const readReference = (): string | null => {
  try {
    return sessionStorage.getItem(kept);
  } catch {
    return null;
  }
};

/** Remembers it for this tab; null forgets it. */
const keepReference = (reference: string | null): void => {
  try {
    if (reference === null) sessionStorage.removeItem(kept);
    else sessionStorage.setItem(kept, reference);
  } catch {
    // The open page still shows it.
  }
};

/** Phones: one question a screen. */
const query = '(max-width: 759px)';

const listen = (changed: () => void): (() => void) => {
  const media = globalThis.matchMedia?.(query);
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
};

/** True on a screen for one question at a time. */
const useNarrow = (): boolean =>
  useSyncExternalStore(
    listen,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );

/** The whole of the questionnaire's state and moves, apart from what is drawn of it. */
export interface Wizard {
  readonly keeper: Keeper;
  readonly snapshot: Snapshot;
  readonly answers: Answers;
  readonly address: Address;
  readonly path: JourneyType;
  readonly step: number;
  /** Questions on the screen, and where they stand among those of the step. */
  readonly questions: readonly Question[];
  readonly shown: readonly Question[];
  readonly narrow: boolean;
  /** What is wrong and said so; those on other steps only after a try to send. */
  readonly misfits: readonly Misfit[];
  /** The same as of the last try: what is put right meanwhile stays listed, so that the focus is not taken from the writing. */
  readonly found: readonly Misfit[];
  /** Counts the tries, so that each brings the focus to what was wrong with it. */
  readonly tries: number;
  /** Why the form could not be sent, when it was no field's fault. */
  readonly failure: string | null;
  readonly sending: boolean;
  readonly reference: string | null;
  readonly write: (part: Answers) => void;
  readonly back: (() => void) | null;
  readonly forward: (finishLater?: boolean) => void;
  readonly send: () => Promise<void>;
  readonly goTo: (field: AnswerName) => void;
  readonly startOver: () => Promise<Answers>;
}

const getOwn = () => getForm()?.own ?? null;

/** On which step a question is asked. */
const stepOfName = (name: AnswerName): number => {
  const own = findOwn(getOwn(), name);
  const specified = fieldNames.find((one) => one === name);
  if (specified) return fieldOf(specified).step;
  return steps.find(({ id }) => id === own?.step)?.step ?? submitStep;
};

/** Sentences that another answer settles. */
const alsoAbout: Readonly<Record<string, readonly string[]>> = {
  emergencyName: ['emergencyContact'],
  emergencyPhone: ['emergencyContact'],
  birthTimeUnknown: ['birthTime'],
  birthTime: ['birthTimeUnknown'],
  placeId: ['birthLocation'],
  ratherTalk: fieldNames,
};
/** An offset is chosen for one reading of the clock, at one place and in its zone. */
const birthNames = ['dateOfBirth', 'birthTime', 'birthTimeUnknown', 'birthLocation', 'placeId', 'timezone'] as const;
const withoutOffset = ({ offsetSeconds = null }: Answers, part: Answers): Answers =>
  offsetSeconds !== null && birthNames.some((name) => name in part) ? { offsetSeconds: null } : {};
const known = (path: string): AnswerName | null =>
  fieldNames.find((name) => name === path.split('.')[0]) ?? (findOwn(getOwn(), path) && (path as AnswerName));

/** What the server refused, as if it had been found here. */
const refusedBy = (error: unknown): readonly Misfit[] => {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return error.fields.flatMap(({ path, message }) => {
    const field = known(path);
    return field ? [{ field, step: stepOfName(field), message }] : [];
  });
};

/** The nearest step at or after a number that asks something on the path. */
const stepOn = (step: number, path: JourneyType, answers: Answers): number =>
  openSteps(path, answers).find((one) => one.step >= step)?.step ?? submitStep;

/** Everything the questionnaire does; `failedText` words a failure that is no field's fault. */
export const useWizard = (failedText: (error: unknown) => string): Wizard => {
  const [keeper, snapshot] = useKeeper();
  const address = useAddress();
  const narrow = useNarrow();
  const [misfits, setMisfits] = useState<readonly Misfit[]>([]);
  const [found, setFound] = useState<readonly Misfit[]>([]);
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [sent, setReference] = useState(readReference);
  const taken = useLater();
  // The server does not know that this device has sent one.
  const reference = taken ? sent : null;
  const { answers, hidden } = snapshot;
  const path = pathOf(answers);
  const done = address.step > submitStep && reference !== null;
  const step = done ? address.step : Math.min(submitStep, stepOn(address.step, path, answers));
  const questions = questionsOf(step, path, answers);
  const at = Math.min(address.question, Math.max(1, questions.length));
  const shown = narrow ? questions.slice(at - 1, at) : questions;

  useEffect(() => {
    if (snapshot.ready) void fillKnown(keeper.snapshot.answers, (part) => keeper.fill(part));
  }, [keeper, snapshot.ready]);
  useEffect(() => {
    if (snapshot.ready && step === 2) keeper.fill(findOwnPlace());
  }, [keeper, snapshot.ready, step]);
  // Come back without a step in the address: on with the one where they stopped.
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current || !snapshot.ready) return;
    resumed.current = true;
    if (!address.named && snapshot.step > 1) address.go({ step: snapshot.step }, { replace: true });
  }, [snapshot.ready, snapshot.step, address]);
  useEffect(() => {
    if (snapshot.ready && !done && address.named) keeper.goTo(step);
  }, [keeper, step, done, snapshot.ready, address.named]);

  const check = (): readonly Misfit[] => {
    const given = withChoice(answers);
    const own = checkOwn(getOwn(), given).filter(({ field }) => !hidden.includes(field));
    // In the order of the steps; on each the added questions come last.
    return [...checkAll(given, { kept: hidden }), ...own].toSorted((one, other) => one.step - other.step);
  };
  const show = (wrong: readonly Misfit[]): void => {
    setMisfits(wrong);
    setFound(wrong);
    setTries(tries + 1);
  };
  const forget = (): void => {
    setMisfits([]);
    setFound([]);
    setFailure(null);
  };
  const toStep = (next: number, last = false): void => {
    forget();
    const count = questionsOf(next, path, answers).length;
    address.go({ step: next, ...(last && narrow ? { question: count } : {}) });
  };
  const goTo = (field: AnswerName): void => {
    const target = stepOfName(field);
    address.go(
      {
        step: target,
        question: placeOf(field, target, path, answers),
        checking: step === submitStep && target !== step,
      },
      { field },
    );
  };
  const forward = (finishLater = false): void => {
    const wrong = check().filter(
      ({ field, step: on }) => on === step && shown.some((question) => asksFor(question, field)),
    );
    if (wrong.length > 0 && !finishLater) {
      show(wrong);
      return;
    }
    if (step === 2) keeper.keepBirth();
    void keeper.flush();
    if (address.checking) {
      forget();
      address.go({ step: submitStep, question: questionsOf(submitStep, path, answers).length });
      return;
    }
    if (narrow && at < questions.length) {
      forget();
      address.go({ step, question: at + 1 });
      return;
    }
    toStep(stepOn(step + 1, path, answers));
  };
  const before = openSteps(path, answers).findLast((one) => one.step < step)?.step;
  const back =
    narrow && at > 1
      ? () => {
          forget();
          address.go({ step, question: at - 1 });
        }
      : before === undefined
        ? null
        : () => toStep(before, true);
  const send = async (): Promise<void> => {
    if (sending) return;
    const wrong = check();
    setFailure(null);
    show(wrong);
    if (wrong.length > 0) return;
    setSending(true);
    try {
      const form = getForm();
      // The same key for the same words makes it safe to send twice.
      const receipt = await api(
        submitIntake,
        { ...(form && { query: { form: form.version } }), body: bodyOf(answers) },
        { idempotencyKey: keeper.key },
      );
      keepReference(receipt.reference);
      setReference(receipt.reference);
      keeper.done();
      address.go({ step: submitStep + 1 }, { replace: true });
    } catch (error) {
      const refused = refusedBy(error);
      if (refused.length > 0) show(refused);
      else {
        setFailure(failedText(error));
        setTries((count) => count + 1);
      }
    } finally {
      setSending(false);
    }
  };
  return {
    keeper,
    snapshot,
    answers,
    address,
    path,
    step,
    questions,
    shown,
    narrow,
    misfits,
    found,
    tries,
    failure,
    sending,
    reference: done ? reference : null,
    write: (given) => {
      if (sending) return;
      const part = { ...withoutOffset(answers, given), ...given };
      if (reference !== null) {
        keepReference(null);
        setReference(null);
      }
      keeper.write(part);
      const own = Object.keys(given.additional ?? {}).map((name) => ownNameOf({ name }));
      const touched = [...Object.keys(part).flatMap((name) => [name, ...(alsoAbout[name] ?? [])]), ...own];
      setMisfits((all) => all.filter(({ field }) => !touched.includes(field)));
    },
    back,
    forward,
    send,
    goTo,
    startOver: async () => {
      const saved = await keeper.drop();
      toStep(1);
      return saved;
    },
  };
};
