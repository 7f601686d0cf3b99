import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'practitioner-pages',
  title: 'Practitioner pages',
  nouns: ['practitioner page'],
  capabilities: ['accounts'],
  needs: ['concerns', 'geo', 'inbox', 'matching', 'media', 'scheduling', 'sessions'],
  permissions: {
    // A practitioner's own page, credentials, guests and replies to reviews.
    'practitioner-pages.edit': ['practitioner'],
    // Approving pages, checking credentials, moderating reviews.
    'practitioner-pages.review': ['admin'],
    // A review of a practitioner with whom a client works.
    'practitioner-pages.write-review': ['client'],
  },
  tables: ['practitioner_pages', 'practitioner_credentials', 'practitioner_reviews', 'guest_introductions'],
  web: {
    languages: ['de', 'es'],
    fills: ['inbox.detail'],
    roots: [
      {
        route: '/practitioners',
        isOptional: true,
        access: 'open',
        nav: [
          {
            label: { en: 'Practitioners', de: 'Fachpersonen', es: 'Profesionales' },
            order: 15,
            place: 'footer',
          },
        ],
      },
      {
        route: '/team-portal/my-page',
        access: 'signed-in',
        under: 'team-portal',
        quickExit: false,
        nav: [{ label: 'My public page', order: 32, place: 'user-menu', roles: ['practitioner'] }],
      },
      {
        route: '/team-portal/practitioner-pages',
        access: 'signed-in',
        under: 'team-portal',
        quickExit: false,
        nav: [{ label: 'Practitioner pages', order: 32, place: 'user-menu', roles: ['admin'] }],
      },
    ],
  },
});
