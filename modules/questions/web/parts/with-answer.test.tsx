// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Answer, type Call, renderPage } from '#core/testing/render';
import type { QuestionChoices } from '../../schemas/choices';
import type { OwnQuestion } from '../../schemas/questions';
import { WithAnswer } from './with-answer';

const responseId = '00000000-0000-4000-8000-0000000000aa';
const question: OwnQuestion = {
  id: '00000000-0000-4000-8000-0000000000bb',
  responseId,
  laborNumber: 4,
  sentence: 'I have never told anyone that I kept the violin.',
  question: 'What would change if one more person knew this?',
  language: 'en',
  askedAt: '2026-11-24T10:00:00.000Z',
  state: 'open',
  answer: null,
};
const answered = (text: string, version = 1): OwnQuestion => ({
  ...question,
  state: 'answered',
  answer: { text, version, savedAt: '2026-11-24T10:05:00.000Z' },
});
const choices = (asks: boolean | null): QuestionChoices => ({
  asks,
  letter: null,
  reminders: null,
  zone: null,
  emailProven: true,
});
const draw = (asks: boolean | null, api: Record<string, unknown> = {}, isNew = true) =>
  renderPage(<WithAnswer laborNumber={4} responseId={responseId} version={1} isNew={isNew} />, {
    api: {
      'GET /api/question-choices': choices(asks),
      'POST /api/own-questions': { question },
      'GET /api/own-questions': [question],
      ...api,
    },
  });
const field = () => screen.findByRole('textbox', { name: 'Your answer' }) as Promise<HTMLTextAreaElement>;
const path = `/api/own-questions/${question.id}/answer`;

beforeEach(() => localStorage.clear());

describe('after saving', () => {
  it('offers questions once, and asks as soon as they are wanted', async () => {
    const { calls } = draw(null, { 'PUT /api/question-choices/asking': choices(true) });
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, ask me' }));
    expect(await screen.findByText(question.question)).toBeTruthy();
    expect(screen.getByText(/never told anyone that I kept the violin\./u)).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ on: true });
  });

  it('asks nothing where that was declined, and nothing before', async () => {
    const { calls } = draw(null, { 'PUT /api/question-choices/asking': choices(false) });
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull());
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is quiet where no sentence is fit', async () => {
    const { calls } = draw(true, { 'POST /api/own-questions': { question: null } });
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('saves the answer and shows it', async () => {
    const { calls } = draw(true, { [`PUT ${path}`]: answered('My niece.') });
    fireEvent.change(await field(), { target: { value: 'My niece.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save answer' }));
    expect(await screen.findByText('My niece.')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('keeps every word on the device when saving fails, also across a reload', async () => {
    const first = draw(true, { [`PUT ${path}`]: new Answer(503, { status: 503, code: 'unavailable', title: 'No' }) });
    fireEvent.change(await field(), { target: { value: 'Nobody yet' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save answer' }));
    expect(await screen.findByText(/Your words are still here/u)).toBeTruthy();
    first.unmount();
    draw(true);
    expect((await field()).value).toBe('Nobody yet');
  });

  it('says that words are missing', async () => {
    draw(true);
    fireEvent.change(await field(), { target: { value: '  ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save answer' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Write a few words first.');
  });
});

describe('a question that was answered', () => {
  it('lays a newer version next to one’s own, and replaces it when that is chosen', async () => {
    const answers = [
      new Answer(412, { status: 412, code: 'changed-elsewhere', current: answered('from the phone', 2) }),
      answered('from here', 3),
    ];
    const sent: (string | null)[] = [];
    const put = ({ headers }: Call) => {
      sent.push(headers.get('if-match'));
      return answers.shift();
    };
    draw(true, { 'GET /api/own-questions': [answered('old')], [`PUT ${path}`]: put }, false);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    fireEvent.change(await field(), { target: { value: 'from here' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save answer' }));
    expect(await screen.findByText('from the phone')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Replace it with mine' }));
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
    expect(sent).toEqual(['"1"', '"2"']);
  });

  it('stands with its Labor alone', async () => {
    draw(true, { 'GET /api/own-questions': [{ ...answered('elsewhere'), responseId: question.id }] }, false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText('elsewhere')).toBeNull();
  });
});
