// @vitest-environment happy-dom
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { type FillSlot, SlotHost, useLocation } from '#core/web';
import { getPageData, setPageData } from '#core/web/page-data';
import { type BirthOffsetProps, birthOffset } from '#modules/profile/public';
import { Toasts } from '#ui';
import { ConsultationPage } from '../../pages/consultation-page';
import { ConsultationOverlay } from '../overlays/consultation-overlay';
import { emptyDraft } from './draft';
import { prefillOf, prefillStorage } from './prefill';
import { texts } from './texts/texts';

// Of a machine that does other things too.
configure({ asyncUtilTimeout: 10_000 });

const post = 'POST /api/consultation-requests';
const receipt = { id: '00000000-0000-4000-8000-000000000002', status: 'pending', reference: 'HD-7K3M-Q9RX' };
const trieste = { id: '3165185', label: 'Trieste, Friuli Venezia Giulia, Italy', zone: 'Europe/Rome' };
const problem = (status: number, more: object = {}) =>
  new Answer(status, { title: 'x', status, code: 'x', detail: 'No.', ...more });

const Where = () => <output data-testid="where">{useLocation().pathname}</output>;
const page = (
  <>
    <ConsultationPage />
    <Where />
    <Toasts />
  </>
);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Request a consultation' }));
const fillIn = () => {
  type('Name', 'Mara Anna Castellan');
  type('Email', 'mara@example.test');
  type('Month', '4');
  type('Day', '9');
  type('Year', '1988');
  type('Birth time', '12:40');
};
const keyOf = (calls: readonly { method: string; headers: Headers }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));

// Toasts are fetched with the first one, which takes longer than a test waits on a busy machine.
beforeAll(() => import('#ui/toast/toast-region'));
beforeEach(() => {
  sessionStorage.clear();
  setPageData({ ...getPageData(), modules: [] });
});

describe('the consultation form', () => {
  it('says what is specified', () => {
    expect([texts('missing'), texts('failed'), texts('sent')]).toEqual([
      'Please fill in all required fields',
      'Failed to submit request. Please try again.',
      'Consultation request saved! Our team will generate your profile and contact you within 24 hours.',
    ]);
  });

  it('lists what is missing, under each field too, without asking the server', async () => {
    const { calls } = renderPage(page, { user: null });
    type('Email', 'mara@example.test');
    press();
    const summary = await screen.findByRole('region', { name: 'Please fill in all required fields' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter your name.', 'Enter the birth date.', 'Enter the birth time, or say that you don’t know it.']);
    expect(document.activeElement).toBe(summary);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('checkbox', { name: 'I don’t know my birth time' }));
    expect(screen.queryByText(/Enter the birth time/)).toBeNull();
    expect(calls).toEqual([]);
  });

  it('refuses a day that is in no calendar', async () => {
    const { calls } = renderPage(page, { user: null });
    fillIn();
    type('Day', '31');
    press();
    expect(await screen.findAllByText('This date is not in the calendar. Check day, month and year.')).toHaveLength(2);
    expect(calls).toEqual([]);
  });

  it('sends what was typed once, thanks with the reference, and hands the intake what it knows', async () => {
    setPageData({
      ...getPageData(),
      modules: [{ id: 'intake', roots: [{ route: '/enhanced-intake', access: 'open' }] }] as never,
    });
    let answer = (_: unknown): void => undefined;
    const api = { [post]: () => new Promise((done) => (answer = done)), 'GET /api/places': [trieste] };
    const { calls } = renderPage(page, { user: null, api });
    fillIn();
    type('Phone', '+39 040 123456');
    type('Birth location', 'Trieste');
    fireEvent.click(await screen.findByRole('option', { name: /^Trieste/ }));
    type('Additional information', 'Mornings are best.');
    const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Generate the profile/ });
    expect(consent.checked).toBe(false);
    fireEvent.click(consent);
    press();
    const button = await screen.findByRole('button', { name: 'Connecting...' });
    fireEvent.submit(button);
    await act(async () => answer(new Answer(201, receipt)));
    await screen.findByText(texts('sent'));
    expect(screen.getByText('Your reference: HD-7K3M-Q9RX')).toBeTruthy();
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        name: 'Mara Anna Castellan',
        email: 'mara@example.test',
        phone: '+39 040 123456',
        birthDate: '1988-04-09',
        birthTime: '12:40',
        birthTimeUnknown: false,
        birthLocation: trieste.label,
        placeId: trieste.id,
        additionalInfo: 'Mornings are best.',
        forWhom: 'me',
        consentToProfile: true,
        website: '',
      },
    ]);
    expect(screen.getByTestId('where').textContent).toBe('/enhanced-intake');
    expect(JSON.parse(sessionStorage.getItem(prefillStorage) ?? '')).toEqual({
      firstName: 'Mara Anna',
      lastName: 'Castellan',
      email: 'mara@example.test',
      phone: '+39 040 123456',
      dateOfBirth: '1988-04-09',
      birthTime: '12:40',
      birthTimeUnknown: false,
      birthPlace: trieste.label,
      placeId: trieste.id,
      offsetSeconds: null,
    });
    expect(sessionStorage.getItem('hedo.consultation')).toBeNull();
  });

  it('keeps every word when the server fails, over a reload, and sends them again under the same key', async () => {
    const failing = renderPage(page, { user: null, api: { [post]: problem(500) } });
    fillIn();
    press();
    const said = await screen.findAllByText('Failed to submit request. Please try again.');
    expect(said.length).toBeGreaterThan(0);
    failing.unmount();
    const { calls } = renderPage(page, { user: null, api: { [post]: new Answer(201, receipt) } });
    expect([field('Name').value, field('Year').value, field('Birth time').value]).toEqual([
      'Mara Anna Castellan',
      '1988',
      '12:40',
    ]);
    press();
    // Without an intake in the product the page itself says that it arrived.
    await waitFor(() => expect(screen.getAllByText('Your reference: HD-7K3M-Q9RX').length).toBeGreaterThan(0));
    expect(keyOf(calls)).toEqual(keyOf(failing.calls));
    expect(keyOf(calls)[0]).toBeTruthy();
  });

  it('offers the places of an ambiguous name', async () => {
    const message = 'Several places have this name. Choose one.';
    const fields = [{ path: 'birthLocation', message }];
    const { calls } = renderPage(page, {
      user: null,
      api: { [post]: problem(422, { code: 'place-ambiguous', fields, candidates: [trieste] }), 'GET /api/places': [] },
    });
    fillIn();
    type('Birth location', 'Trieste');
    press();
    fireEvent.click(await screen.findByRole('button', { name: /^Trieste/ }));
    expect(screen.queryByText(message)).toBeNull();
    press();
    await waitFor(() => expect(keyOf(calls)).toHaveLength(2));
    const sent = calls.findLast(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({ placeId: trieste.id });
  });

  it('offers the choice of an offset for a whole birth, sends what was chosen, and forgets it with the place', async () => {
    const asked: object[] = [];
    const host: FillSlot = (slot, props) => {
      if (slot !== birthOffset.id) return null;
      const { onChoose, ...birth } = props as BirthOffsetProps;
      asked.push(birth);
      return (
        <button type="button" onClick={() => onChoose(3600)}>
          An hour ahead
        </button>
      );
    };
    const { calls } = renderPage(<SlotHost value={host}>{page}</SlotHost>, {
      user: null,
      api: { [post]: problem(500), 'GET /api/places': [trieste] },
    });
    const choose = async () => {
      type('Birth location', 'Trieste');
      fireEvent.click(await screen.findByRole('option', { name: /^Trieste/ }));
    };
    fillIn();
    expect(asked).toEqual([]);
    await choose();
    const birth = { placeId: trieste.id, place: trieste.label, zone: null, date: '1988-04-09', time: '12:40' };
    expect(asked.at(-1)).toEqual({ ...birth, chosen: null, disabled: false });
    fireEvent.click(screen.getByRole('button', { name: 'An hour ahead' }));
    expect(asked.at(-1)).toMatchObject({ chosen: 3600 });
    press();
    await waitFor(() => expect(keyOf(calls)).toHaveLength(1));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ offsetSeconds: 3600 });
    await screen.findByRole('button', { name: 'Request a consultation' });
    type('Birth time', '12:41');
    expect(asked.at(-1)).toMatchObject({ time: '12:41', chosen: null });
    press();
    await waitFor(() => expect(keyOf(calls)).toHaveLength(2));
    expect(calls.findLast(({ method }) => method === 'POST')?.body).not.toHaveProperty('offsetSeconds');
  });

  it('opens over any page', () => {
    renderPage(<ConsultationOverlay open onClose={() => undefined} wish={{}} />, { user: null });
    expect(screen.getByRole('dialog', { name: 'Request a consultation' })).toBeTruthy();
  });
});

it('hands on no birth data of somebody else, and a single name as it is', () => {
  const draft = { ...emptyDraft, name: ' Suda ', subject: 'other' as const, birthDate: '1988-04-09', place: trieste };
  expect(prefillOf(draft)).toMatchObject({
    firstName: 'Suda',
    lastName: '',
    dateOfBirth: '',
    birthPlace: '',
    placeId: '',
  });
});
