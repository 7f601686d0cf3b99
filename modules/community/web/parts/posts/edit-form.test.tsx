// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { aReply, aTalk, ids } from '../../../testing/posts';
import { DiscussionPage } from '../../pages/discussion-page';

configure({ asyncUtilTimeout: 8000 });
beforeEach(() => localStorage.clear());

const path = `/api/discussions/${ids.talk}`;
const can = { edit: true, delete: true, hide: false };
const open = (api: Record<string, unknown> = {}, talk = aTalk({ can })) =>
  renderPage(<DiscussionPage />, {
    at: `/community/discussions/${ids.talk}`,
    path: '/community/discussions/:id',
    api: { [`GET ${path}`]: talk, [`GET ${path}/responses`]: [aReply()], ...api },
  });
const edit = async () => {
  const dots = (await screen.findAllByRole('button', { name: /What to do with the post/ }))[0];
  fireEvent.pointerDown(dots as HTMLElement, { button: 0, pointerType: 'mouse' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
};
const words = () => screen.findByLabelText<HTMLTextAreaElement>(/Your words/);

it('keeps a changed post through a reload, until it is saved', async () => {
  open();
  await edit();
  fireEvent.change(await words(), { target: { value: 'Other words' } });
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Another title' } });
  cleanup();
  const saved = aTalk({ can, title: 'Another title', content: 'Other words', version: 2 });
  const { calls } = open({ [`PATCH ${path}`]: saved });
  expect((await words()).value).toBe('Other words');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Another title' })).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'PATCH');
  expect(sent?.body).toEqual({ title: 'Another title', category: 'Integration', content: 'Other words' });
  expect(sent?.headers.get('if-match')).toBe('"1"');
  expect(localStorage.length).toBe(0);
});

it('forgets it when it is given up', async () => {
  open();
  await edit();
  fireEvent.change(await words(), { target: { value: 'Other words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(localStorage.length).toBe(0);
  expect(screen.queryByLabelText(/Your words/)).toBeNull();
});

it('shows what was saved elsewhere meanwhile, and saves over it only when asked again', async () => {
  const current = { version: 4, content: 'Words from the other window' };
  const changed = new Answer(412, { status: 412, code: 'changed-elsewhere', detail: 'Compare both.', current });
  const { calls } = open({ [`PATCH ${path}`]: changed });
  await edit();
  fireEvent.change(await words(), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Words from the other window')).toBeTruthy();
  expect((await words()).value).toBe('Mine');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const versions = () => calls.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers.get('if-match'));
  await expect.poll(versions).toEqual(['"1"', '"4"']);
});
