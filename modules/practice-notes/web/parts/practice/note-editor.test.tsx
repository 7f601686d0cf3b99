// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { NoteEditor } from './note-editor';

const matchId = '3f1f3a52-7f0e-4f8e-9a53-6f0f64b0a001';
const nothing = (): void => undefined;
const open = (saved: () => void = nothing) =>
  renderPage(<NoteEditor matchId={matchId} note={null} onSaved={saved} onClose={nothing} />, {
    user: aPerson({ role: 'practitioner' }),
    api: { [`POST /api/practice-clients/${matchId}/notes`]: {} },
  });
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Note');

it('brings back what was typed before the page was left, until it is saved', async () => {
  const first = open();
  fireEvent.change(words(), { target: { value: 'She speaks of the classroom.' } });
  first.unmount();
  let isSaved = false;
  const second = open(() => {
    isSaved = true;
  });
  expect(words().value).toBe('She speaks of the classroom.');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isSaved).toBe(true));
  second.unmount();
  open();
  expect(words().value).toBe('');
});
