// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { ApiPage } from './api-page';

const entry = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
const document = {
  paths: {
    '/api/diaries/{id}': {
      get: {
        tags: ['diaries'],
        parameters: [{ name: 'id', in: 'path', required: true }],
        responses: { 200: { description: 'The answer' } },
      },
    },
    '/api/diaries': {
      post: {
        tags: ['diaries'],
        'x-permission': 'diaries.write',
        parameters: [],
        requestBody: { content: { 'application/json': { schema: entry } } },
        responses: {},
      },
    },
  },
};
const open = async (name: string): Promise<HTMLDetailsElement> => {
  const details = (await screen.findByText(name)).closest('details');
  if (!details) throw new Error(`no ${name}`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return details;
};
const admin = aPerson({ role: 'admin' });

it('finds an endpoint, calls it as oneself and shows what came, a refusal too', async () => {
  const detail = 'There is no such diary.';
  const { calls } = renderPage(<ApiPage />, {
    user: admin,
    api: { 'GET /api/openapi.json': document, 'GET /api/diaries/7': new Answer(404, { status: 404, detail }) },
  });
  expect(await screen.findByText('2 endpoints')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Find an endpoint'), { target: { value: 'get diaries' } });
  expect(await screen.findByText('1 endpoint')).toBeTruthy();
  await open('/api/diaries/{id}');
  fireEvent.change(screen.getByLabelText('id'), { target: { value: '7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send GET' }));
  expect(await screen.findByText(new RegExp(detail))).toBeTruthy();
  expect(screen.getByText(/^Status 404/)).toBeTruthy();
  expect(calls.map(({ path }) => path)).toContain('/api/diaries/7');
});

it('sends what changes something only once its reader says so, and no body that is not JSON', async () => {
  const { calls } = renderPage(<ApiPage />, {
    user: admin,
    api: { 'GET /api/openapi.json': document, 'POST /api/diaries': new Answer(201, { id: 1 }) },
  });
  await open('/api/diaries');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send POST' });
  expect(send.disabled).toBe(true);
  fireEvent.click(screen.getByLabelText(/I understand, send it/));
  const body = screen.getByLabelText<HTMLTextAreaElement>('Body, as JSON');
  expect(JSON.parse(body.value)).toEqual({ text: '' });
  fireEvent.change(body, { target: { value: '{' } });
  fireEvent.click(send);
  expect(await screen.findByText('This is not JSON.')).toBeTruthy();
  fireEvent.change(body, { target: { value: '{"text":"The sea"}' } });
  fireEvent.click(send);
  expect(await screen.findByText(/^Status 201/)).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map((call) => call.body)).toEqual([{ text: 'The sea' }]);
});

it('is for admins', async () => {
  renderPage(<ApiPage />, { user: aPerson({ role: 'practitioner' }) });
  expect(screen.queryByLabelText('Find an endpoint')).toBeNull();
});
