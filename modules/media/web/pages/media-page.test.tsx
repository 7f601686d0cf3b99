// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Answer, aPerson, type Call, type RenderOptions, renderPage } from '#core/testing/render';
import { partBytes } from '../../schemas/values';
import { aFile } from '../testing/files';
import { MediaPage } from './media-page';

const studio = '/api/studio/media';
const uploadId = '00000000-0000-4000-8000-0000000000a1';
const open = (api: RenderOptions['api'], at = '/team-portal/media') =>
  renderPage(<MediaPage />, {
    at,
    path: '/team-portal/media',
    user: aPerson({ role: 'admin' }),
    api: { [`GET ${studio}/uploads`]: [], [`GET ${studio}`]: [], ...api },
  });
const anUpload = (size: number, received = 0, name = 'walk.mp4') => ({
  id: uploadId,
  name,
  size,
  received,
  partSize: partBytes,
  expiresAt: '2026-11-25T08:00:00.000000Z',
});
const choose = (file: File): void => {
  fireEvent.change(screen.getByLabelText('Choose files', { selector: 'input' }), { target: { files: [file] } });
};
const problem = (status: number, code: string, detail: string) =>
  new Answer(status, { title: 'No', status, code, detail });

describe('the list', () => {
  it('says how to begin when nothing is there, and when a filter hides everything', async () => {
    open({});
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
  });

  it('offers the way back when a filter hides everything', async () => {
    open({}, '/team-portal/media?q=lake&kind=video');
    expect(await screen.findByRole('button', { name: 'Show all files' })).toBeTruthy();
  });

  it('asks nothing for a practitioner', () => {
    const { calls } = renderPage(<MediaPage />, { user: aPerson({ role: 'practitioner' }) });
    expect(calls).toEqual([]);
  });
});

describe('editing a file', () => {
  it('saves texts and the focal point by version, with the keyboard alone', async () => {
    const sent: Call[] = [];
    open({
      [`GET ${studio}`]: [aFile()],
      [`PATCH ${studio}/${aFile().id}`]: (call: Call) => {
        sent.push(call);
        return aFile({ alt: 'A lake', version: 2 });
      },
    });
    expect(await screen.findByText('No description')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit lake.png' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'lake.png' }));
    fireEvent.change(dialog.getByLabelText('Description for those who cannot see the picture'), {
      target: { value: 'A lake' },
    });
    fireEvent.keyDown(dialog.getByRole('slider', { name: 'From the left' }), { key: 'Home' });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ alt: 'A lake', focalPoint: { x: 0, y: 0.5 } });
    expect(sent[0]?.headers.get('if-match')).toBe('"1"');
    await waitFor(() => expect(screen.queryByText('No description')).toBeNull());
  });

  it('shows at the field what is missing, and what somebody else wrote meanwhile', async () => {
    let round = 0;
    open({
      [`GET ${studio}`]: [aFile()],
      [`PATCH ${studio}/${aFile().id}`]: () => {
        round += 1;
        if (round === 2)
          return new Answer(412, {
            title: 'No',
            status: 412,
            code: 'changed-elsewhere',
            detail: 'This was changed elsewhere.',
            current: aFile({ alt: 'Theirs', version: 5 }),
          });
        const message = 'Say what the picture shows, or mark it as decorative.';
        return new Answer(422, {
          title: 'No',
          status: 422,
          code: 'invalid',
          detail: message,
          fields: [{ path: 'alt', message }],
        });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit lake.png' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Say what the picture shows, or mark it as decorative.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByDisplayValue('Theirs')).toBeTruthy();
  });

  it('offers no deletion of what is in use, and leads to the place', async () => {
    const uses = [{ label: 'Six breaths', path: '/magazine/desk/1', isPublic: true }];
    open({ [`GET ${studio}`]: [aFile({ uses })] });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit lake.png' }));
    expect((await screen.findByRole('link', { name: 'Six breaths' })).getAttribute('href')).toBe('/magazine/desk/1');
    expect(screen.queryByRole('button', { name: 'Delete file' })).toBeNull();
  });
});

describe('uploading', () => {
  it('goes on where an earlier try stopped, part by part', async () => {
    const size = 2 * partBytes + 10;
    const offsets: string[] = [];
    open({
      [`GET ${studio}/uploads`]: [anUpload(size, partBytes)],
      [`PATCH ${studio}/uploads/${uploadId}`]: ({ body }: Call) => {
        const form = body as FormData;
        offsets.push(`${form.get('offset')}+${(form.get('part') as File).size}`);
        return anUpload(size, Math.min(size, Number(form.get('offset')) + partBytes));
      },
      [`POST ${studio}/uploads/${uploadId}/finish`]: aFile({ name: 'walk.mp4' }),
    });
    expect(await screen.findByText(/One upload was not finished/)).toBeTruthy();
    choose(new File([new Uint8Array(size)], 'walk.mp4'));
    expect(await screen.findByText('In the library')).toBeTruthy();
    expect(offsets).toEqual([`${partBytes}+${partBytes}`, `${2 * partBytes}+10`]);
  });

  it('pauses when the connection breaks, and continues on a press', async () => {
    let round = 0;
    open({
      [`POST ${studio}/uploads`]: new Answer(201, anUpload(10)),
      [`PATCH ${studio}/uploads/${uploadId}`]: () => {
        round += 1;
        return round === 1 ? problem(503, 'unavailable', 'Away for a moment.') : anUpload(10, 10);
      },
      [`POST ${studio}/uploads/${uploadId}/finish`]: new Answer(201, aFile()),
    });
    choose(new File([new Uint8Array(10)], 'walk.mp4'));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue the upload of walk.mp4' }));
    expect(await screen.findByText('In the library')).toBeTruthy();
  });

  it('says in words why a file is not taken, and forgets it', async () => {
    const { calls } = open({
      [`POST ${studio}/uploads`]: new Answer(201, anUpload(5, 0, 'drawing.svg')),
      [`PATCH ${studio}/uploads/${uploadId}`]: problem(422, 'file-refused', 'This kind of file is not taken.'),
      [`DELETE ${studio}/uploads/${uploadId}`]: new Answer(204),
    });
    choose(new File(['<svg/>'], 'drawing.svg'));
    expect(await screen.findByText('This kind of file is not taken.')).toBeTruthy();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
    expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
  });

  it('sends no empty file', async () => {
    const { calls } = open({});
    choose(new File([], 'nothing.png'));
    expect(await screen.findByText('This file is empty.')).toBeTruthy();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
