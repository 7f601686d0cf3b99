import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  experiences: { name: 'keep', focus: 'keep', location: 'keep', zone: 'keep', partner_name: 'keep' },
  retreat_messages: {
    text_encrypted: {
      context: 'retreat_messages:text_encrypted:{id}',
      owner: null,
      sample: '{"subject":"A message","text":"Invented words stand here."}',
    },
  },
  retreat_papers: { type: 'null', file_id: 'null', note_encrypted: 'null' },
  retreat_places: {
    reference: 'shape',
    title: 'keep',
    room_name: 'keep',
    terms: 'keep',
    details_encrypted: {
      context: 'retreat_places:details_encrypted:{id}',
      owner: 't.user_id',
      sample: '{"diet":[],"dietNote":"","health":null,"emergencyContact":"","answers":[]}',
    },
    rooming: 'words',
  },
  retreat_rooms: { name: 'keep', description: 'keep' },
  retreats: { slug: 'keep', title: 'keep', content: 'keep', pending: 'keep' },
};
