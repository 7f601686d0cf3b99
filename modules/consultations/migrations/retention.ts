import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  consultation_appointments: { with: 'consultation_requests' },
  consultation_history: { with: 'consultation_requests' },
  consultation_hours: 'with the account',
  consultation_notes: { with: 'consultation_requests' },
  consultation_requests: {
    clocks: [
      {
        keep: '12 months',
        from: 'created_at',
        unless: {
          sql: `exists (select from consultation_appointments a where a.request_id = t.id and a.ends_at > now() and a.status = 'confirmed')`,
          why: 'whoever is expected keeps their booking',
        },
      },
    ],
    otherwise: 'with the account',
  },
};
