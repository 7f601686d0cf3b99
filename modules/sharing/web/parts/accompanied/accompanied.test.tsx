// @vitest-environment happy-dom
import { configure, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import { ids } from '#modules/matching/web/testing/practitioners';
import type { ConsentRow } from '../../../schemas/consent';
import { anaAsks, anaRow, overviewWith } from '../../testing/consents';
import { Accompanied } from './accompanied';

configure({ asyncUtilTimeout: 8000 });

const open = (row: ConsentRow) =>
  renderPage(<Accompanied matchId={ids.ana} name="Ana Reyes" />, {
    at: '/journey/practitioner',
    api: { 'GET /api/consents/me': overviewWith([row]) },
  });

it('shows what is open with its last reading, and what is asked for', async () => {
  open(anaRow({ requests: anaAsks(['labor:1']) }));
  const shared = within(await screen.findByRole('region', { name: 'What Ana Reyes may read' }));
  const items = shared.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toHaveLength(2);
  expect(items[0]).toContain('not read yet');
  expect(items[1]).toMatch(/^Labor 3: Relationships & Loveread .*2026/u);
  expect(shared.getByText('Ana Reyes asks to read one more thing of yours.')).toBeTruthy();
  expect(shared.getByRole('link', { name: 'Choose what Ana Reyes may read' }).getAttribute('href')).toBe(
    '/matching/sharing',
  );
});

it('says that nothing is open where nothing is, also when a consent has ended', async () => {
  const ended = anaRow();
  const consent = ended.consent && { ...ended.consent, state: 'expired' as const };
  open({ ...ended, consent });
  expect(await screen.findByText(/^Nothing yet. Ana Reyes reads no line of yours/u)).toBeTruthy();
});
