// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { keepFirstAnswer, readFirstAnswer } from '#core/web';
import type { Answers } from '../../../schemas/answers';
import { IntakePage } from '../../pages/intake-page';

globalThis.scrollTo = () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const sentence = 'We do not speak about money.';
const question = 'What did you take over from your family?';
const open = async (at: string, answers: Answers = {}) => {
  localStorage.setItem(
    'hedo.intake.visitor',
    JSON.stringify({ answers: { journeyType: 'self', ...answers }, version: 0 }),
  );
  renderPage(<IntakePage />, {
    at: `/enhanced-intake${at}`,
    user: null,
    api: { 'GET /api/intake-drafts/me': new Answer(200, null) },
  });
  await act(async () => {});
};
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: question });

beforeEach(() => {
  localStorage.clear();
  keepFirstAnswer(sentence);
});

it('offers the words of the first page where they fit, puts them after what stands there, and keeps them for Labor 1', async () => {
  await open('?step=9', { familyPatterns: 'Silence, mostly.' });
  expect(box().value).toBe('Silence, mostly.');
  fireEvent.click(screen.getByRole('button', { name: 'Put it here' }));
  expect(box().value).toBe(`Silence, mostly.\n\n${sentence}`);
  expect(screen.queryByText('You wrote this on the first page.')).toBeNull();
  expect(readFirstAnswer()?.text).toBe(sentence);
});

it('copies nothing without being asked, and goes when it is not wanted', async () => {
  await open('?step=9');
  expect(box().value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Not here' }));
  expect(screen.queryByText(sentence)).toBeNull();
  expect([box().value, readFirstAnswer()?.text]).toEqual(['', sentence]);
});

it('is next to no other question', async () => {
  await open('?step=5');
  expect(screen.queryByText('You wrote this on the first page.')).toBeNull();
});
