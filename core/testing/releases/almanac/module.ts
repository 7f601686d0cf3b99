import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'almanac',
  title: 'Almanac',
  nouns: ['almanac'],
  needs: [],
  permissions: {},
  web: {
    roots: [{ route: '/almanac', access: 'open', nav: [{ label: 'Almanac', order: 95, place: 'footer' }] }],
    languages: ['de'],
  },
});
