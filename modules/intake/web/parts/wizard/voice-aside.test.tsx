// @vitest-environment happy-dom
import { act, configure, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { IntakePage } from '../../pages/intake-page';
import type { VoicePanelProps } from '../voice/voice-panel';

globalThis.scrollTo = () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
configure({ asyncUtilTimeout: 10_000 });

// What the panel gets, and a button that says something.
vi.mock('../voice/voice-panel', () => ({
  VoicePanel: ({ question, goesTo, onInsert }: VoicePanelProps) => (
    <button type="button" onClick={() => onInsert('and the sea')}>
      {`reads ${question}, writes ${goesTo ?? 'nothing'}`}
    </button>
  ),
}));

afterAll(() => void vi.doUnmock('../voice/voice-panel'));

const stuck = 'Where in your life do you feel stuck right now?';
const reaction = 'Which situations set off a strong reaction in you, again and again?';
const open = async (at: string, answers: object = {}) => {
  localStorage.setItem('hedo.intake.visitor', JSON.stringify({ answers, version: 0 }));
  renderPage(<IntakePage />, {
    at: `/enhanced-intake${at}`,
    user: null,
    api: { 'GET /api/intake-drafts/me': new Answer(200, null) },
  });
  await act(async () => {});
};
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const panel = (words: string | RegExp) => screen.findByRole('button', { name: words });

beforeEach(() => localStorage.clear());

it('puts words at the end of the first box before any had the focus', async () => {
  await open('?step=5', { currentChallengesDeep: 'At work.' });
  fireEvent.click(await panel(`reads ${stuck}, writes ${stuck}`));
  expect(box(stuck).value).toBe('At work. and the sea');
});

it('puts words at the caret of the box that had the focus last', async () => {
  await open('?step=5', { triggerSituations: 'Silence.' });
  act(() => box(reaction).focus());
  box(reaction).setSelectionRange(0, 0);
  fireEvent.click(await panel(`reads ${reaction}, writes ${reaction}`));
  expect(box(reaction).value).toBe('and the sea Silence.');
});

it('writes into no box that is hidden behind the wish to talk', async () => {
  await open('?step=5', { ratherTalk: ['currentChallengesDeep'] });
  expect(await panel(`reads ${stuck}, writes ${reaction}`)).toBeTruthy();
});

it('is next to choices too, and reads the one that has the focus', async () => {
  await open('?step=4');
  expect(await panel('reads Preferred location, writes nothing')).toBeTruthy();
  act(() => screen.getByRole('radio', { name: 'Flexible' }).focus());
  expect(await panel('reads Timeframe, writes nothing')).toBeTruthy();
});

it('goes to the end of a box that was drawn anew', async () => {
  await open('?step=5', { triggerSituations: 'Silence.' });
  act(() => box(reaction).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await panel('reads Preferred location, writes nothing');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Finish later' }));
  await screen.findByRole('textbox', { name: reaction });
  fireEvent.click(await panel(/, writes Which/));
  expect(box(reaction).value).toBe('Silence. and the sea');
});
