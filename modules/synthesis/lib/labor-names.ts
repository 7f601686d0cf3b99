/** As readings name the twelve; their own catalogue, with all that they ask, is too long for a page of quotes. */
const english = [
  'Origins',
  'Body & Health',
  'Relationships & Love',
  'Emotions & Shadow',
  'Work & Mission',
  'Creativity',
  'Power & Money',
  'Spirituality',
  'Community',
  'Time & Death',
  'Nature',
  'Meaning & Legacy',
];

const translated: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Herkunft',
    'Körper & Gesundheit',
    'Beziehungen & Liebe',
    'Gefühle & Schatten',
    'Beruf & Auftrag',
    'Kreativität',
    'Macht & Geld',
    'Spiritualität',
    'Gemeinschaft',
    'Zeit & Tod',
    'Natur',
    'Sinn & Vermächtnis',
  ],
  es: [
    'Orígenes',
    'Cuerpo y salud',
    'Relaciones y amor',
    'Emociones y sombra',
    'Oficio y misión',
    'Creatividad',
    'Poder y dinero',
    'Espiritualidad',
    'Comunidad',
    'Tiempo y muerte',
    'Naturaleza',
    'Sentido y legado',
  ],
};

/** A Labor's name for somebody who reads in a language: readings keep the English one. A name that staff gave it stays as it is. */
export const laborNameIn = (language: string, laborNumber: number, name: string): string =>
  (english[laborNumber - 1] === name ? translated[language.slice(0, 2)]?.[laborNumber - 1] : undefined) ?? name;
