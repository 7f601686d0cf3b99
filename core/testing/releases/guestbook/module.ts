import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'guestbook',
  title: 'Guest book',
  nouns: ['guest book'],
  needs: [],
  permissions: { 'guestbook.write': ['client', 'practitioner'] },
  tables: ['guestbook_entries'],
  web: {
    roots: [
      {
        route: '/guestbook',
        access: 'signed-in',
        nav: [{ label: { en: 'Guest book', de: 'Gästebuch', es: 'Libro de visitas' }, order: 95, place: 'user-menu' }],
      },
    ],
    languages: ['de'],
  },
});
