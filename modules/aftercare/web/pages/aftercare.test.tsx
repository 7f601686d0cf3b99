// @vitest-environment happy-dom
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, type Call, renderPage } from '#core/testing/render';
import { JourneySection } from '../parts/plan/journey-section';
import { aPlanView, careIds, donePlan } from '../testing/plans';
import { ClientPlansPage } from './client-plans-page';
import { OwnPlansPage } from './own-plans-page';

configure({ asyncUtilTimeout: 8000 });

const care = `GET /api/aftercare/${careIds.client}`;
const tick = `PATCH /api/aftercare/items/${careIds.task}`;
const own = (api: Record<string, unknown>) => renderPage(<OwnPlansPage />, { at: '/aftercare', api });
const staff = (api: Record<string, unknown>) =>
  renderPage(<ClientPlansPage />, {
    at: `/team-portal/aftercare/${careIds.client}`,
    path: '/team-portal/aftercare/:ownerId',
    user: aPerson({ role: 'practitioner' }),
    api,
  });

it('lets a client tick what is theirs and say how it went', async () => {
  const { calls } = own({
    [care]: { name: 'Ann Lee', plans: [aPlanView()] },
    [tick]: ({ body }: Call) => donePlan((body as { note?: string }).note ?? null),
  });
  const box = await screen.findByRole('checkbox', { name: 'Write three sentences each evening.' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send the recording.' }).disabled).toBe(true);
  fireEvent.click(box);
  fireEvent.click(await screen.findByRole('button', { name: /Say how it went/ }));
  fireEvent.change(screen.getByLabelText('How did it go?'), { target: { value: 'Hard, and good.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Hard, and good.', { selector: 'blockquote' })).toBeTruthy();
  const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent).toEqual([{ done: true }, { done: true, note: 'Hard, and good.' }]);
});

it('is ticked in the inner portal too, where closed plans are only counted', async () => {
  const closed = aPlanView({ id: careIds.other, title: 'Last spring', status: 'closed' });
  const { calls } = renderPage(<JourneySection />, {
    at: '/journey/integration-support',
    api: { [care]: { name: 'Ann Lee', plans: [aPlanView(), closed] }, [tick]: donePlan() },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Write three sentences each evening.' }));
  await expect.poll(() => calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ done: true });
  expect(screen.queryByText('Last spring')).toBeNull();
  expect(screen.getByRole('link', { name: /^One plan is closed/u }).getAttribute('href')).toBe('/aftercare');
});

it('says in the inner portal that nobody wrote a plan yet', async () => {
  renderPage(<JourneySection />, {
    at: '/journey/integration-support',
    api: { [care]: { name: 'Ann Lee', plans: [] } },
  });
  expect(await screen.findByRole('heading', { name: 'No plan yet' })).toBeTruthy();
});

it('takes a tick back and says why it could not be kept', async () => {
  own({
    [care]: { name: 'Ann Lee', plans: [aPlanView()] },
    [tick]: new Answer(409, { status: 409, code: 'plan-closed', detail: 'This plan is closed.' }),
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Write three sentences each evening.' });
  fireEvent.click(box);
  expect((await screen.findByRole('alert')).textContent).toContain('This plan is closed.');
  expect(box.checked).toBe(false);
});

it('lets a practitioner write a plan, and says in place what is missing', async () => {
  const { calls } = staff({
    [care]: { name: 'A. L.', plans: [] },
    [`POST /api/aftercare/${careIds.client}/plans`]: new Answer(201, aPlanView()),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Write a plan' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save the plan' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Some fields need a look.');
  expect(screen.getByText('Give the plan a name.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name of the plan'), { target: { value: 'The first month at home' } });
  fireEvent.change(screen.getByLabelText('What is to be done'), { target: { value: 'Rest.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the plan' }));
  expect(await screen.findByRole('heading', { name: 'The first month at home' })).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  expect(sent?.body).toEqual({
    title: 'The first month at home',
    summary: null,
    items: [{ kind: 'task', text: 'Rest.', dueOn: null, assignee: 'client' }],
  });
});

it('keeps what was written when another window was quicker, and saves it on the second try', async () => {
  const versions: (string | null)[] = [];
  staff({
    [care]: { name: 'A. L.', plans: [aPlanView()] },
    [`PUT /api/aftercare/plans/${careIds.plan}`]: ({ headers }: Call) => {
      versions.push(headers.get('if-match'));
      const current = aPlanView({ version: 2 });
      if (versions.length === 1)
        return new Answer(412, { status: 412, code: 'changed-elsewhere', detail: 'Changed.', current });
      return aPlanView({ title: 'Another name', version: 3 });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Change the plan The first month at home' }));
  const form = within(screen.getByRole('form', { name: 'Change the plan' }));
  fireEvent.change(form.getByLabelText('Name of the plan'), { target: { value: 'Another name' } });
  fireEvent.click(form.getByRole('button', { name: 'Save the plan' }));
  expect((await form.findByRole('alert')).textContent).toContain('What you wrote is still here');
  fireEvent.click(form.getByRole('button', { name: 'Save the plan' }));
  expect(await screen.findByRole('heading', { name: 'Another name' })).toBeTruthy();
  expect(versions).toEqual(['"1"', '"2"']);
});
