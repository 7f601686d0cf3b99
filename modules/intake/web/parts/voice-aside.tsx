import { Component, lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import { answerOf } from '../../schemas/check';
import { type FieldName, fieldNames, fieldOf } from '../../schemas/fields';
import { type TextKey, texts } from '../texts/texts';
import styles from './room.module.css';
import { idOf, useWizardHere } from './wizard-context';

const VoicePanel = lazy(() => import('../voice/voice-panel').then((module) => ({ default: module.VoicePanel })));

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

/** Voice and sound beside the writing; what was said goes to the caret of the text that had the focus last. */
export const VoiceAside = ({ form }: { readonly form: RefObject<HTMLFormElement | null> }) => {
  const { shown, answers, write, step } = useWizardHere();
  const [last, setLast] = useState<FieldName | null>(null);
  const here = shown.flatMap(({ fields }) => fields).filter((name) => fieldOf(name).kind === 'text');
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      const name = boxOf(event.target instanceof Element ? event.target : null);
      if (name) setLast(name);
    };
    const element = form.current;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [form]);
  const target = last && here.includes(last) ? last : here[0];
  if (!target) return null;
  const insert = (text: string): void => {
    const box = document.getElementById(idOf(target));
    const given = answers[target];
    const written = typeof given === 'string' ? given : '';
    const [from, to] =
      box instanceof HTMLTextAreaElement && last === target
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
          <VoicePanel
            key={step}
            question={texts(`f.${target}` as TextKey)}
            onInsert={insert}
            preference={answerOf(answers, 'voiceGuidancePreference') === true}
          />
        </Suspense>
      </Boundary>
    </aside>
  );
};
