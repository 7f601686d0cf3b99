// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import type { Line } from '../../../schemas/line';
import { AssistantPanel } from './assistant-panel';
import { emptyTalk } from './talk';

const view = {
  handOff: true,
  provider: null,
  canSearchOwn: true,
  settings: { ownAnswers: false, provider: null },
  ai: false,
  messaging: null,
  turns: [],
};
const done: Line = { kind: 'done', id: null, model: null };

/** A server that says these lines and then, unless it says otherwise, ends. */
const saying = (lines: readonly Line[], ends = true) => {
  const asked: unknown[] = [];
  const answer = vi.fn(async (path: string, init: RequestInit = {}) => {
    if (path !== '/api/assistant/messages') return new Response(JSON.stringify(view));
    asked.push(JSON.parse(String(init.body)));
    const body = new ReadableStream({
      start(controller) {
        // Cut in the middle of a line, as networks do.
        const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
        controller.enqueue(bytes.slice(0, 9));
        controller.enqueue(bytes.slice(9));
        if (ends) controller.close();
        init.signal?.addEventListener('abort', () => controller.error(new DOMException('stopped', 'AbortError')));
      },
    });
    return new Response(body);
  });
  vi.stubGlobal('fetch', answer);
  return asked;
};

let refuse: (answer: Answer) => void = () => undefined;
let refused: Promise<Answer>;

const open = async () => {
  renderPage(<AssistantPanel open onClose={() => undefined} wish={{}} />, {
    user: aPerson(),
    api: { 'GET /api/assistant': view, 'PUT /api/assistant/settings': () => refused },
  });
  await screen.findByRole('button', { name: 'Ask a person' });
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
};
const ask = (box: HTMLTextAreaElement, text: string) => {
  fireEvent.change(box, { target: { value: text } });
  fireEvent.keyDown(box, { key: 'Enter' });
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  act(emptyTalk);
  refused = new Promise((done) => {
    refuse = done;
  });
});

describe('the guide', () => {
  it('sends with Enter, empties the box and shows the answer with its source', async () => {
    const box = await open();
    const source = { source: 'help:x', title: 'What it costs', path: '/client-journey', own: false };
    const asked = saying([{ kind: 'passage', text: 'It is free.', ...source }, done]);
    ask(box, ' What does it cost? ');
    expect(box.value).toBe('');
    expect(await screen.findByText('It is free.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'What it costs' }).getAttribute('href')).toBe('/client-journey');
    expect(asked).toEqual([{ text: 'What does it cost?', language: 'en' }]);
  });

  it('sends nothing blank, and Shift with Enter only begins a new line', async () => {
    const box = await open();
    const asked = saying([done]);
    ask(box, '  \n ');
    fireEvent.change(box, { target: { value: 'one' } });
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    expect(asked).toEqual([]);
    expect(box.value).toBe('one');
  });

  it('stops on request, and keeps what came', async () => {
    const box = await open();
    saying([{ kind: 'said', text: 'A retreat' }], false);
    ask(box, 'What is a retreat?');
    expect(await screen.findByText('A retreat')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped.')).toBeTruthy();
    expect(screen.getByText('A retreat')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  });

  it('offers another try when the answer breaks off', async () => {
    const box = await open();
    saying([{ kind: 'said', text: 'A retr' }]);
    ask(box, 'What is a retreat?');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be brought here');
    const asked = saying([{ kind: 'unknown' }, done]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/I do not know/)).toBeTruthy();
    expect(asked).toEqual([{ text: 'What is a retreat?', language: 'en' }]);
  });

  it('says that it is getting ready, and then answers', async () => {
    const box = await open();
    let follow: (line: Line) => void = () => undefined;
    const body = new ReadableStream({
      start(controller) {
        const write = (line: Line) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
        write({ kind: 'preparing' });
        follow = (line) => {
          write(line);
          write(done);
          controller.close();
        };
      },
    });
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/api/assistant/messages' ? new Response(body) : new Response(JSON.stringify(view)),
    );
    ask(box, 'What would it come to?');
    expect(await screen.findByText(/still reading Hedo's pages/)).toBeTruthy();
    const source = { source: 'help:x', title: 'Prices', path: '/x', own: false };
    act(() => follow({ kind: 'passage', text: 'It is free.', ...source }));
    expect(await screen.findByText('It is free.')).toBeTruthy();
    expect(screen.queryByText(/still reading Hedo's pages/)).toBeNull();
  });

  it('offers another try when it was not ready in time, and never says that it does not know', async () => {
    const box = await open();
    saying([{ kind: 'preparing' }, done]);
    ask(box, 'What would it come to?');
    expect(await screen.findByText(/Please ask again in a moment/)).toBeTruthy();
    expect(screen.queryByText(/None of Hedo's pages/)).toBeNull();
    const asked = saying([{ kind: 'courtesy', courtesy: 'thanks', language: null }, done]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You are welcome. Ask me whenever you like.')).toBeTruthy();
    expect(asked).toEqual([{ text: 'What would it come to?', language: 'en' }]);
  });

  it('replies to thanks in their language, and asks for no verdict on it', async () => {
    const box = await open();
    saying([{ kind: 'courtesy', courtesy: 'thanks', language: 'es' }, done]);
    ask(box, 'gracias');
    expect((await screen.findByText('De nada. Pregúntame cuando quieras.')).lang).toBe('es');
    expect(screen.queryByRole('button', { name: 'Useful' })).toBeNull();
  });

  it('shows an answer in its language with the way to a person', async () => {
    const box = await open();
    const source = { source: 'help:medicines.de', title: 'Medikamente', path: '/contact', own: false };
    saying([{ kind: 'passage', language: 'de', text: 'Bitte setze nichts ab.', ...source }, { kind: 'person' }, done]);
    ask(box, 'Soll ich meine Tabletten absetzen?');
    const words = await screen.findByText('Bitte setze nichts ab.');
    expect(words.closest('blockquote')?.lang).toBe('de');
    expect(screen.getByRole('link', { name: 'Medikamente' }).lang).toBe('de');
    expect(await screen.findAllByRole('button', { name: 'Ask a person' })).toHaveLength(2);
  });

  it('takes a permission back that the server did not note', async () => {
    await open();
    const own = screen.getByRole<HTMLInputElement>('checkbox', { name: /Search my own answers/, hidden: true });
    fireEvent.click(own);
    await waitFor(() => expect(own.checked).toBe(true));
    refuse(new Answer(503, { title: 'Away' }));
    await waitFor(() => expect(own.checked).toBe(false));
  });
});
