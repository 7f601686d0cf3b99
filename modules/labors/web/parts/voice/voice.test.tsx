// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Answer, type Call, renderPage } from '#core/testing/render';
import { removeToast, toastQueue } from '#ui/toast/toast-store';
import type { LaborAudioView } from '../../../schemas/labor-audio';
import { AnswerPage } from '../../pages/answer-page';
import { clock } from './clock';
import { voiceTexts as texts } from './texts/texts';
import { troubleOf } from './trouble';
import { keepWishes } from './wishes';

const userId = '00000000-0000-4000-8000-000000000001';
const problem = (status: number, code: string, detail: string) =>
  new Answer(status, { title: 'Refused', status, code, detail });

/** A recorder without a microphone: it hands out one piece when it is stopped. */
class Recorder extends EventTarget {
  static isTypeSupported = (type: string) => type === 'audio/mp4';
  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  readonly mimeType = 'audio/mp4';
  start() {
    this.state = 'recording';
  }
  pause() {
    this.state = 'paused';
  }
  resume() {
    this.state = 'recording';
  }
  requestData() {}
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound'], { type: 'audio/mp4' }) });
    this.onstop?.();
  }
}
class Context {
  createAnalyser = () => ({ fftSize: 0, getByteTimeDomainData: (samples: Uint8Array) => samples.fill(160) });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = async () => undefined;
}
const microphone = vi.fn(async () => ({ getTracks: () => [{ stop: () => undefined }] }));

const aRecording = (overrides: Partial<LaborAudioView> = {}): LaborAudioView => ({
  id: '00000000-0000-4000-8000-00000000000a',
  audioUrl: '/api/audio/00000000-0000-4000-8000-00000000000a',
  laborNumber: 4,
  seconds: 12,
  shape: '0123579864210135797531012357986421013579753101235798642101357975310123579864210135797531012357986421',
  type: 'audio/mpeg',
  settled: true,
  transcription: '',
  transcript: 'none',
  writtenBy: null,
  used: false,
  held: false,
  createdAt: '2026-11-21T10:42:00.000Z',
  ...overrides,
});

const aSavedAnswer = {
  id: '00000000-0000-4000-8000-0000000000b1',
  status: 'saved',
  version: 1,
  words: 2,
  createdAt: '2026-11-21T10:42:00.000Z',
  updatedAt: '2026-11-21T10:42:00.000Z',
  can: { edit: true, withdraw: true },
};

let recordings: LaborAudioView[];
const open = (api: Record<string, unknown> = {}, writer: object | null = null) =>
  renderPage(<AnswerPage />, {
    at: '/intake/4',
    path: '/intake/:labor',
    api: {
      'GET /api/labor-responses/me': [],
      'GET /api/labor-responses/me?status=incomplete': [],
      'GET /api/labor-drafts/me': [],
      'GET /api/labor-audio/me': () => ({ writer, recordings }),
      ...api,
    },
  });
const toasts = () => toastQueue().map(({ title, description }) => [title, description]);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const begun = async () => {
  await press('Record as well');
  await press('Start recording');
  return screen.findByRole('region', { name: 'Recording' });
};

beforeEach(() => {
  localStorage.clear();
  for (const { id } of toastQueue()) removeToast(id);
  recordings = [];
  microphone.mockClear();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Context);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: microphone } });
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

describe('texts', () => {
  it('are those of the specification, and one of its own for every other trouble', () => {
    expect(texts('recordingError')).toBe('Recording Error');
    expect(texts('denied')).toBe('Could not access microphone. Please check permissions.');
    expect([texts('uploadError'), texts('uploadFailed')]).toEqual([
      'Upload Error',
      'Failed to save audio response. Please try again.',
    ]);
    expect([texts('recordingStarted'), texts('recordingStopped'), texts('audioSaved')]).toEqual([
      'Recording Started',
      'Recording Stopped',
      'Audio Saved',
    ]);
    expect(`${texts('cannotPlay')} ${texts('downloadInstead')}`).toBe(
      'Your browser cannot play this audio. Download it instead.',
    );
    const others = (['noDevice', 'busy', 'unsupported', 'insecure'] as const).map((one) => texts(one));
    expect(new Set([...others, texts('denied')]).size).toBe(5);
  });

  it('tell time as clocks do', () => expect([0, 9.9, 124, 1800].map(clock)).toEqual(['0:00', '0:09', '2:04', '30:00']));
});

describe('a recording', () => {
  it('is asked about first, then runs, pauses, ends and can be discarded and taken back', async () => {
    open();
    const live = await begun();
    expect(microphone).toHaveBeenCalledOnce();
    expect(within(live).getByRole('status').textContent).toBe('Recording');
    await press('Pause');
    expect(within(live).getByRole('status').textContent).toBe('Paused');
    await press('Go on');
    await press('Stop');
    const clip = await screen.findByRole('region', { name: 'Your recording' });
    // No database in this browser: that is said, and nothing is lost.
    expect(await screen.findByText(texts('notKept'))).toBeTruthy();
    await press('Discard');
    expect(within(clip).queryByRole('button', { name: 'Save' })).toBeNull();
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
    // The second time nothing is asked any more.
    await press('Record as well');
    expect(await screen.findByRole('region', { name: 'Recording' })).toBeTruthy();
  });

  it('ends with the room: nothing is heard any more, and the clip is free to be taken up again', async () => {
    const locks = new Set<string>();
    const request = async (name: string, hold: () => Promise<void>) => {
      locks.add(name);
      await hold();
      locks.delete(name);
    };
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request, query: async () => ({ held: [...locks].map((name) => ({ name })) }) },
    });
    const abort = vi.fn();
    vi.stubGlobal(
      'SpeechRecognition',
      class {
        start = () => undefined;
        abort = abort;
      },
    );
    keepWishes(userId, '', { writeDown: false, live: true });
    const { unmount } = open();
    await press('Record as well');
    await screen.findByRole('region', { name: 'Recording' });
    expect([locks.size, abort.mock.calls.length]).toEqual([1, 0]);
    unmount();
    await waitFor(() => expect([locks.size, abort.mock.calls.length]).toEqual([0, 1]));
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('that is not saved yet keeps the paper open when the words are saved', async () => {
    open({
      'POST /api/labor-responses': ({ body }: Call) => new Answer(201, { ...(body as object), ...aSavedAnswer }),
      'PUT /api/labor-drafts/4': ({ body }: Call) => ({
        ...(body as object),
        laborNumber: 4,
        revision: 1,
        basedOn: null,
        savedAt: '2026-11-21T10:42:00.000Z',
      }),
    });
    await begun();
    fireEvent.change(screen.getByRole('textbox', { name: /^Your response/ }), { target: { value: 'Two words' } });
    await press('Save Response');
    await waitFor(() => expect(toasts()).toContainEqual(['Response Saved', undefined]));
    expect(screen.getByRole('region', { name: 'Recording' })).toBeTruthy();
    await press('Stop');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'noDevice'],
    ['NotReadableError', 'busy'],
    ['NotSupportedError', 'unsupported'],
    ['SecurityError', 'denied'],
  ] as const)('that fails with %s says so in the page and in a toast', async (name, trouble) => {
    expect(troubleOf(new DOMException('no', name))).toBe(trouble);
    microphone.mockRejectedValueOnce(new DOMException('no', name));
    open();
    await press('Record as well');
    await press('Start recording');
    expect((await screen.findByRole('alert')).textContent).toBe(texts(trouble));
    expect(toasts()).toEqual([['Recording Error', texts(trouble)]]);
    expect(screen.getByRole('button', { name: 'Record as well' })).toBeTruthy();
  });

  it('is not tried where the page is not secure or the browser cannot', async () => {
    vi.stubGlobal('isSecureContext', false);
    open();
    await press('Record as well');
    await press('Start recording');
    expect((await screen.findByRole('alert')).textContent).toBe(texts('insecure'));
    expect(microphone).not.toHaveBeenCalled();
  });

  it('stays on the device when it cannot be saved, and goes up under its true type with the wish that was made', async () => {
    keepWishes(userId, 'speech.example', { writeDown: true, live: false });
    let refuse = true;
    const { calls } = open(
      {
        'POST /api/labor-responses/upload-audio': () => {
          if (refuse) return problem(507, 'storage-full', 'There is no room left.');
          recordings = [aRecording({ transcript: 'waiting' })];
          return new Answer(201, recordings[0]);
        },
      },
      { by: 'service', name: 'speech.example' },
    );
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/labor-audio/me')).toBe(true));
    await screen.findByRole('button', { name: 'Record as well' });
    // Until the writer's name is there, it is asked as if nobody had made a wish.
    await waitFor(() => {
      const asked = screen.queryByRole('button', { name: 'Not now' });
      if (asked) fireEvent.click(asked);
      const record = screen.queryByRole('button', { name: 'Record as well' });
      if (record) fireEvent.click(record);
      expect(screen.getByRole('region', { name: 'Recording' })).toBeTruthy();
    });
    await press('Stop');
    await press('Save');
    expect(await screen.findByText(/There is no room left\..*still on this device/)).toBeTruthy();
    expect(toasts()).toContainEqual(['Upload Error', 'Failed to save audio response. Please try again.']);
    refuse = false;
    await press('Save');
    expect(await screen.findByText(texts('waiting'))).toBeTruthy();
    const form = calls.findLast(({ path }) => path.endsWith('upload-audio'))?.body as FormData;
    expect([form.get('laborNumber'), form.get('writeDown'), (form.get('audio') as File).type]).toEqual([
      '4',
      'yes',
      'audio/mp4',
    ]);
  });
});

describe('the words of a recording', () => {
  it('are a draft to correct, and part of nothing until they are confirmed', async () => {
    recordings = [aRecording({ transcript: 'draft', transcription: 'he was an ill man', writtenBy: 'pocketsphinx' })];
    const { calls } = open({
      'PUT /api/audio/00000000-0000-4000-8000-00000000000a/transcript': ({ body }: Call) => {
        const { transcription } = body as { transcription: string };
        recordings = [aRecording({ transcript: 'confirmed', transcription })];
        return recordings[0];
      },
      'POST /api/labor-responses': problem(503, 'unavailable', 'Later.'),
    });
    const draft: HTMLTextAreaElement = await screen.findByRole('textbox', { name: /machine/ });
    expect([draft.value, screen.getByText(/^Heard by pocketsphinx/).textContent]).toEqual([
      'he was an ill man',
      'Heard by pocketsphinx. Correct what is wrong; Save Response makes these words part of your answer.',
    ]);
    expect(screen.queryByRole('button', { name: 'These are my words' })).toBeNull();
    fireEvent.change(draft, { target: { value: 'He was not.' } });
    await press('Save Response');
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      laborNumber: 4,
      laborName: 'Emotions & Shadow',
      textResponse: '',
      draftRevision: 0,
      audience: 'reading',
      audioUrl: '/api/audio/00000000-0000-4000-8000-00000000000a',
      transcription: 'He was not.',
    });
    // It was refused: the correction is still there.
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /machine/ })).value).toBe('He was not.');
  });

  it('are confirmed by saving the answer, in one press with the recording itself', async () => {
    let saved: Record<string, unknown> | null = null;
    const { calls } = open({
      'POST /api/labor-responses/upload-audio': () => {
        recordings = [aRecording({ transcript: 'draft', transcription: 'What I said.', writtenBy: 'browser' })];
        return new Answer(201, recordings[0]);
      },
      'POST /api/labor-responses': ({ body }: Call) => {
        saved = { ...(body as object), ...aSavedAnswer, words: 3 };
        return new Answer(201, saved);
      },
    });
    await begun();
    await press('Stop');
    fireEvent.change(await screen.findByRole('textbox', { name: 'What you said' }), {
      target: { value: 'What I said.' },
    });
    await press('Save Response');
    await waitFor(() => expect(toasts()).toContainEqual(['Response Saved', undefined]));
    const upload = calls.find(({ path }) => path.endsWith('upload-audio'));
    expect((upload?.body as FormData | undefined)?.get('transcript')).toBe('What I said.');
    expect(saved).toMatchObject({ audioUrl: recordings[0]?.audioUrl, transcription: 'What I said.' });
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('are missed aloud where an answer was saved without any, and the Labor is not called completed', async () => {
    recordings = [aRecording()];
    open({
      'POST /api/labor-responses': ({ body }: Call) =>
        new Answer(201, { ...(body as object), ...aSavedAnswer, status: 'incomplete', words: 0 }),
    });
    await screen.findByRole('region', { name: /^Recording of/ });
    await press('Save Response');
    await waitFor(() =>
      expect(toasts()).toContainEqual([
        'Response Saved',
        expect.stringMatching(/^Your recording is kept\. The Labor is/),
      ]),
    );
    expect(await screen.findByText('Not completed yet')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'What comes next' })).toBeNull();
    expect(screen.getByRole('link', { name: /4 Emotions/ }).textContent).not.toContain('Completed');
  });

  it('can be typed where nothing wrote them down, and the recording deleted after one more question', async () => {
    recordings = [aRecording({ transcript: 'failed' })];
    const { calls } = open({
      'DELETE /api/audio/00000000-0000-4000-8000-00000000000a': () => {
        recordings = [];
        return new Answer(204);
      },
    });
    expect(await screen.findByText(texts('failed'))).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'What you said' })).toBeTruthy();
    await press('Delete recording');
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await press('Delete for good');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Recording of/ })).toBeNull());
  });
});
