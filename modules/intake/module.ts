import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'intake',
  title: 'Begin your journey',
  needs: ['profile'],
  permissions: {
    // Reads what came in and moves it on; medical and trauma answers need a live break-glass grant besides.
    'intake.manage': ['admin'],
    // Takes birth data from the own questionnaire over into the own profile.
    'intake.prefill': ['client'],
  },
  tables: ['intakes', 'intake_changes', 'intake_drafts', 'intake_draft_devices', 'intake_resume_links'],
  web: {
    roots: [
      {
        route: '/enhanced-intake',
        access: 'open',
        nav: [
          { label: { en: 'Begin journey', de: 'Reise beginnen', es: 'Empezar el viaje' }, order: 10, place: 'header' },
        ],
      },
      { route: '/personalized-journey', access: 'open' },
    ],
    languages: ['de', 'es'],
  },
});
