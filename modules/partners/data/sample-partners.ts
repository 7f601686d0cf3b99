import type { PartnerView } from '../schemas/partner';

type SamplePartner = Pick<PartnerView, 'name' | 'type' | 'status' | 'city' | 'url'>;

/** Partners of a development start; none of them exists. */
export const samplePartners: readonly SamplePartner[] = [
  { name: 'Casa Alborada', type: 'Retreat house', status: 'active', city: 'Tarifa', url: 'https://alborada.example/' },
  { name: 'Fjordlys', type: 'Retreat house', status: 'active', city: 'Balestrand', url: 'https://fjordlys.example/' },
  { name: 'Hof am Moor', type: 'Retreat house', status: 'paused', city: 'Worpswede', url: null },
  { name: 'Linden Clinic', type: 'Medical practice', status: 'active', city: 'Berlin', url: 'https://linden.example/' },
  { name: 'Quiet Rails', type: 'Travel', status: 'active', city: 'Zürich', url: 'https://quiet-rails.example/' },
  { name: 'Still Water Press', type: 'Publisher', status: 'active', city: 'Galway', url: null },
  { name: 'Sundara Kitchen', type: 'Nutrition', status: 'active', city: 'Lisbon', url: 'https://sundara.example/' },
  { name: 'Tonraum', type: 'Music studio', status: 'paused', city: 'Leipzig', url: 'https://tonraum.example/' },
];
