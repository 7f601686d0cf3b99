// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { Toasts } from '#ui';
import type { CodeView } from '../../../schemas/studio';
import { Codes } from './codes';

const aCode = (id: string, name: string, state: CodeView['state']): CodeView => ({
  ...{ id, name, rate: 1_000, amount: null, currency: null, purpose: '', validFrom: '2026-11-01', validUntil: null },
  ...{ maxUses: null, oncePerPerson: true, uses: 2, state },
});
const list = '/api/studio/money/codes';

it('ends the selected codes, and on Undo resumes only those that ran before', async () => {
  const { calls } = renderPage(
    <>
      <Codes />
      <Toasts />
    </>,
    {
      at: '/team-portal/money?tab=codes&sort=uses',
      path: '/team-portal/money',
      user: aPerson({ role: 'admin' }),
      api: {
        [`GET ${list}`]: [aCode('a', 'SPRING', 'running'), aCode('b', 'WINTER', 'ended')],
        [`POST ${list}/a/end`]: () => aCode('a', 'SPRING', 'ended'),
        [`POST ${list}/b/end`]: () => aCode('b', 'WINTER', 'ended'),
        [`POST ${list}/a/resume`]: () => aCode('a', 'SPRING', 'running'),
      },
    },
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select SPRING' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select WINTER' }));
  fireEvent.click(screen.getByRole('button', { name: 'End' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const posts = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  await waitFor(() => expect(posts()).toEqual([`${list}/a/end`, `${list}/b/end`, `${list}/a/resume`]));
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    '/api/studio/money/exports/codes?sort=uses',
  );
});
