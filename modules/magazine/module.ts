import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'magazine',
  title: 'Transformation Journal',
  nouns: ['article', 'magazine'],
  needs: ['knowledge', 'media', 'reporting', 'studio', 'text-analysis'],
  permissions: {
    // Writes drafts, hands them in for review, reads and changes the own ones.
    'magazine.draft': ['practitioner', 'admin'],
    // Reads and changes all articles, schedules, publishes, archives.
    'magazine.write': ['admin'],
  },
  outsideEvents: {
    'magazine.changed': 'An article appeared, was changed or was taken away',
  },
  tables: [
    'articles',
    'article_counts',
    'article_leads',
    'article_revisions',
    'article_former_slugs',
    'article_likes',
    'article_bookmarks',
    'article_views_today',
    'article_view_salts',
    'article_words',
  ],
  web: {
    roots: [
      {
        route: '/magazine',
        isOptional: true,
        access: 'open',
        search: 'q',
        nav: [{ label: { en: 'Insights', de: 'Einsichten', es: 'Ideas' }, order: 20, place: 'header', icon: 'book' }],
      },
    ],
    languages: ['de', 'es'],
    overlays: [
      {
        id: 'search',
        label: { en: 'Search', de: 'Suchen', es: 'Buscar' },
        icon: 'search',
        order: 90,
        place: 'hidden',
        frame: 'own',
        shortcuts: ['mod+k', '/'],
      },
    ],
  },
});
