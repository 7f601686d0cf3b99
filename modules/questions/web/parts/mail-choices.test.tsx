// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPerson, type Call, renderPage } from '#core/testing/render';
import type { QuestionChoices } from '../../schemas/choices';
import { MailChoices } from './mail-choices';

const none: QuestionChoices = { asks: null, letter: null, reminders: null, zone: null, emailProven: true };
/** A server that keeps what it is sent. */
const draw = (start: QuestionChoices, user = aPerson()) => {
  let kept = start;
  const keep = ({ body }: Call) => {
    kept = { ...kept, ...(body as Partial<QuestionChoices>) };
    return kept;
  };
  return renderPage(<MailChoices />, {
    user,
    api: { 'GET /api/question-choices': () => kept, 'PUT /api/question-choices/mails': keep },
  });
};
const sent = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('choices about mails', () => {
  it('are all off at first; switching one on sends the zone of the device', async () => {
    const { calls } = draw(none);
    const letter = await screen.findByRole('switch', { name: 'A letter once a week' });
    for (const one of screen.getAllByRole<HTMLInputElement>('switch')) expect(one.checked).toBe(false);
    fireEvent.click(letter);
    expect(await screen.findByRole('combobox', { name: 'Day' })).toBeTruthy();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(sent(calls)).toEqual([{ letter: { weekday: 7, hour: 9 }, reminders: null, zone, language: 'en' }]);
  });

  it('keep at least one day of reminders', async () => {
    const { calls } = draw({ ...none, reminders: { weekdays: [3], hour: 19 }, zone: 'Europe/Vienna' });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Wednesday' }));
    expect(sent(calls)).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await waitFor(() =>
      expect(sent(calls)).toMatchObject([{ reminders: { weekdays: [1, 3], hour: 19 }, zone: 'Europe/Vienna' }]),
    );
  });

  it('lose none of two changes made one right after the other', async () => {
    const { calls } = draw({ ...none, reminders: { weekdays: [3], hour: 19 }, zone: 'Europe/Vienna' });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Monday' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await waitFor(() => expect(sent(calls).length).toBe(2));
    expect(sent(calls).at(-1)).toMatchObject({ reminders: { weekdays: [1, 3, 5] } });
  });

  it('go back to what they were when they could not be saved', async () => {
    renderPage(<MailChoices />, { api: { 'GET /api/question-choices': none } });
    const letter = await screen.findByRole<HTMLInputElement>('switch', { name: 'A letter once a week' });
    fireEvent.click(letter);
    expect(letter.checked).toBe(true);
    await waitFor(() => expect(letter.checked).toBe(false));
  });

  it('say that an address is not confirmed', async () => {
    draw({ ...none, emailProven: false });
    expect(await screen.findByText(/Confirm your e-mail address first/u)).toBeTruthy();
  });

  it('are for clients', async () => {
    const { calls } = draw(none, aPerson({ role: 'practitioner' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toEqual([]);
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
