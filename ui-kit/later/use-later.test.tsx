// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useLater } from './use-later';

const Ornament = () => <svg aria-hidden="true">{useLater() && <path d="M0 0h1" />}</svg>;

it('keeps an ornament out of what the server draws, and draws it once the page is taken over', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Ornament />);
  expect(place.querySelector('path')).toBeNull();
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <Ornament />, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(place.querySelector('path')).not.toBeNull();
  expect(errors).toEqual([]);
  await act(async () => root.unmount());
});
