import type { Recognition, SpeechEvents, SpeechFailure, SpeechPlace } from '../speech/recognition';

/** A recogniser that hears what the test says, and remembers how it was used. */
export interface FakeRecognition extends Recognition {
  /** Newest last. */
  readonly sessions: FakeSession[];
}
export interface FakeSession {
  readonly language: string;
  readonly onDevice: boolean;
  /** What ended it; null while it runs. */
  end: 'stop' | 'abort' | null;
  /** The person speaks: sentences so far, and words still floating. */
  hear(settled: readonly string[], floating?: string): void;
  fail(failure: SpeechFailure): void;
  /** The browser ends by itself, or says that it has ended. */
  finish(): void;
}

export interface FakeSpeech {
  readonly place?: SpeechPlace;
  /** What comes when the microphone goes on. */
  readonly says?: { readonly settled: readonly string[]; readonly floating?: string };
  readonly fails?: SpeechFailure;
  /** Says at once that it has ended after stop. */
  readonly prompt?: boolean;
  readonly installs?: boolean;
}

export const fakeRecognition = (speech: FakeSpeech = {}): FakeRecognition => {
  const { place = 'maker', says, fails, prompt = true, installs = true } = speech;
  const sessions: FakeSession[] = [];
  return {
    sessions,
    placeFor: async () => place,
    install: async () => installs,
    listen: (language: string, onDevice: boolean, events: SpeechEvents) => {
      let over = false;
      const finish = () => {
        if (!over) events.ended();
        over = true;
      };
      const session: FakeSession = {
        language,
        onDevice,
        end: null,
        hear: (settled, floating = '') => events.heard(settled, floating),
        fail: (failure) => {
          events.failed(failure);
          finish();
        },
        finish,
      };
      sessions.push(session);
      queueMicrotask(() => {
        if (fails) return session.fail(fails);
        events.started();
        if (says) session.hear(says.settled, says.floating);
      });
      return {
        stop: () => {
          session.end = 'stop';
          if (prompt) finish();
        },
        abort: () => {
          session.end = 'abort';
          finish();
        },
      };
    },
  };
};
