import { useEffect, useRef, useState } from 'react';
import { api, failure, useSession } from '#core/web';
import { toast } from '#ui';
import { uploadRecording } from '../../../schemas/endpoints';
import type { LaborAudioView } from '../../../schemas/labor-audio';
import { refreshRecordings } from '../../api/labors';
import { addPiece, clipsOf, dropClip, keepClip, type StoredClip } from './clip-store';
import { listen } from './live-words';
import { shapeOf } from './shape';
import { voiceTexts as texts } from './texts/texts';
import { missing, type Trouble, troubleOf } from './trouble';
import { startRecorder, type VoiceRecorder } from './voice-recorder';
import { keepWishes, readWishes, type VoiceWishes } from './wishes';

/** Longest recording, and when the last five minutes begin. */
export const longestMs = 30 * 60_000;
export const warnMs = 25 * 60_000;
const undoMs = 10_000;

/** A recording while it runs; read by the meter, which draws itself. */
export interface Session {
  readonly id: string;
  readonly peaks: number[];
  readonly pieces: Blob[];
  heard: string;
  milliseconds: number;
  since: number | null;
}
export type Phase = 'idle' | 'choosing' | 'asking' | 'recording' | 'paused';

const elapsed = ({ milliseconds, since }: Session): number =>
  milliseconds + (since === null ? 0 : performance.now() - since);

export { elapsed };

const lockOf = (id: string): string => `hedo.clip.${id}`;
/** Clips that another tab is recording right now. */
const beingRecorded = async (): Promise<ReadonlySet<string>> =>
  new Set((await navigator.locks?.query())?.held?.map(({ name }) => name ?? ''));

/** Says to other tabs that this one is recording a clip; answers how to stop saying so. */
const hold = (id: string): (() => void) => {
  let release = (): void => undefined;
  const until = new Promise<void>((done) => {
    release = done;
  });
  void navigator.locks?.request(lockOf(id), () => until);
  return release;
};

const tellTrouble = (trouble: Trouble): void => {
  toast({ title: texts('recordingError'), description: texts(trouble), tone: 'error' });
};

/** Recording for one Labor, and what was recorded here before and is not saved yet. Mount it anew for every Labor. */
export const useVoice = (laborNumber: number, writer: string) => {
  const userId = useSession(({ user }) => user?.id ?? '');
  const [phase, setPhase] = useState<Phase>('idle');
  const [clips, setClips] = useState<readonly StoredClip[]>([]);
  const [trouble, setTrouble] = useState<Trouble | 'broken' | null>(null);
  const [unkept, setUnkept] = useState(false);
  const [saving, setSaving] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const session = useRef<Session | null>(null);
  const recorder = useRef<VoiceRecorder | null>(null);
  const here = useRef(false);
  const gone = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    here.current = true;
    const timers = gone.current;
    void Promise.all([clipsOf(userId, laborNumber), beingRecorded()])
      .then(([stored, busy]) => {
        if (here.current)
          setClips((shown) => [
            ...stored.filter(({ id }) => !busy.has(lockOf(id)) && !shown.some((one) => one.id === id)),
            ...shown,
          ]);
      })
      // Without a database nothing was kept; recording works all the same.
      .catch(() => undefined);
    return () => {
      here.current = false;
      recorder.current?.leave();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [userId, laborNumber]);
  const live = phase === 'recording' || phase === 'paused';
  useEffect(() => {
    if (!live) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [live]);

  const refuse = (found: Trouble) => {
    setTrouble(found);
    setPhase('idle');
    tellTrouble(found);
  };

  const begin = async (wishes: VoiceWishes): Promise<void> => {
    keepWishes(userId, writer, wishes);
    setTrouble(null);
    const lacking = missing();
    if (lacking) return refuse(lacking);
    setPhase('asking');
    const now: Session = { id: crypto.randomUUID(), peaks: [], pieces: [], heard: '', milliseconds: 0, since: null };
    let stored = Promise.resolve();
    let ears: { stop(): void } | null = null;
    const release = hold(now.id);
    const clipOf = (type: string) => ({
      id: now.id,
      laborNumber,
      type,
      milliseconds: Math.round(elapsed(now)),
      peaks: now.peaks,
      heard: now.heard,
      at: Date.now(),
      discarded: false,
    });
    try {
      const made = await startRecorder({
        piece: (sound) => {
          now.pieces.push(sound);
          const n = now.pieces.length;
          const clip = { ...clipOf(sound.type || (recorder.current?.type ?? '')), peaks: [...now.peaks] };
          stored = stored.then(() => addPiece(userId, clip, n, sound)).catch(() => setUnkept(true));
        },
        level: (loudness) => {
          now.peaks.push(Math.round(loudness * 100) / 100);
          if (elapsed(now) >= longestMs) recorder.current?.stop();
        },
        ended: (how) => {
          const type = recorder.current?.type ?? '';
          now.milliseconds = elapsed(now);
          now.since = null;
          ears?.stop();
          // Other tabs, and this room when it is entered again, may take the clip up once all of it is kept.
          void stored.then(release);
          session.current = null;
          recorder.current = null;
          if (how === 'left') return;
          setPhase('idle');
          if (how === 'broken') setTrouble('broken');
          if (now.pieces.length === 0) return;
          setClips((stored) => [...stored, { ...clipOf(type), sound: new Blob(now.pieces, { type }) }]);
          toast({ title: texts('recordingStopped'), tone: 'success' });
        },
      });
      // The room was left while the browser was still asking.
      if (!here.current) return made.leave();
      recorder.current = made;
      session.current = now;
      now.since = performance.now();
      if (wishes.live)
        ears = listen((heard) => {
          now.heard = heard;
        });
      setPhase('recording');
      toast({ title: texts('recordingStarted'), tone: 'success' });
    } catch (error) {
      release();
      refuse(troubleOf(error));
    }
  };

  const forget = async (id: string): Promise<void> => {
    setClips((stored) => stored.filter((one) => one.id !== id));
    await dropClip(id).catch(() => undefined);
  };
  const mark = (clip: StoredClip, discarded: boolean): void => {
    const next = { ...clip, discarded };
    setClips((stored) => stored.map((one) => (one.id === clip.id ? next : one)));
    void keepClip(userId, next).catch(() => undefined);
  };

  return {
    phase,
    clips,
    trouble,
    unkept,
    saving,
    failed,
    session,
    /** 'Record as well': asks first what may be done with the voice, the first time. */
    open: () => {
      const wishes = readWishes(userId, writer);
      if (wishes) void begin(wishes);
      else setPhase('choosing');
    },
    begin,
    cancel: () => setPhase('idle'),
    pause: () => {
      const now = session.current;
      if (!now) return;
      now.milliseconds = elapsed(now);
      now.since = null;
      recorder.current?.pause();
      setPhase('paused');
    },
    resume: () => {
      if (!session.current) return;
      session.current.since = performance.now();
      recorder.current?.resume();
      setPhase('recording');
    },
    stop: () => recorder.current?.stop(),
    /** Keeps what was said in a clip, until it is uploaded with it. */
    describe: (clip: StoredClip, heard: string): void => {
      const next = { ...clip, heard };
      setClips((stored) => stored.map((one) => (one.id === clip.id ? next : one)));
      void keepClip(userId, next).catch(() => undefined);
    },
    /** Uploads a clip; only then does it leave this device's keeping. Null where it could not be uploaded. */
    save: async (clip: StoredClip): Promise<LaborAudioView | null> => {
      setSaving(clip.id);
      setFailed(null);
      try {
        const writeDown = readWishes(userId, writer)?.writeDown ?? false;
        const transcript = clip.heard.trim();
        const body = {
          laborNumber,
          writeDown: writeDown ? ('yes' as const) : ('no' as const),
          ...(transcript === '' ? {} : { transcript }),
          shape: shapeOf(clip.peaks),
        };
        // A slow line gets the minute that the server gives it.
        const uploaded = await api(
          uploadRecording,
          { body, file: { field: 'audio', content: clip.sound } },
          { timeout: 120_000 },
        );
        await refreshRecordings();
        await forget(clip.id);
        toast({ title: texts('audioSaved'), tone: 'success' });
        return uploaded;
      } catch (error) {
        // What the server says of this very recording helps more than the general sentence.
        setFailed(`${failure(error).description ?? ''} ${texts('stillHere')}`.trim());
        toast({ title: texts('uploadError'), description: texts('uploadFailed'), tone: 'error' });
        return null;
      } finally {
        setSaving(null);
      }
    },
    discard: (clip: StoredClip): void => {
      mark(clip, true);
      gone.current.set(
        clip.id,
        setTimeout(() => void forget(clip.id), undoMs),
      );
    },
    restore: (clip: StoredClip): void => {
      clearTimeout(gone.current.get(clip.id));
      mark(clip, false);
    },
  };
};
export type Voice = ReturnType<typeof useVoice>;
