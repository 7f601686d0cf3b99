// @vitest-environment happy-dom
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { Toasts } from '#ui';
import { ContactPage } from '../../pages/contact-page';
import { WithdrawPage } from '../../pages/withdraw-page';
import { texts } from '../../texts/texts';
import { ContactOverlay } from '../overlays/contact-overlay';

// Of a machine that does other things too.
configure({ asyncUtilTimeout: 10_000 });

const post = 'POST /api/contact-requests';
const receipt = { id: '00000000-0000-4000-8000-000000000002', reference: 'HD-7K3M-Q9RX' };
const problem = (status: number, more: object = {}) =>
  new Answer(status, { title: 'x', status, code: 'x', detail: 'No.', ...more });

const page = (
  <>
    <ContactPage />
    <Toasts />
  </>
);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fillIn = () => {
  type('Name', 'Clara Moreau');
  type('Email', 'clara@example.test');
  type('Message', 'Is there a place in March?');
};
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Connect with our team' }));

// Toasts are fetched with the first one, which takes longer than a test waits on a busy machine.
beforeAll(() => import('#ui/toast/toast-region'));
beforeEach(() => sessionStorage.clear());

describe('the contact form', () => {
  it('says what is specified', () => {
    expect([
      texts('title'),
      texts('subtitle'),
      texts('sending'),
      texts('sent'),
      texts('sent.more'),
      texts('failed'),
      texts('failed.more', { email: 'team@hedo.example' }),
    ]).toEqual([
      'Begin Your Journey',
      'Connect with our team to start your transformation',
      'Connecting...',
      'Thank you for your interest!',
      'Our team will contact you within 24 hours to discuss your transformation journey.',
      'Something went wrong',
      'Please try again or contact us directly at team@hedo.example',
    ]);
  });

  it('sends what was typed once, says so while it sends, thanks and is empty again', async () => {
    let answer = (_: unknown): void => undefined;
    const api = { [post]: () => new Promise((done) => (answer = done)) };
    const { calls } = renderPage(page, { user: null, api });
    fillIn();
    fireEvent.change(field('I am interested in'), { target: { value: 'retreats' } });
    press();
    const button = await screen.findByRole('button', { name: 'Connecting...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.submit(button);
    type('Message', 'typed while it was being sent');
    answer(new Answer(201, receipt));
    await screen.findByText('Thank you for your interest!');
    // The toast goes after some seconds; the page keeps the reference until something is typed again.
    expect(screen.getByText(/HD-7K3M-Q9RX/).textContent).toContain('clara@example.test');
    expect(calls.map(({ body }) => body)).toEqual([
      {
        name: 'Clara Moreau',
        email: 'clara@example.test',
        interest: 'retreats',
        message: 'Is there a place in March?',
      },
    ]);
    expect(['Name', 'Email', 'Message'].map((name) => field(name).value)).toEqual(['', '', '']);
    expect(field('I am interested in').value).toBe('protocol-a');
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps every word when the server fails, over a reload, and sends them again under the same key', async () => {
    const failing = renderPage(page, { user: null, api: { [post]: problem(500) } });
    fillIn();
    press();
    expect(await screen.findAllByText(/^Please try again or contact us directly at/)).not.toEqual([]);
    expect(field('Message').value).toBe('Is there a place in March?');
    failing.unmount();

    const { calls } = renderPage(page, { user: null, api: { [post]: new Answer(201, receipt) } });
    expect(['Name', 'Email', 'Message'].map((name) => field(name).value)).toEqual([
      'Clara Moreau',
      'clara@example.test',
      'Is there a place in March?',
    ]);
    press();
    await waitFor(() => expect(calls).toHaveLength(1));
    const keyOf = (made: typeof calls) => made[0]?.headers.get('idempotency-key');
    expect(keyOf(calls)).toBeTruthy();
    expect(keyOf(calls)).toBe(keyOf(failing.calls));
  });

  it('takes a new key for other words', async () => {
    const { calls } = renderPage(page, { user: null, api: { [post]: problem(429) } });
    fillIn();
    press();
    await screen.findByRole('button', { name: 'Connect with our team' });
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(field('Message').readOnly).toBe(false));
    type('Message', 'Other words.');
    press();
    await waitFor(() => expect(calls).toHaveLength(2));
    const [first, second] = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
  });

  it('asks for what is missing under the field and takes the focus there, without asking the server', async () => {
    const { calls } = renderPage(page, { user: null });
    type('Email', 'clara@example');
    press();
    expect(await screen.findByText('Enter your name.')).toBeTruthy();
    expect(screen.getByText('Enter an email address such as name@example.com.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(calls).toEqual([]);
  });

  it('shows a refusal of the server under its field', async () => {
    const fields = [{ path: 'email', message: 'No mail arrives there.' }];
    renderPage(page, { user: null, api: { [post]: problem(422, { fields }) } });
    fillIn();
    press();
    expect(await screen.findByText('No mail arrives there.')).toBeTruthy();
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  });

  it('counts a long message and refuses one character too many', async () => {
    const { calls } = renderPage(page, { user: null });
    fillIn();
    type('Message', '🌊'.repeat(5001));
    expect(screen.getByText('5,001 of 5,000 characters')).toBeTruthy();
    press();
    expect(await screen.findByText('Use at most 5,000 characters. These are 5,001.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('knows the name and address of who is signed in', () => {
    renderPage(page, { user: aPerson({ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' }) });
    expect([field('Name').value, field('Email').value]).toEqual(['Ann Lee', 'ann@example.com']);
  });

  it('opens over the page with the subject that was asked for', () => {
    renderPage(<ContactOverlay open onClose={() => undefined} wish={{ interest: 'partnership' }} />, { user: null });
    expect(screen.getByRole('dialog', { name: 'Begin Your Journey' })).toBeTruthy();
    expect(field('I am interested in').value).toBe('partnership');
  });
});

describe('the withdraw page', () => {
  const at = `/contact/withdraw#${'a'.repeat(43)}`;
  const withdraw = 'POST /api/contact-requests/withdraw';

  it('deletes at a press, not at a visit', async () => {
    const { calls } = renderPage(<WithdrawPage />, { at, user: null, api: { [withdraw]: new Answer(204) } });
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw and delete' }));
    expect(await screen.findByText('Your request is deleted.')).toBeTruthy();
    expect(calls[0]?.body).toEqual({ token: 'a'.repeat(43) });
  });

  it('says when there is nothing to delete', async () => {
    renderPage(<WithdrawPage />, { at, user: null, api: { [withdraw]: problem(404) } });
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw and delete' }));
    expect(await screen.findByText(/^There is no such request/)).toBeTruthy();
  });
});
