import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, api, failure, findNewerVersion, findProblem, formatNumber, useSession } from '#core/web';
import { Alert, Button, Icon, Textarea, toast } from '#ui';
import { microphone } from '#ui/icon/shapes';
import { getResponse, saveLabor } from '../../schemas/endpoints';
import type { LaborView } from '../../schemas/labor';
import type { LaborResponseView } from '../../schemas/labor-response';
import { countWords, isBlank } from '../../schemas/text';
import { laborOf } from '../../schemas/twelve-labors';
import { type Audience, isCompleted, maxResponseLength } from '../../schemas/values';
import { refreshLabors } from '../api/labors';
import { texts } from '../texts/texts';
import styles from './answer-editor.module.css';
import { Conflict } from './conflict';
import type { Draft } from './drafts/use-draft';
import { formatWords } from './format-words';
import { RecorderPanel } from './voice/recorder-panel';
import { clearCorrection } from './voice/spoken-words';
import { voiceTexts } from './voice/texts/texts';
import { useRecordings } from './voice/use-recordings';
import { useVoice } from './voice/use-voice';

const tooLong = (length: number): string =>
  texts('anAnswerCanHold', {
    most: formatNumber(maxResponseLength),
    over: formatNumber(length - maxResponseLength),
  });

/** Counted after the key is on the page: of a long answer that takes longer than drawing it. */
const WordCount = ({ text }: { readonly text: string }) => {
  const later = useDeferredValue(text);
  return <span className="tnum">{useMemo(() => formatWords(countWords(later)), [later])}</span>;
};

/** The ruled sheet: writing, its count, and saving. Nothing that goes wrong takes a word away. */
export const AnswerEditor = ({
  labor,
  answer,
  draft,
  audience,
  onSaved,
  onVoice,
  onCancel,
}: {
  readonly labor: LaborView;
  readonly answer: LaborResponseView | null;
  readonly draft: Draft;
  /** Whom a first answer is for; null once there is one. */
  readonly audience: Audience | null;
  /** `stay`: something that was recorded waits under the paper. */
  readonly onSaved: (answer: LaborResponseView, stay: boolean) => void;
  /** The voice in the saved answer was changed here: its words, or that it is there at all. */
  readonly onVoice: (answer: LaborResponseView) => void;
  readonly onCancel: (() => void) | null;
}) => {
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Version the next save replaces; grows when the person chose to replace a newer one.
  const [version, setVersion] = useState(answer?.version ?? null);
  const wished = useRef(false);
  const [newer, setNewer] = useState<LaborResponseView | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  const userId = useSession(({ user }) => user?.id ?? '');
  const { writer, recordings } = useRecordings(labor.laborNumber);
  const voice = useVoice(labor.laborNumber, writer?.name ?? '');
  // The newest recording joins the answer when it is saved; those of earlier versions stay with them.
  const next = recordings[0] && !recordings[0].held ? recordings[0] : null;
  const current = next ?? recordings.find(({ used }) => used) ?? null;
  const spokenWords = useRef<string | undefined>(undefined);
  const takeWords = useCallback((words: string | undefined) => {
    spokenWords.current = words;
  }, []);
  const waiting = voice.clips.filter((clip) => !clip.discarded);
  const spoken =
    waiting.length > 0 || next !== null || answer?.audioUrl !== undefined || answer?.transcription !== undefined;

  const { state } = draft;
  const choice = useRef<HTMLDivElement>(null);
  // It is drawn only after this.
  const toChoice = () => void requestAnimationFrame(() => choice.current?.focus());
  const over = state.kind === 'too-long' ? tooLong(draft.text.length) : null;
  const shown = over ?? error;

  const save = async (replaces: number | null) => {
    const refused = isBlank(draft.text) && !spoken ? texts('blank') : over;
    if (refused) {
      setError(refused === texts('blank') ? texts('blank') : null);
      toast({ title: texts('error'), description: refused, tone: 'error' });
      area.current?.focus();
      return;
    }
    setSaving(true);
    setError(null);
    const { keeper } = draft;
    try {
      // What was recorded here is part of what is saved: one press for voice and words.
      let voiceUrl = next?.audioUrl ?? null;
      let words = current ? spokenWords.current : undefined;
      let left = false;
      for (const clip of waiting) {
        const uploaded = await voice.save(clip);
        left ||= uploaded === null;
        if (!uploaded) continue;
        voiceUrl = uploaded.audioUrl;
        words = clip.heard.trim() === '' ? undefined : clip.heard;
      }
      if (left && voiceUrl === null && isBlank(draft.text)) return;
      await keeper.flush();
      // Two texts are shown: the user chooses which one is saved.
      if (keeper.contested) return toChoice();
      keeper.pause(true);
      const { text } = keeper;
      const { laborNumber } = labor;
      const body = {
        laborNumber,
        laborName: laborOf(laborNumber)?.name ?? labor.name,
        textResponse: text,
        draftRevision: keeper.revision,
        ...(audience ? { audience } : {}),
        ...(voiceUrl ? { audioUrl: voiceUrl } : {}),
        ...(words === undefined ? {} : { transcription: words }),
      };
      const saved = await api(saveLabor, { body }, replaces === null ? {} : { ifMatch: replaces });
      if (current && words !== undefined) clearCorrection(userId, current.id);
      const through = keeper.done(saved.textResponse, text);
      toast({
        title: texts('responseSaved'),
        tone: 'success',
        ...(isCompleted(saved) ? {} : { description: texts('wordsMissing') }),
      });
      setVersion(saved.version);
      onSaved(saved, !through || left || voice.phase !== 'idle');
      void refreshLabors();
    } catch (caught) {
      const refusal = caught instanceof ApiError ? caught : null;
      const draftNow = findProblem(caught, saveLabor, 'draft-changed')?.current;
      const answerNow = findNewerVersion(caught, saveLabor);
      wished.current = refusal?.status === 401;
      if (draftNow) {
        keeper.contest(draftNow);
        toChoice();
      } else if (answerNow) setNewer(answerNow);
      else setError(caught instanceof ApiError ? caught.message : texts('yourAnswerCouldNot'));
      toast(failure(caught));
    } finally {
      keeper.pause(false);
      setSaving(false);
    }
  };
  // The session had ended: what was asked for then is done once the person has signed in again over the page.
  const live = useSession((session) => !session.expired);
  useEffect(() => {
    if (!live || !wished.current) return;
    wished.current = false;
    void save(version);
  });

  const voiceChanged = async () => {
    const now = answer && (await api(getResponse, { params: { id: answer.id } }).catch(() => null));
    // Somebody else's version in between is left to be compared when this one is saved.
    if (!now || now.version !== answer.version + 1 || now.textResponse !== answer.textResponse) return;
    setVersion(now.version);
    onVoice(now);
  };
  return (
    <>
      <label className="visually-hidden" htmlFor="response">
        {texts('yourResponseToLabor', { laborNumber: labor.laborNumber, name: labor.name })}
      </label>
      <Textarea
        ref={area}
        id="response"
        look="paper"
        className={styles.paper}
        rows={11}
        placeholder={texts('beginWithOneScene')}
        value={draft.text}
        aria-invalid={over !== null || error === texts('blank') || undefined}
        aria-describedby={shown ? 'response-error' : undefined}
        onChange={(event) => {
          wished.current = false;
          draft.write(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(version);
        }}
      />
      {state.kind === 'conflict' && (
        <Conflict
          ref={choice}
          mine={draft.text}
          theirs={state.theirs?.text ?? null}
          onKeepMine={() => draft.keeper.settle('mine', state.theirs)}
          onTakeTheirs={() => {
            draft.keeper.settle('theirs', state.theirs);
            draft.reread();
          }}
        />
      )}
      {newer && (
        <Conflict
          mine={draft.text}
          theirs={newer.textResponse}
          onKeepMine={() => {
            setVersion(newer.version);
            setNewer(null);
            void save(newer.version);
          }}
          onTakeTheirs={() => {
            draft.keeper.done(newer.textResponse);
            draft.reread();
            onSaved(newer, false);
          }}
        />
      )}
      {shown && (
        <Alert tone="error" className={styles.error}>
          <span id="response-error">{shown}</span>
        </Alert>
      )}
      <div className={styles.under}>
        <WordCount text={draft.text} />
        {onCancel && (
          <Button variant="bare" onClick={onCancel}>
            {texts('backToReading')}
          </Button>
        )}
        {voice.phase === 'idle' && (
          <Button className={styles.mic} onClick={voice.open}>
            <Icon shape={microphone} />
            <span>{voiceTexts('record')}</span>
          </Button>
        )}
        <Button
          variant={state.kind === 'conflict' || newer ? 'plain' : 'loud'}
          pending={saving}
          pendingText={texts('saving2')}
          onClick={() => void save(version)}
        >
          {texts('saveResponse')}
        </Button>
      </div>
      <RecorderPanel
        voice={voice}
        writer={writer}
        saved={recordings.filter(({ used, held }) => used || !held)}
        next={next?.id ?? null}
        current={current?.id ?? null}
        onWords={takeWords}
        onChanged={() => void voiceChanged()}
      />
    </>
  );
};
