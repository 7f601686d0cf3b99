import type { Wording } from '../wording';
import { echoing } from './echoing';
import { experiments } from './experiments';
import { calm, frame } from './frame';
import { grammar } from './grammar';
import { lenses } from './lenses';
import { moving } from './moving';
import { remarking } from './remarking';
import { returning } from './returning';
import { speaking } from './speaking';
import { turning } from './turning';

export const spanish: Wording = {
  grammar,
  sections: { ...echoing, ...remarking, ...returning, ...speaking, ...turning, ...moving },
  lenses,
  calm,
  experiments,
  frame,
  parts: {
    'opening.counts': 'de dónde parte esta lectura',
    'opening.title': 'de dónde sale el título',
    'opening.path': 'el camino de esta lectura',
    'opening.centre': 'qué trabajo se cita más',
    'opening.since': 'lo nuevo desde la última versión',
    'chart.design': 'tu Human Design',
    'chart.keys': 'tu Life’s Work',
    'chart.sky': 'el cielo de tu nacimiento',
    'closing.unused': 'qué trabajos no se citan',
    'closing.voices': 'qué palabras ajenas quedaron aparte',
    'closing.lifeline': 'los años que nombras',
    'closing.open': 'cuántos trabajos quedan abiertos',
    theme: '{title}',
    insight: '{title}',
    practice: 'el experimento {title}',
    opening: 'un párrafo del principio',
    closing: 'un párrafo del final',
    chart: 'un párrafo sobre la carta',
  },
  chart: {
    design: 'Tu Human Design nombra {facts}.',
    centers: 'Definidos: {facts}.',
    keys: 'Life’s Work está en la puerta y línea {facts}.',
    sky: 'En el cielo de tu nacimiento: {facts}.',
    apart: 'Son datos de la carta; nada de lo anterior se dedujo de ellos.',
    chapter: '{title}. La tradición lo describe así: {sentence}',
    fits: 'Marcaste este capítulo como acertado.',
    own: 'Y una frase tuya, {inAt}: {own}',
    signs: {
      Aries: 'Aries',
      Taurus: 'Tauro',
      Gemini: 'Géminis',
      Cancer: 'Cáncer',
      Leo: 'Leo',
      Virgo: 'Virgo',
      Libra: 'Libra',
      Scorpio: 'Escorpio',
      Sagittarius: 'Sagitario',
      Capricorn: 'Capricornio',
      Aquarius: 'Acuario',
      Pisces: 'Piscis',
    },
    labels: {
      type: 'tipo {x}',
      authority: 'autoridad {x}',
      profile: 'perfil {x}',
      sun: 'Sol en {x}',
      moon: 'Luna en {x}',
      rising: 'ascendente {x}',
    },
  },
};
