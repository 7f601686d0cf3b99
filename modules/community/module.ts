import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'community',
  title: 'Community Forum',
  nouns: ['community', 'discussion', 'pod'],
  needs: ['inbox', 'safety'],
  permissions: {
    'community.talk': ['client', 'practitioner', 'admin'],
    'community.moderate': ['admin'],
  },
  tables: [
    'discussions',
    'discussion_responses',
    'post_revisions',
    'pods',
    'pod_members',
    'pod_requests',
    'pod_messages',
    'community_reports',
    'community_blocks',
    'notices',
    'notice_levels',
    'notice_digests',
  ],
  web: {
    roots: [
      {
        route: '/community',
        access: 'signed-in',
        search: 'q',
        nav: [
          {
            label: { en: 'Community', de: 'Gemeinschaft', es: 'Comunidad' },
            order: 40,
            place: 'bar',
            icon: 'people',
            key: 'c',
          },
        ],
      },
      // Mails lead here; whoever reads them need not be signed in.
      { route: '/unsubscribe', access: 'open' },
    ],
    fills: ['shell.bell', 'account.mail', 'journey.community'],
  },
});
