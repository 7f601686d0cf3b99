import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'intake',
  title: 'Begin your journey',
  nouns: ['intake'],
  needs: ['geo', 'inbox', 'knowledge', 'profile', 'records', 'reporting', 'studio'],
  permissions: {
    // Reads what came in and moves it on; medical and trauma answers need a live break-glass grant besides.
    'intake.manage': ['admin'],
    // Takes birth data from the own questionnaire over into the own profile.
    'intake.prefill': ['client'],
  },
  outsideEvents: {
    'intake.changed': 'A questionnaire came in, was changed by the team or is gone',
  },
  tables: [
    'intakes',
    'intake_changes',
    'intake_notes',
    'intake_drafts',
    'intake_draft_devices',
    'intake_resume_links',
    'intake_step_times',
    'intake_forms',
  ],
  web: {
    roots: [
      {
        route: '/enhanced-intake',
        isOptional: true,
        access: 'open',
        nav: [
          {
            label: { en: 'Begin journey', de: 'Reise beginnen', es: 'Empezar el viaje' },
            order: 10,
            place: 'header',
            icon: 'pen',
          },
        ],
      },
      { route: '/personalized-journey', access: 'open' },
      {
        route: '/admin/intakes',
        // A visitor gets the landing page with the sign-in over it; who is no admin gets a page that says so.
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Intakes', de: 'Fragebögen', es: 'Cuestionarios' },
            order: 19,
            place: 'user-menu',
            icon: 'pen',
            roles: ['admin'],
          },
        ],
      },
    ],
    slots: ['intake.acts'],
    fills: ['inbox.detail', 'team-portal.clients-waiting'],
    languages: ['de', 'es'],
  },
});
