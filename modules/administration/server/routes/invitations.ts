import { toPath } from '#core/contract/endpoint';
import { conflict, invalid, notFound } from '#core/contract/errors';
import { implement } from '#core/contract/implement';
import { type Route, respond } from '#core/contract/route';
import * as contract from '#core/schemas/contracts';
import * as api from '#core/schemas/endpoints';
import { canonicalEmail } from '#core/server/auth/email-address';
import { createMailboxFullError } from '#core/server/auth/notice-limit';
import { originOf } from '#core/server/auth/origin';
import { currentRequest } from '#core/server/auth/request-context';
import type { AdminParts } from '#core/server/break-glass/parts';
import { invitationMail } from '../mails';
import { addInvitation, listInvitations, withdrawInvitation } from '../queries/invitations';

const access = { permission: 'core.manage-people' } as const;

interface Known {
  readonly role: string;
  readonly suspended_at: string | null;
  readonly deleted_at: string | null;
}

/**
 * `POST /api/invitations`: mails a link; a person who is a client already changes role by accepting it. Where no mail can be sent the
 * admin gets the link to pass on, this once and on record.
 */
const inviteRoute = ({ config, mail, audit, notices }: AdminParts): Route =>
  implement(api.createInvitation, contract.createInvitation, {
    access,
    limit: { points: 60, seconds: 3600, by: 'person' },
    bodyLimit: 4 * 1024,
    handle: async ({ user, body, trx, request }) => {
      const email = canonicalEmail(body.email.trim());
      if (email === null) throw invalid('email', 'Enter an email address such as name@example.com.');
      const known = await trx('users').where({ email }).first<Known | undefined>('role', 'suspended_at', 'deleted_at');
      if (known?.suspended_at || known?.deleted_at)
        throw conflict('inactive', 'The account with this address is not active. Restore it in the list of people.');
      if (known && known.role !== 'client')
        throw conflict('has-role', 'This person belongs to the team already. Change the role in the list of people.');
      if (!(await notices.mayNotify(email))) throw createMailboxFullError();
      const linkShown = config.smtpUrl === null;
      const { view, token } = await addInvitation(trx, { email, role: body.role, by: user.id, linkShown });
      const link = `${originOf(config, currentRequest())}/invitation?token=${token}`;
      await mail.send(trx, invitationMail(email, body.role, link));

      await audit(
        trx,
        {
          actor: user.id,
          action: linkShown ? 'invitation.link-shown' : 'invitation.sent',
          object: view.id,
          detail: { role: body.role },
        },
        request.id,
      );
      return respond({ ...view, link: linkShown ? link : null }, { headers: { 'Cache-Control': 'no-store' } });
    },
  });

/** `GET /api/invitations`: newest first. */
const listRoute = ({ audit }: AdminParts): Route =>
  implement(api.listInvitations, contract.listInvitations, {
    access,
    handle: async ({ user, query, trx: db, request }) => {
      const { page, more } = await listInvitations(db, query);
      await audit(db, { actor: user.id, action: 'invitations.listed', detail: { count: page.length } }, request.id);
      const last = page.at(-1);
      const { state, limit = 50 } = query;
      const rest = { limit, before: last?.createdAt ?? '', beforeId: last?.id ?? '' };
      return respond([...page], {
        next: more ? toPath(api.listInvitations, { query: { ...(state ? { state } : {}), ...rest } }) : null,
        headers: { 'Cache-Control': 'no-store' },
      });
    },
  });

/** `DELETE /api/invitations/{id}`: its link opens nothing any more. One that was accepted is a person and stays: 409. */
const withdrawRoute = ({ audit }: AdminParts): Route =>
  implement(api.withdrawInvitation, contract.withdrawInvitation, {
    access,
    load: async ({ params, db }) => {
      const row = await db('invitations').where({ id: params.id }).first<{ id: string } | undefined>('id');
      if (!row) throw notFound('invitation');
      return row.id;
    },
    handle: async ({ user, loaded, trx, request }) => {
      if (!(await withdrawInvitation(trx, loaded)))
        throw conflict('not-open', 'This invitation was accepted or withdrawn before.');
      await audit(trx, { actor: user.id, action: 'invitation.withdrawn', object: loaded }, request.id);
    },
  });

/** Invitations as the team sends, lists and takes them back. */
export const invitationRoutes = (parts: AdminParts): readonly Route[] => [
  inviteRoute(parts),
  listRoute(parts),
  withdrawRoute(parts),
];
