const berlin = { lat: 52.52437, lon: 13.41053, tz: 'Europe/Berlin' };

/** One birth of each type, one of unknown time, and one inside the polar circle. */
export const births = {
  manifestor: { birthDate: '1948-04-09', birthTime: '00:05', lat: 45.50884, lon: -73.58781, tz: 'America/Toronto' },
  generator: { birthDate: '1960-01-01', birthTime: '00:00', ...berlin },
  manifestingGenerator: { birthDate: '1960-02-18', birthTime: '07:55', ...berlin },
  projector: { birthDate: '1960-09-30', birthTime: '20:52', ...berlin },
  reflector: { birthDate: '1964-01-06', birthTime: '00:14', ...berlin },
  unknown: { birthDate: '1987-06-21', birthTime: null, ...berlin },
  polar: { birthDate: '1990-01-15', birthTime: '11:20', lat: 69.6489, lon: 18.95508, tz: 'Europe/Oslo' },
} as const;

/** What type each of them is; the unknown time leaves it certain. */
export const birthTypes: Readonly<Record<keyof typeof births, string>> = {
  manifestor: 'Manifestor',
  generator: 'Generator',
  manifestingGenerator: 'Manifesting Generator',
  projector: 'Projector',
  reflector: 'Reflector',
  unknown: 'Generator',
  polar: 'Generator',
};
