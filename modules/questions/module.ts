import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'questions',
  title: 'Questions of your own',
  nouns: ['reminder'],
  needs: ['labors', 'observations', 'safety', 'synthesis', 'text-analysis'],
  permissions: { 'questions.answer': ['client'] },
  tables: ['own_questions', 'own_question_answers', 'question_choices'],
  web: {
    roots: [
      { route: '/questions', access: 'signed-in' },
      // Mails lead here; their reader need not be signed in.
      { route: '/end-mails', access: 'open' },
    ],
    fills: ['labors.answered', 'account.mail'],
    languages: ['de', 'es'],
  },
});
