// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#core/testing/render';
import { VersionsList } from './versions-list';

test('lists what changed in the chart, and leads to the comparison of two versions', async () => {
  renderPage(<VersionsList />, {
    api: {
      'GET /api/holistic-profiles/versions': [
        { id: 'b', version: 2, createdAt: '2026-11-21T10:00:00Z', note: 'Changed: birth time', engine: 'e' },
        { id: 'a', version: 1, createdAt: '2026-11-20T10:00:00Z', note: 'First profile', engine: 'e' },
      ],
    },
  });
  expect(await screen.findByText('Changed: birth time')).toBeTruthy();
  expect(document.querySelector('a[href="/profile/versions"]')).toBeTruthy();
});
