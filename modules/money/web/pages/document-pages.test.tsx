// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { PaymentByLinkPage } from './payment-by-link-page';
import { PaymentPage } from './payment-page';
import { QuoteByLinkPage } from './quote-by-link-page';
import { QuotePage } from './quote-page';

const own = [
  ['invoice', PaymentPage, '/payments/:id', '/payments/a', '/api/payments/a', 'This link does not open an invoice'],
  [
    'quote',
    QuotePage,
    '/payments/quotes/:id',
    '/payments/quotes/a',
    '/api/quotes/a',
    'This link does not open a quote',
  ],
] as const;

it.each(own)('says that an %s is not there, with the way back', async (_, Page, path, at, _api, none) => {
  renderPage(<Page />, { path, at });
  expect(await screen.findByText(none)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All payments' }).getAttribute('href')).toBe('/payments');
});

it.each(own)('reads an %s again that could not be read', async (_, Page, path, at, api) => {
  const { calls } = renderPage(<Page />, { path, at, api: { [`GET ${api}`]: new Answer(400, { title: 'Not now.' }) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(calls.map((call) => call.path)).toEqual([api, api]);
});

it.each([
  ['invoice', PaymentByLinkPage, 'This link does not open an invoice'],
  ['quote', QuoteByLinkPage, 'This link does not open a quote'],
] as const)('asks for no %s by what can be no key', async (_, Page, none) => {
  const { calls } = renderPage(<Page />, { at: '/payments/by-link#short' });
  expect(await screen.findByText(none)).toBeTruthy();
  expect(calls).toEqual([]);
});
