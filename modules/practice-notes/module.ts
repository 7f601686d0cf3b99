import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'practice-notes',
  title: 'Notes and questionnaires',
  nouns: ['practice note', 'questionnaire', 'practice document', 'supervision'],
  needs: ['matching', 'records', 'safety', 'sessions', 'studio'],
  permissions: {
    // Notes, preparation and questionnaires of a practitioner about clients who accepted them.
    'practice-notes.practise': ['practitioner'],
    // What a client sees of it: shared notes, and questionnaires to answer.
    'practice-notes.answer': ['client'],
    // Documents that the two hand each other.
    'practice-notes.documents': ['client', 'practitioner'],
    // Supervision: whom a client lets read, and what a supervisor may read.
    'practice-notes.supervision': ['client', 'practitioner'],
  },
  tables: [
    'practice_notes',
    'practice_note_versions',
    'practice_note_addenda',
    'practice_measures',
    'practice_documents',
    'practice_supervisions',
  ],
  web: {
    languages: ['de', 'es'],
    roots: [
      { route: '/practice/clients', access: 'signed-in', under: 'sessions' },
      { route: '/practice/supervision', access: 'signed-in', under: 'sessions' },
      {
        route: '/between-sessions',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Between sessions', de: 'Zwischen den Sitzungen', es: 'Entre sesiones' },
            order: 15,
            place: 'user-menu',
            icon: 'pen',
            roles: ['client'],
          },
        ],
      },
    ],
    fills: ['sessions.session', 'sessions.day'],
  },
});
