// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import { takeOver } from './sound/use-ambience';
import { forgetHeard } from './speech/heard';
import { fakePlayer } from './testing/fake-player';
import { fakeReader } from './testing/fake-reader';
import { fakeRecognition } from './testing/fake-recognition';
import { type Senses, VoicePanel } from './voice-panel';

const none: Senses = { recognition: null, makePlayer: null, reader: null };
const show = (senses: Partial<Senses>, question = 'Where do you feel stuck?') => {
  const onInsert = vi.fn();
  const panel = (asked: string) => (
    <VoicePanel question={asked} onInsert={onInsert} preference={true} senses={{ ...none, ...senses }} />
  );
  // The same senses for every drawing, as the browser's own are.
  const page = renderPage(panel(question));
  return { ...page, onInsert };
};
const settle = () => act(async () => undefined);
const press = async (role: 'button' | 'switch', name: string | RegExp) => {
  fireEvent.click(await screen.findByRole(role, { name }));
  await settle();
};
const turnOn = async () => {
  await settle();
  await press('switch', 'Voice input');
};
const hide = (hidden: boolean) =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

// jsdom lays nothing out; the slider only asks for its size.
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

beforeEach(async () => {
  localStorage.clear();
  forgetHeard();
  takeOver();
  await hide(false);
});

it('shows nothing at all where the browser can do nothing', () => {
  const { container } = show({});
  expect(container.textContent).toBe('');
});

it('reads and sounds without a microphone where nothing is written', async () => {
  const { reader, read } = fakeReader();
  const senses = { recognition: fakeRecognition(), makePlayer: fakePlayer().make, reader };
  renderPage(<VoicePanel question="Group size" goesTo={null} onInsert={vi.fn()} preference senses={senses} />);
  await settle();
  expect(screen.queryByRole('switch', { name: 'Voice input' })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Ambient sounds' })).toBeTruthy();
  await press('button', 'Read the question aloud');
  expect(read).toEqual(['Group size at 0.7']);
  await press('button', 'Stop reading');
});

it('says where the sound goes before the microphone is on for the first time, and only then', async () => {
  const recognition = fakeRecognition();
  const first = show({ recognition });
  await turnOn();
  expect(recognition.sessions).toHaveLength(0);
  expect(screen.getByRole('region', { name: 'Before you speak' }).textContent).toContain('Chrome sends it to Google');
  expect(document.activeElement?.textContent).toBe('Before you speak');
  await press('button', 'Not now');
  expect(recognition.sessions).toHaveLength(0);
  await turnOn();
  await press('button', 'Start listening');
  expect(recognition.sessions).toMatchObject([{ language: 'en-US', onDevice: false }]);
  first.unmount();
  show({ recognition });
  await turnOn();
  expect(recognition.sessions).toHaveLength(2);
});

it('hears on the device where the browser can, and tells again when it no longer can', async () => {
  const onDevice = fakeRecognition({ place: 'device' });
  const first = show({ recognition: onDevice });
  await turnOn();
  expect(screen.getByRole('region', { name: 'Before you speak' }).textContent).toContain(
    'your voice does not leave it',
  );
  await press('button', 'Start listening');
  expect(onDevice.sessions).toMatchObject([{ onDevice: true }]);
  first.unmount();
  const abroad = fakeRecognition({ place: 'maker' });
  show({ recognition: abroad });
  await turnOn();
  expect(abroad.sessions).toHaveLength(0);
});

it('loads a language pack when asked, so that nothing leaves the device', async () => {
  const recognition = fakeRecognition({ place: 'installable' });
  show({ recognition });
  await turnOn();
  await press('button', 'Load the language pack');
  await press('button', 'Start listening');
  expect(recognition.sessions).toMatchObject([{ onDevice: true }]);
});

const speak = async (settled: readonly string[], floating = '') => {
  const recognition = fakeRecognition();
  localStorage.setItem('hedo.voice.told', 'maker');
  const page = show({ recognition });
  await turnOn();
  act(() => recognition.sessions[0]?.hear(settled, floating));
  return { ...page, recognition };
};

it('shows what it hears, and puts it into the answer only when it is inserted', async () => {
  const { onInsert } = await speak(['Every time someone says we need to talk'], 'I have already');
  expect(screen.getByText('Listening')).toBeTruthy();
  expect(screen.getByText('Every time someone says we need to talk').closest('[aria-live="polite"]')).toBeTruthy();
  expect(screen.getByText('I have already').closest('[aria-live]')).toBeNull();
  await press('button', 'Stop listening');
  const draft = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What was heard' });
  expect(draft.value).toBe('Every time someone says we need to talk I have already');
  expect(onInsert).not.toHaveBeenCalled();
  fireEvent.change(draft, { target: { value: ' I apologise first. ' } });
  expect(screen.getByText('Goes to: Where do you feel stuck?')).toBeTruthy();
  await press('button', 'Insert');
  expect(onInsert.mock.calls).toEqual([['I apologise first.']]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Inserted into your answer.')).toBeTruthy();
});

it('takes a discarded draft back, with the focus on the way back', async () => {
  const { onInsert } = await speak(['Something about my father']);
  await press('button', 'Stop listening');
  screen.getByRole('button', { name: 'Discard' }).focus();
  await press('button', 'Discard');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await press('button', 'Undo');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Something about my father');
  expect(onInsert).not.toHaveBeenCalled();
});

it('keeps a draft that was emptied by hand open, and inserts nothing of it', async () => {
  const { onInsert } = await speak(['Wrong']);
  await press('button', 'Stop listening');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '  ' } });
  await press('button', 'Insert');
  expect(onInsert).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toBeTruthy();
});

it('adds what is said later to what was said before', async () => {
  const { recognition } = await speak(['First.']);
  await press('button', 'Stop listening');
  await press('button', 'Speak on');
  act(() => recognition.sessions[1]?.hear(['Second.']));
  act(() => recognition.sessions[1]?.finish());
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('First. Second.');
});

it('turns the microphone off when the panel leaves, and offers the words again on the next step', async () => {
  const { recognition, unmount } = await speak(['Half a sentence'], 'and a');
  unmount();
  expect(recognition.sessions[0]?.end).toBe('abort');
  show({ recognition }, 'What do you hide?');
  await settle();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Half a sentence and a');
  expect(screen.getByText('Goes to: What do you hide?')).toBeTruthy();
});

it('turns the microphone off when the page is hidden, and does not turn it on again', async () => {
  const { recognition } = await speak(['Somebody came in']);
  await hide(true);
  expect(recognition.sessions[0]?.end).toBe('abort');
  await hide(false);
  expect(recognition.sessions).toHaveLength(1);
  expect(screen.getByRole('switch', { name: 'Voice input' })).toHaveProperty('checked', false);
});

it('does not wait for ever for a browser that never says that it has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    localStorage.setItem('hedo.voice.told', 'maker');
    const recognition = fakeRecognition({ prompt: false, says: { settled: ['Words.'] } });
    show({ recognition });
    await turnOn();
    await press('button', 'Stop listening');
    expect(screen.getByText('Microphone off, last words are coming')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Words.');
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['denied', 'Recording Error Could not access microphone. Please check permissions.'],
  ['no-device', 'No microphone found.'],
  ['network', 'The speech service did not answer.'],
  ['unsupported', 'This browser offers no dictation here.'],
] as const)('says what to do when listening failed: %s', async (fails, words) => {
  localStorage.setItem('hedo.voice.told', 'maker');
  show({ recognition: fakeRecognition({ fails }) });
  await turnOn();
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(screen.getByRole('switch', { name: 'Voice input' })).toHaveProperty('checked', false);
});

it('says so when nothing was heard', async () => {
  const { recognition } = await speak([]);
  act(() => recognition.sessions[0]?.finish());
  expect(screen.getByText(/^Nothing was heard/)).toBeTruthy();
});

it('makes no sound before it is switched on, goes on over a change of step, ends with the room, and is off after that', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { asked, make } = fakePlayer();
    const first = show({ makePlayer: make });
    expect(asked).toEqual([]);
    expect(screen.getByRole('slider', { name: 'Volume' }).getAttribute('aria-valuenow')).toBe('0.7');
    await press('switch', 'Ambient sounds');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sound' }), { target: { value: 'bowls' } });
    await settle();
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Volume' }), { target: { value: '0.4' } });
    first.unmount();
    const second = show({ makePlayer: make }, 'What do you hide?');
    await settle();
    expect(screen.getByRole('switch', { name: 'Ambient sounds' })).toHaveProperty('checked', true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['made at 0.7', 'play rain', 'play bowls', 'volume 0.4', 'play bowls']);
    second.unmount();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.at(-1)).toBe('close');
    asked.length = 0;
    show({ makePlayer: make });
    await settle();
    expect(asked).toEqual([]);
    await press('switch', 'Ambient sounds');
    expect(asked).toEqual(['made at 0.4', 'play bowls']);
  } finally {
    vi.useRealTimers();
  }
});

it('is silent while the tab is hidden and while the microphone is on', async () => {
  localStorage.setItem('hedo.voice.told', 'maker');
  const { asked, make } = fakePlayer();
  show({ makePlayer: make, recognition: fakeRecognition() });
  await press('switch', 'Ambient sounds');
  await hide(true);
  await hide(false);
  expect(asked.slice(1)).toEqual(['play rain', 'silence', 'play rain']);
  await turnOn();
  expect(asked.at(-1)).toBe('silence');
  await press('button', 'Stop listening');
  expect(asked.at(-1)).toBe('play rain');
});

it('says so when the browser gives no sound, and is off', async () => {
  show({ makePlayer: fakePlayer(true).make });
  await press('switch', 'Ambient sounds');
  expect(screen.getByRole('alert').textContent).toContain('Your browser gave no sound');
  expect(screen.getByRole('switch')).toHaveProperty('checked', false);
});

it('reads nothing before play, then every question that is reached, until stop', async () => {
  const { read, reader, finish } = fakeReader();
  const first = show({ reader });
  expect(read).toEqual([]);
  await press('button', 'Read the question aloud');
  expect(read).toEqual(['Where do you feel stuck? at 0.7']);
  act(finish);
  await press('button', 'Read it again');
  expect(read.filter((line) => line !== 'stop')).toHaveLength(2);
  first.unmount();
  show({ reader }, 'What do you hide?');
  expect(read.at(-1)).toBe('What do you hide? at 0.7');
  await press('button', 'Stop reading');
  expect(read.at(-1)).toBe('stop');
  expect(screen.getByRole('button', { name: 'Read the question aloud' })).toBeTruthy();
});

it('offers no reading to who wants none, or where no voice speaks the language', () => {
  show({ reader: fakeReader('fi').reader });
  expect(screen.queryByRole('button', { name: /Read/ })).toBeNull();
});
