import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'calendar-sync',
  title: 'Other calendars',
  nouns: ['calendar feed', 'calendar account'],
  needs: ['geo', 'integrations', 'matching', 'scheduling', 'sessions'],
  permissions: { 'calendar-sync.connect': ['practitioner'] },
  tables: ['calendar_feeds', 'calendar_busy_times', 'calendar_accounts', 'calendar_entries', 'calendar_decisions'],
  web: { roots: [], fills: ['sessions.calendars', 'sessions.day'] },
});
