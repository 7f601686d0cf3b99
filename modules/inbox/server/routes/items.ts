import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { implement, respond, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import type { ItemRef } from '../../schemas/items';
import { addInboxNote } from '../actions/add-inbox-note';
import { announcePresence } from '../actions/announce-presence';
import { changeInboxItem } from '../actions/change-inbox-item';
import { sendInboxReply } from '../actions/send-inbox-reply';
import { getItemView } from '../queries/item-view';
import { countItems, listInboxPage } from '../queries/items';
import { findItem } from '../queries/sources';
import { listStaff } from '../queries/staff';
import { type Settings, takesMails } from '../settings';

const access = { permission: 'inbox.work' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;

const reading = (core: Core, settings: Settings) => ({
  listInboxItems: implement(api.listInboxItems, contract.listInboxItems, {
    access,
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await listInboxPage(core, user, query);
      await core.audit.record(trx, { actor: user.id, action: 'inbox.listed', detail: { count: rows.length } });
      return respond(rows, { next: next && toPath(api.listInboxItems, { query: { ...query, after: next } }) });
    },
  }),
  countInboxItems: implement(api.countInboxItems, contract.countInboxItems, {
    access,
    handle: ({ user }) => countItems(core, user),
  }),
  listInboxStaff: implement(api.listInboxStaff, contract.listInboxStaff, {
    access,
    handle: ({ trx }) => listStaff(core, trx),
  }),
  getInboxItem: implement(api.getInboxItem, contract.getInboxItem, {
    access,
    load: ({ user, params }) => findItem(core, user, params),
    handle: async ({ user, loaded, trx }) => {
      const hasInbound = takesMails(settings);
      const view = await getItemView(core, user, loaded, hasInbound);
      if (!view) throw notFound('item');
      await core.audit.record(trx, {
        actor: user.id,
        action: 'inbox.read',
        subject: loaded.facts.personId,
        object: `${loaded.kind}:${loaded.id}`,
      });
      return respond(view, { etag: view.item.version });
    },
  }),
});

/** What waits for the team, and what it does about it. Each item is open to those who may see its source. */
export const itemRoutes = (core: Core, settings: Settings) => {
  const load = ({ user, params }: { readonly user: User; readonly params: ItemRef }) => findItem(core, user, params);
  return {
    ...reading(core, settings),
    changeInboxItem: implement(api.changeInboxItem, contract.changeInboxItem, {
      access,
      limit,
      load,
      handle: async ({ user, loaded, body, request, trx }) => {
        const item = await changeInboxItem(core, trx, user, loaded, body, request.ifMatch);
        return respond(item, { etag: item.version });
      },
    }),
    addInboxNote: implement(api.addInboxNote, contract.addInboxNote, {
      access,
      limit,
      load,
      handle: ({ user, loaded, body, trx }) => addInboxNote(core, trx, user, loaded, body),
    }),
    sendInboxReply: implement(api.sendInboxReply, contract.sendInboxReply, {
      access,
      limit: { points: 30, seconds: 60, by: 'person' },
      load,
      handle: ({ user, loaded, body, trx }) =>
        sendInboxReply(core, trx, user, loaded, body, takesMails(settings) ? settings.inboundAddress : ''),
    }),
    announcePresence: implement(api.announcePresence, contract.announcePresence, {
      access,
      limit: { ...limit, local: true },
      load,
      handle: async ({ user, params, body }) => announcePresence(core, user.id, params, body),
    }),
  };
};
