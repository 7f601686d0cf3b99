import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';
import { aDraft, aSpecifiedForm, sendIntake } from './factory';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ app, callers, canary }) => {
  const own = await sendIntake(callers.owner, { griefLoss: `${canary}, and nobody else’s`, allergies: canary });
  await aDraft(callers.owner, { answers: { familyPatterns: canary, medications: canary } });
  let count = 0;
  /** The secret of a link asked for just now, as its mail tells. */
  const token = async (): Promise<string> => {
    count += 1;
    const email = `resume-${count}@example.test`;
    const visitor = await app.as('anon');
    await aDraft(visitor);
    await visitor.post('/api/intake-drafts/me/resume-link', { email });
    const [mail] = await app.mails(email);
    return /#resume=([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  /** The secret of a form sent just now. */
  const withdraw = async (): Promise<string> => {
    count += 1;
    const email = `withdraw-intake-${count}@example.test`;
    await sendIntake(await app.as('anon'), { email });
    const [mail] = await app.mails(email);
    return /withdraw#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  /** The secret of the link that shows how far a form is. */
  const status = async (): Promise<string> => {
    count += 1;
    const email = `status-${count}@example.test`;
    await sendIntake(await app.as('anon'), { email });
    const [mail] = await app.mails(email);
    return /status#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const drafted = async (_principal: unknown, client: Client) => {
    const { version } = await aDraft(client);
    return { headers: { 'if-match': `"${version}"` } };
  };
  return {
    'POST /api/create-birth-profile': {
      fresh: true,
      body: {
        firstName: 'Clara',
        lastName: 'Moreau',
        email: 'clara@example.test',
        dateOfBirth: '1984-03-14',
        birthTime: '07:25',
        timezone: 'America/New_York',
      },
    },
    'POST /api/enhanced-intake': { fresh: true, body: aSpecifiedForm({ journeyType: 'practitioner' }) },
    'POST /api/intake-drafts': { fresh: true, body: { answers: { firstName: 'Clara', email: 'clara@example.test' } } },
    'GET /api/intake-drafts/me': {},
    'PUT /api/intake-drafts/me': {
      fresh: true,
      headers: { 'if-match': '"1"' },
      body: { answers: { careerPurpose: 'Half a sen' }, step: 8 },
      before: drafted,
    },
    'DELETE /api/intake-drafts/me': { fresh: true, before: drafted },
    'POST /api/intake-drafts/me/resume-link': { body: { email: 'elsewhere@example.test' } },
    'POST /api/intake-drafts/resume': {
      fresh: true,
      body: { token: await token() },
      before: async () => ({ body: { token: await token() } }),
    },
    'POST /api/intakes/withdraw': {
      body: { token: await withdraw() },
      before: async () => ({ body: { token: await withdraw() } }),
    },
    'POST /api/intakes/status': { body: { token: await status() } },
    'GET /api/intakes/me': {},
    'GET /api/intakes/me/prefill': {},
    'GET /api/admin/intakes': {},
    'GET /api/admin/intakes/counts': {},
    'POST /api/admin/intakes/{id}/notes': {
      params: { id: own.id },
      body: { text: 'Wrote back, waiting for an answer.' },
    },
    'GET /api/admin/intakes/{id}': { params: { id: own.id } },
    'PATCH /api/admin/intakes/{id}': {
      params: { id: own.id },
      headers: { 'if-match': '"1"' },
      body: { status: 'contacted' },
    },
  };
};
