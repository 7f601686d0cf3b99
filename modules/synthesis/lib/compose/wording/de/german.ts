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

export const german: Wording = {
  grammar,
  sections: { ...echoing, ...remarking, ...returning, ...speaking, ...turning, ...moving },
  lenses,
  calm,
  experiments,
  frame,
  parts: {
    'opening.counts': 'die Zahl deiner Wörter',
    'opening.title': 'woher der Titel kommt',
    'opening.path': 'der Weg durch diese Deutung',
    'opening.centre': 'welche Arbeit am häufigsten zitiert ist',
    'opening.since': 'was seit der letzten Fassung neu ist',
    'chart.design': 'dein Human Design',
    'chart.keys': 'dein Life’s Work',
    'chart.sky': 'der Himmel deiner Geburt',
    'closing.unused': 'welche Arbeiten nicht zitiert sind',
    'closing.voices': 'wessen Worte beiseite blieben',
    'closing.lifeline': 'deine Jahreszahlen',
    'closing.open': 'wie viele Arbeiten offen sind',
    theme: '{title}',
    insight: '{title}',
    practice: 'der Versuch {title}',
    opening: 'ein Absatz am Anfang',
    closing: 'ein Absatz am Schluss',
    chart: 'ein Absatz zum Chart',
  },
  chart: {
    design: 'Dein Human Design nennt {facts}.',
    centers: 'Definiert: {facts}.',
    keys: 'Life’s Work steht in Tor und Linie {facts}.',
    sky: 'Am Himmel deiner Geburt: {facts}.',
    apart: 'Das sind Angaben des Charts; nichts weiter oben ist daraus abgeleitet.',
    chapter: '{title}. In der Überlieferung heißt es dazu: {sentence}',
    fits: 'Du hast dieses Kapitel als passend markiert.',
    own: 'Daneben ein Satz von dir, {inAt}: {own}',
    signs: {
      Aries: 'Widder',
      Taurus: 'Stier',
      Gemini: 'Zwillinge',
      Cancer: 'Krebs',
      Leo: 'Löwe',
      Virgo: 'Jungfrau',
      Libra: 'Waage',
      Scorpio: 'Skorpion',
      Sagittarius: 'Schütze',
      Capricorn: 'Steinbock',
      Aquarius: 'Wassermann',
      Pisces: 'Fische',
    },
    labels: {
      type: 'Typ {x}',
      authority: 'Autorität {x}',
      profile: 'Profil {x}',
      sun: 'Sonne in {x}',
      moon: 'Mond in {x}',
      rising: 'Aszendent {x}',
    },
  },
};
