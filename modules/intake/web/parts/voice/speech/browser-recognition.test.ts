import { expect, it, vi } from 'vitest';
import { browserRecognition } from './browser-recognition';

type View = NonNullable<Parameters<typeof browserRecognition>[0]>;
const made: Native[] = [];
class Native extends EventTarget {
  static available: ((wish: object) => Promise<string>) | undefined = undefined;
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally = false;
  constructor() {
    super();
    made.push(this);
  }
  start() {
    if (made.length > 1) throw new DOMException('already started', 'InvalidStateError');
  }
  stop() {
    this.dispatchEvent(new Event('end'));
  }
  abort() {}
}
const view = (userAgent = 'desktop', native: typeof Native | undefined = Native) =>
  ({ webkitSpeechRecognition: native, navigator: { userAgent } }) as unknown as View;
const hearing = () => ({ started: vi.fn(), heard: vi.fn(), failed: vi.fn(), ended: vi.fn() });
const listen = (userAgent?: string, onDevice = false) => {
  made.length = 0;
  const events = hearing();
  const listening = browserRecognition(view(userAgent))?.listen('de-DE', onDevice, events);
  return { events, listening, native: made[0] as Native };
};
const result = (isFinal: boolean, transcript: string) => Object.assign([{ transcript }], { isFinal });

it('is not there where the browser has none', () => {
  expect(browserRecognition({ navigator: { userAgent: '' } } as unknown as View)).toBeNull();
});

it('hears in the language, keeps sentences and floating words apart', () => {
  const { events, native } = listen();
  expect(native).toMatchObject({ lang: 'de-DE', continuous: true, interimResults: true, processLocally: false });
  native.dispatchEvent(
    Object.assign(new Event('result'), {
      results: [result(true, ' Ich bin da. '), result(true, ''), result(false, 'und jetzt'), result(false, 'auch')],
    }),
  );
  expect(events.heard.mock.calls).toEqual([[['Ich bin da.'], 'und jetzt auch']]);
});

it('takes one sentence at a time on Android, where sentences would come twice', () => {
  expect(listen('Mozilla/5.0 (Linux; Android 16)').native.continuous).toBe(false);
});

it.each([
  ['available', 'device'],
  ['downloadable', 'installable'],
  ['downloading', 'installable'],
  ['unavailable', 'maker'],
] as const)('knows from the browser where sound becomes words: %s', async (state, place) => {
  const available = vi.fn(async () => state);
  Native.available = available;
  expect(await browserRecognition(view())?.placeFor('en-US')).toBe(place);
  expect(available.mock.calls).toEqual([[{ langs: ['en-US'], processLocally: true }]]);
  Native.available = undefined;
});

it('says maker where a browser cannot or will not tell', async () => {
  expect(await browserRecognition(view())?.placeFor('en-US')).toBe('maker');
  Native.available = async () => Promise.reject(new Error('no'));
  expect(await browserRecognition(view())?.placeFor('en-US')).toBe('maker');
  Native.available = undefined;
});

it('never lets sound go elsewhere when it was to stay on the device', () => {
  expect(listen('desktop', true).native.processLocally).toBe(true);
});

it.each([
  ['not-allowed', ['denied']],
  ['audio-capture', ['no-device']],
  ['network', ['network']],
  ['service-not-allowed', ['unsupported']],
  ['language-not-supported', ['unsupported']],
  ['bad-grammar', ['unknown']],
  ['no-speech', []],
  ['aborted', []],
] as const)('names what failed: %s', (error, named) => {
  const { events, native } = listen();
  native.dispatchEvent(Object.assign(new Event('error'), { error }));
  expect(events.failed.mock.calls.flat()).toEqual(named);
});

it('fails and ends when a second session is refused', () => {
  listen();
  const events = hearing();
  browserRecognition(view())?.listen('en-US', false, events);
  expect(events.failed.mock.calls).toEqual([['unknown']]);
  expect(events.ended).toHaveBeenCalledTimes(1);
});
