// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part';

const Sheet = ({ name }: { readonly name: string }) => <p>Sheet of {name}</p>;
const Broken = () => {
  throw new Error('broken inside');
};

class Page extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>The page is gone</p> : this.props.children;
  }
}

const open = <P extends object>(Part: ComponentType<P>, props: P) =>
  render(
    <Page>
      <p>What was written</p>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </Page>,
  );

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

test('comes when it is drawn', async () => {
  open(
    lazyPart(async () => Sheet),
    { name: 'Clara' },
  );
  expect(await screen.findByText('Sheet of Clara')).toBeTruthy();
});

test('that does not arrive leaves the rest of the page, says so and comes at the next try', async () => {
  let online = false;
  const Part = lazyPart(async () => {
    if (!online) throw new Error('Loading chunk 7 failed');
    return Sheet;
  });
  open(Part, { name: 'Clara' });
  expect((await screen.findByRole('alert')).textContent).toContain('This part did not arrive.');
  expect(screen.getByText('What was written')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  online = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sheet of Clara')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('is fetched anew where it is drawn another time', async () => {
  let online = false;
  const Part = lazyPart(async () => {
    if (!online) throw new Error('Loading chunk 7 failed');
    return Sheet;
  });
  const first = open(Part, { name: 'Clara' });
  await screen.findByRole('alert');
  first.unmount();
  online = true;
  open(Part, { name: 'Ruth' });
  expect(await screen.findByText('Sheet of Ruth')).toBeTruthy();
});

test('that arrives and fails is a matter of the page', async () => {
  open(
    lazyPart(async () => Broken),
    {},
  );
  expect(await screen.findByText('The page is gone')).toBeTruthy();
});
