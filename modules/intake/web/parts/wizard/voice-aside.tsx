import { Component, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import { useLater } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { answerOf } from '../../../schemas/check';
import { type FieldName, fieldNames, fieldOf } from '../../../schemas/fields';
import { type TextKey, textOr, texts } from '../../texts/texts';
import type { Question } from '../flow/questions';
import styles from './room.module.css';
import { idOf, useWizardHere } from './wizard-context';

const VoicePanel = lazyPart(() => import('../voice/voice-panel').then((module) => module.VoicePanel));

/** Writing goes on without the panel. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p className="quiet small">{texts('voice.failed')}</p> : this.props.children;
  }
}

const boxOf = (element: Element | null): FieldName | null => {
  const name = element instanceof HTMLElement ? element.dataset.writes : undefined;
  return fieldNames.find((one) => one === name) ?? null;
};

/** The question as it stands over its fields. */
const askedIn = ({ id }: Question): string =>
  id === 'check' ? texts('check') : (textOr(`q.${id}`) ?? texts(`f.${id}` as TextKey));

/** The text box and the question that had the focus last. */
interface Place {
  readonly box: FieldName | null;
  /** Drawn anew, a box has no caret of the person's: what is said goes to its end then. */
  readonly element: Element | null;
  readonly question: string | null;
}

const usePlace = (form: RefObject<HTMLFormElement | null>): Place => {
  const [place, setPlace] = useState<Place>({ box: null, element: null, question: null });
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      const question = target.closest<HTMLElement>('[data-question]')?.dataset.question;
      // Buttons between the questions move nothing.
      const box = boxOf(target);
      if (question) setPlace((before) => ({ ...before, ...(box && { box, element: target }), question }));
    };
    const element = form.current;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [form]);
  return place;
};

/**
 * Voice and sound next to the questions of every step. What was said goes to the caret of the text that had the focus last; where
 * nothing is written, questions can still be read aloud, and the sound goes on.
 */
export const VoiceAside = ({ form }: { readonly form: RefObject<HTMLFormElement | null> }) => {
  const { shown, answers, write, step } = useWizardHere();
  const { box: last, element, question: lastAsked } = usePlace(form);
  const taken = useLater();
  const here = shown
    .flatMap(({ fields }) => fields)
    .filter((name) => fieldOf(name).kind === 'text' && !answers.ratherTalk?.includes(name));
  const target = last && here.includes(last) ? last : here[0];
  const asked = shown.find(({ id }) => id === lastAsked) ?? shown[0];
  const insert = (text: string): void => {
    if (!target) return;
    const box = document.getElementById(idOf(target));
    const given = answers[target];
    const written = typeof given === 'string' ? given : '';
    const [from, to] =
      box instanceof HTMLTextAreaElement && box === element
        ? [box.selectionStart, box.selectionEnd]
        : [written.length, written.length];
    const before = written.slice(0, from);
    const gap = before === '' || /\s$/u.test(before) ? '' : ' ';
    const after = written.slice(to);
    const said = `${gap}${text.trim()}${after === '' || /^\s/u.test(after) ? '' : ' '}`;
    write({ [target]: before + said + after });
    const caret = from + said.length;
    requestAnimationFrame(() => {
      if (!(box instanceof HTMLTextAreaElement)) return;
      box.focus();
      box.setSelectionRange(caret, caret);
    });
  };
  return (
    <aside className={styles.voice}>
      <Boundary>
        <Suspense fallback={null}>
          {/* Another step is another room: the microphone does not come along. */}
          {taken && (
            <VoicePanel
              key={step}
              question={asked ? askedIn(asked) : ''}
              goesTo={target ? texts(`f.${target}` as TextKey) : null}
              onInsert={insert}
              preference={answerOf(answers, 'voiceGuidancePreference') === true}
            />
          )}
        </Suspense>
      </Boundary>
    </aside>
  );
};
