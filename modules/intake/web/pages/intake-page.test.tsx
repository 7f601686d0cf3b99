// @vitest-environment happy-dom
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { Toasts } from '#ui';
import type { Answers } from '../../schemas/answers';
import { fieldNames, fieldOf, isSensitive } from '../../schemas/fields';
import { sentences } from '../../schemas/values';
import { IntakePage } from './intake-page';

globalThis.scrollTo = () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// The rest of the page is loaded and kept meanwhile, on a machine that does other things too.
configure({ asyncUtilTimeout: 10_000 });
// Toasts are fetched with the first one.
beforeAll(() => import('#ui/toast/toast-region'));
const receipt = { id: '00000000-0000-4000-8000-000000000001', version: 1, savedAt: '2026-11-22T07:00:00.000Z' };
const long = 'More than twenty characters, as it is asked.';
const finished: Answers = {
  isAdult: true,
  consentAnswers: true,
  consentSensitive: true,
  firstName: 'Clara',
  lastName: 'Moreau',
  email: 'clara@example.com',
  phone: '+33 1 23 45 67 89',
  dateOfBirth: '1990-04-12',
  birthTime: '14:30',
  timezone: 'Europe/Paris',
  primaryGoals: ['Career Transition'],
  currentChallenges: long,
  preferredLocation: 'Portugal',
  budget: '25k-50k',
  timeframe: 'month',
  accommodationType: 'private-room',
  privacyLevel: 'small-group',
  emergencyName: 'Anna',
  emergencyPhone: '+33 1 23 45 67 80',
  ...Object.fromEntries(
    fieldNames
      .filter((name) => fieldOf(name).kind === 'text' && fieldOf(name).paths?.includes('self'))
      .map((name) => [name, long]),
  ),
};
const api = {
  'GET /api/intake-drafts/me': new Answer(200, null),
  'POST /api/intake-drafts': new Answer(201, receipt),
  'POST /api/create-birth-profile': new Answer(201, { id: receipt.id, status: 'saved' }, { etag: '"2"' }),
};
const hold = (answers: Answers): void =>
  localStorage.setItem('hedo.intake.visitor', JSON.stringify({ answers, version: 0 }));
const open = async (
  at: string,
  {
    answers,
    more = {},
    user = null,
  }: { answers?: Answers; more?: object; user?: ReturnType<typeof aPerson> | null } = {},
) => {
  if (answers) hold(answers);
  const page = renderPage(
    <>
      <IntakePage />
      <Toasts />
    </>,
    { at: `/enhanced-intake${at}`, user, api: { ...api, ...more } },
  );
  await act(async () => {});
  return page;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the questionnaire', { timeout: 30_000 }, () => {
  it('says what is missing on Continue, lets one finish later, and has no way back from the first step', async () => {
    await open('?step=1');
    expect(screen.getByRole('button', { name: 'Back' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 1 of 17');
    press('Continue');
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Please confirm that you are 18 or older', 'We need your consent to keep and read your answers']);
    await waitFor(() => expect(document.title).toBe('Error: Step 1 of 17: Choose your path · Hedo'));
    fireEvent.click(screen.getByRole('checkbox', { name: /18 or older/ }));
    expect(document.activeElement).toBe(summary);
    press('Finish later');
    expect(heading()).toBe('Personal information');
    await waitFor(() => expect(document.title).toBe('Step 2 of 17: Personal information · Hedo'));
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('lets somebody go on and send who keeps health and painful experiences to themselves', async () => {
    const withheld = fieldNames.filter((name) => isSensitive(name) || name === 'consentSensitive');
    const answers = Object.fromEntries(
      Object.entries(finished).filter(([name]) => !withheld.some((one) => one === name)),
    ) as Answers;
    const page = await open('?step=13', { answers });
    expect(screen.getByText(/^You have not agreed that we keep answers/)).toBeTruthy();
    press('Continue');
    expect(heading()).toBe('Transformation goals and future vision');
    page.unmount();
    const { calls } = await open('?step=16', {
      answers,
      more: { 'POST /api/enhanced-intake': new Answer(201, { id: receipt.id, reference: 'HJ-7K3M-Q9RX' }) },
    });
    press('Submit');
    await screen.findByText('HJ-7K3M-Q9RX');
    const body = calls.find(({ path }) => path === '/api/enhanced-intake')?.body as Answers;
    expect(body.consentSensitive).toBe(false);
    expect(Object.keys(body).filter((name) => withheld.some((one) => one === name))).toEqual([
      'consentSensitive',
      'fitnessLevel',
    ]);
  });

  it('keeps the birth data on Continue from step 2, without a phone number', async () => {
    const { phone: _, ...answers } = finished;
    const { calls } = await open('?step=2', { answers });
    press('Continue');
    expect(screen.getAllByText('Phone number is required').length).toBeGreaterThan(0);
    press('Finish later');
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/create-birth-profile')?.body).toMatchObject({
        firstName: 'Clara',
        birthTime: '14:30',
        timezone: 'Europe/Paris',
      }),
    );
  });

  it('takes a time zone that is typed in full without choosing it from the list', async () => {
    const { timezone: _, ...answers } = finished;
    const { calls } = await open('?step=2', { answers });
    const [zone] = screen.getAllByRole('combobox', { name: /time ?zone/i }).slice(-1);
    if (!zone) throw new Error('no box for the zone');
    fireEvent.change(zone, { target: { value: 'Europe/Berlin' } });
    press('Continue');
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/create-birth-profile')?.body).toMatchObject({
        timezone: 'Europe/Berlin',
      }),
    );
  });

  it('takes three goals, and says why a fourth is blocked', async () => {
    await open('?step=3');
    for (const goal of ['Shadow Integration', 'Career Transition', 'Creative Blocks'])
      fireEvent.click(screen.getByRole('button', { name: goal }));
    const fourth = screen.getByRole('button', { name: 'Family Dynamics' });
    expect(fourth.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(fourth);
    expect(fourth.getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText('3 of 3 chosen.')).toBeTruthy();
  });

  it('leaves steps 6 to 14 out for partners and goes on with 15', async () => {
    const practice = { journeyType: 'practitioner', practiceMethods: long, practiceYears: 4, practiceClients: long };
    await open('?step=5', { answers: { ...finished, ...practice } });
    expect(heading()).toBe('Your practice');
    press('Continue');
    expect(heading()).toBe('Special requests');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('15');
    expect(screen.getByText(/Screen 6 of 8 on your path/)).toBeTruthy();
    press('Back');
    expect(heading()).toBe('Your practice');
  });

  it('takes the wish to talk for an answer, and keeps what was written', async () => {
    await open('?step=13', { answers: { griefLoss: 'Short.' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /rather talk/ }));
    expect(screen.queryByDisplayValue('Short.')).toBe(null);
    fireEvent.click(screen.getByRole('checkbox', { name: /rather talk/ }));
    expect(screen.getByDisplayValue('Short.')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: /rather talk/ }));
    press('Continue');
    expect(heading()).toBe('Transformation goals and future vision');
  });

  it('checks everything before it sends, leads to what is missing and back to the answers', async () => {
    const { calls } = await open('?step=16', { answers: { ...finished, moneyAbundance: '' } });
    press('Submit');
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(calls.some(({ path }) => path === '/api/enhanced-intake')).toBe(false);
    fireEvent.click(within(summary).getByRole('link', { name: 'Describe your relationship with money and abundance' }));
    expect(heading()).toBe('Money and abundance');
    const box = screen.getByRole('textbox', { name: 'What is money to you?' });
    expect(document.activeElement).toBe(box);
    fireEvent.change(box, { target: { value: long } });
    press('Return to your answers');
    expect(heading()).toBe('Your stay and your safety');
    expect(screen.queryByText('Missing')).toBe(null);
  });

  it('sends once under one key through a failure, keeps all, and ends with the reference', async () => {
    let tries = 0;
    const { calls } = await open('?step=16', {
      answers: finished,
      more: {
        'POST /api/enhanced-intake': () => {
          tries++;
          if (tries === 1) return new Answer(500, { title: 'x', status: 500, code: 'x', detail: 'Our fault.' });
          return new Answer(201, { id: receipt.id, reference: 'HJ-7K3M-Q9RX' });
        },
      },
    });
    press('Submit');
    await screen.findByText('Something went wrong');
    expect(screen.getByText(/Our fault/)).toBeTruthy();
    // Next to the button that was pressed: the top of seventeen steps' answers is far away.
    const next = screen.getByRole('alert').parentElement?.nextElementSibling;
    expect(next?.textContent).toContain('Submit');
    expect(localStorage.getItem('hedo.intake.visitor')).toContain(long);
    press('Try again');
    await screen.findByText('HJ-7K3M-Q9RX');
    const sent = calls.filter(({ path }) => path === '/api/enhanced-intake');
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(sent[0]?.body).toMatchObject({ ...finished, travelRadius: 500, groupSize: 1, fitnessLevel: 5 });
    expect(localStorage.getItem('hedo.intake.visitor')).toBe(null);
  });

  it('shows what only the server can tell under its field', async () => {
    const fields = [{ path: 'phone', message: sentences.phone }];
    await open('?step=16', {
      answers: finished,
      more: {
        'POST /api/enhanced-intake': new Answer(422, { title: 'x', status: 422, code: 'invalid', detail: 'x', fields }),
      },
    });
    press('Submit');
    const summary = await screen.findByRole('region', { name: 'There is a problem' });
    fireEvent.click(within(summary).getByRole('link', { name: sentences.phone }));
    expect(heading()).toBe('Personal information');
    expect(screen.getByRole('textbox', { name: 'Phone' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('opens a mailed link when asked to, and lets two versions be chosen from', async () => {
    const view = {
      ...receipt,
      answers: { ...finished, griefLoss: null },
      kept: ['griefLoss'],
      step: 13,
      expiresAt: receipt.savedAt,
      owned: false,
    };
    location.hash = `#resume=${'a'.repeat(43)}`;
    const changed = {
      ...view,
      version: 5,
      answers: { ...view.answers, moneyAbundance: 'Theirs, of twenty characters.' },
    };
    const refused = { title: 'x', status: 412, code: 'changed-elsewhere', detail: 'x', current: changed };
    let puts = 0;
    const { calls } = await open('', {
      more: {
        'POST /api/intake-drafts/resume': view,
        'PUT /api/intake-drafts/me': () => (puts++ === 0 ? new Answer(412, refused) : { ...receipt, version: 6 }),
      },
    });
    expect(location.hash).toBe('');
    press('Go on here');
    await screen.findByText('Step 13 of 17');
    expect(screen.getByText(/You answered this on another device/)).toBeTruthy();
    press('Back');
    fireEvent.change(screen.getByRole('textbox', { name: 'What is money to you?' }), {
      target: { value: 'Mine, of twenty characters.' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Keep both' }));
    expect(screen.getByRole('textbox', { name: 'What is money to you?' })).toHaveProperty(
      'value',
      'Mine, of twenty characters.\n\nTheirs, of twenty characters.',
    );
    await waitFor(() =>
      expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
        answers: { moneyAbundance: 'Mine, of twenty characters.\n\nTheirs, of twenty characters.' },
      }),
    );
  });

  it('starts over only when the server has deleted it too, and brings it back', async () => {
    let answer = new Answer(503, { title: 'x', status: 503, code: 'x', detail: 'Not now.' });
    await open('?step=13', { answers: finished, more: { 'DELETE /api/intake-drafts/me': () => answer } });
    press('Start over');
    await screen.findByText(/Your answers could not be deleted: Not now/);
    expect(screen.getByDisplayValue(long)).toBeTruthy();
    answer = new Answer(204);
    press('Start over');
    await screen.findByText('Step 1 of 17');
    expect(localStorage.getItem('hedo.intake.visitor')).toBe(null);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(localStorage.getItem('hedo.intake.visitor')).toContain(long);
  });

  it('fills in what is known of the signed-in person and of the consultation before', async () => {
    sessionStorage.setItem(
      'hedo.intake-prefill',
      JSON.stringify({ firstName: 'Clara', lastName: '', phone: '+33 1', dateOfBirth: '1990-04-12' }),
    );
    await open('?step=2', { user: aPerson() });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'ann@example.com'),
    );
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Clara');
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveProperty('value', 'Lee');
    expect(sessionStorage.getItem('hedo.intake-prefill')).toBe(null);
  });

  it('takes the birth from the profile, whole or not at all', async () => {
    const place = { placeId: '2267057', label: 'Lisbon, Portugal', zone: 'Europe/Lisbon' };
    const more = { 'GET /api/clients/me': { birthDate: '1990-04-12', birthTime: null, place } };
    const { unmount } = await open('?step=2', { user: aPerson(), more });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Birth place/ })).toHaveProperty('value', 'Lisbon, Portugal'),
    );
    expect(screen.getByRole('checkbox', { name: 'I don’t know' })).toHaveProperty('checked', true);
    unmount();
    localStorage.clear();
    sessionStorage.setItem('hedo.intake-prefill', JSON.stringify({ firstName: 'Clara', dateOfBirth: '1970-01-02' }));
    await open('?step=2', { user: aPerson(), more });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Year' })).toHaveProperty('value', '1970'));
    expect(screen.getByRole('combobox', { name: /^Birth place/ })).toHaveProperty('value', '');
  });
});
