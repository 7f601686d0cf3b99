import type { TestApp } from '#core/testing/app';
import type { Answered, Client } from '#core/testing/client';
import { connectionWording } from '../schemas/values';

const wording = connectionWording;

/** An invitation by a link: its id and code. */
export const anInvitation = async (from: Client, label = 'A friend'): Promise<{ id: string; code: string }> => {
  const { status, body } = await from.post('/api/connections', { label, wording });
  if (status !== 202) throw new Error(`no invitation was made: ${status} ${body?.detail}`);
  return { id: body.id, code: body.linkCode };
};

/** An invitation which the other has opened and not answered; its id. */
export const aReceivedInvitation = async (from: Client, to: Client): Promise<string> => {
  const { code } = await anInvitation(from);
  const { status, body } = await to.post('/api/connections/redeem', { code });
  if (status !== 200) throw new Error(`the invitation was not opened: ${status} ${body?.detail}`);
  return body.id;
};

/** Two clients who see each other's chart; the id of their connection. */
export const aConnection = async (a: Client, b: Client): Promise<string> => {
  const id = await aReceivedInvitation(a, b);
  const { status, body } = await b.post(`/api/connections/${id}/accept`, { wording });
  if (status !== 200) throw new Error(`the invitation was not accepted: ${status} ${body?.detail}`);
  return id;
};

/** Secret of the newest mailed invitation to an address; '' when there is none. */
export const mailedCode = async (app: TestApp, to: string): Promise<string> => {
  await app.runJobs();
  const mail = (await app.mails(to)).at(-1);
  return /\/profile\/connections\?code=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};

/** What the list of a client says. */
export const listOf = async (client: Client) =>
  (await client.get('/api/connections')).body as {
    connections: { id: string; state: string; name: string }[];
    past: { id: string; what: string; by: string; name: string }[];
  };
/** The state of a connection in somebody's list; undefined where it does not stand. */
export const stateFor = async (client: Client, id: string): Promise<string | undefined> =>
  (await listOf(client)).connections.find((one) => one.id === id)?.state;
export const chartOf = (client: Client, id: string): Promise<Answered> => client.get(`/api/connections/${id}/chart`);
export const accept = (client: Client, id: string): Promise<Answered> =>
  client.post(`/api/connections/${id}/accept`, { wording });
export const end = (client: Client, id: string): Promise<Answered> => client.delete(`/api/connections/${id}`);
