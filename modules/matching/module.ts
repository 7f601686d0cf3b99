import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'matching',
  title: 'Practitioner matching',
  needs: ['labors', 'profile'],
  permissions: { 'matching.run': ['client'] },
  tables: ['practitioners', 'practitioner_vectors', 'answer_vectors', 'matches', 'matching_jobs'],
  web: {
    roots: [
      {
        route: '/matching',
        access: 'signed-in',
        nav: [{ label: 'Matches', order: 50, place: 'bar', roles: ['client'] }],
      },
    ],
    fills: ['labors.aside', 'profile.quick-actions'],
  },
});
