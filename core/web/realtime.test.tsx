// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import { useCatchUp, useChannel } from '#core/web';

const heardBySocket = vi.hoisted(() => new Map<string, (message: object) => void>());
vi.mock('socket.io-client', () => ({
  io: () => ({
    active: true,
    connected: false,
    on: (event: string, hear: () => void) => heardBySocket.set(event, hear),
    onAny: () => undefined,
    emit: () => undefined,
    connect: () => undefined,
    disconnect: () => undefined,
  }),
}));

afterAll(() => void vi.doUnmock('socket.io-client'));
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const List = ({ onHeard }: { readonly onHeard: (event: string) => void }) => {
  useChannel(null, onHeard);
  return null;
};

it('says that something may have been missed when the server missed it, within seconds', async () => {
  const heard: string[] = [];
  renderPage(<List onHeard={(event) => heard.push(event)} />);
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(heardBySocket.has('missed')).toBe(true));
  heardBySocket.get('missed')?.({});
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toEqual(['reconnected']);
});

const Thread = ({ read }: { readonly read: () => void }) => {
  useCatchUp(read);
  return null;
};

it('reads a conversation anew each minute, but not behind another window', async () => {
  const read = vi.fn();
  renderPage(<Thread read={read} />);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(62_000);
  expect(read).toHaveBeenCalledTimes(2);
  state.mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(read).toHaveBeenCalledTimes(2);
  state.mockRestore();
});
