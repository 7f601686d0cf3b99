import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'inbox',
  title: 'Inbox',
  nouns: ['inbox item'],
  needs: [],
  // What somebody finds in it is decided by each source's own permission besides.
  permissions: { 'inbox.work': ['admin'] },
  tables: ['inbox_items', 'inbox_notes', 'inbox_mentions', 'inbox_messages', 'inbox_templates'],
  web: {
    roots: [
      {
        route: '/management/inbox',
        access: 'signed-in',
        under: 'team-portal',
        search: 'q',
        quickExit: false,
        nav: [{ label: 'Inbox', order: 4, place: 'user-menu', icon: 'letter', roles: ['admin'], key: 'i' }],
      },
    ],
    slots: ['inbox.detail'],
  },
});
