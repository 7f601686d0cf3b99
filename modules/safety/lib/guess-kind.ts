import type { HelpKind } from '../schemas/values';

/*
 * It only decides which lines come first, so a few plain words in three languages are enough: what it misses is listed all
 * the same, and the person can choose. Nothing is withheld and nothing is stored by it.
 */
const signs: readonly (readonly [HelpKind, RegExp])[] = [
  [
    'children',
    /\b(?:i am|i'm|ich bin) (?:only |just |erst )?1[0-7]\b(?! ?(?:weeks|months|days|hours|wochen|monate|tage|stunden))|\btengo (?:solo )?1[0-7] años\b/u,
  ],
  [
    'self-harm',
    /suicid|suizid|selbstmord|\b(?:kill|hurt|harm|cut|hang|burn)(?:ing)? myself\b|\bend(?:ing)? (?:my life|it all)\b|\b(?:want|wish) to die\b|\bmich (?:umbringen|töten|ritzen|verletzen)\b|\bmein leben beenden\b|\bsterben (?:will|möchte)\b|\bnicht mehr leben\b|\bmatarme\b|\bquitarme la vida\b|\bquiero morir/u,
  ],
  [
    'violence',
    /\b(?:hits?|beats?|hurts?|punch(?:es|ed)?|slap(?:s|ped)?|kick(?:s|ed)?|strangle[sd]?|choke[sd]?|threatens?|threatened|attack(?:s|ed)?|raped?|rapes|abuses?|abused|stalks?) (?:me|us|my (?:children|kids|son|daughter))\b|\bforces? me\b|\b(?:being|was|been) (?:beaten|abused|raped|assaulted)\b|\bafraid of (?:my )?(?:him|husband|partner|ex|father|boyfriend)\b|\b(?:schlägt|schlug|prügelt|würgt|bedroht|vergewaltigt|misshandelt|missbraucht|verfolgt) (?:mich|uns)\b|\b(?:mich|uns) (?:immer |wieder )*(?:schlägt|geschlagen|gewürgt|bedroht|vergewaltigt|misshandelt|missbraucht)|\b(?:me|nos) (?:pega|pegó|golpea|golpeó|viola|violó|amenaza|maltrata|maltrató|acosa|ahorca)/u,
  ],
  [
    'mental-health',
    /\b(?:hear(?:ing)?|hears?) voices\b|\bvoices (?:tell|telling|say|command)|hallucinat|psycho(?:sis|tic)|paranoi|\bstimmen (?:hör|sagen|befehlen)|\bhöre stimmen\b|halluzin|psychose|psychotisch|\b(?:oigo|escucho) voces\b|\bvoces me\b|alucin|psicosis|psicótic/u,
  ],
];

/** What words of danger seem to be about; null when they do not say. Of two, the one that is listed first. */
export const guessKind = (text: string): HelpKind | null => {
  const words = text.toLowerCase().replace(/[\u2018\u2019]/gu, "'");
  return signs.find(([, sign]) => sign.test(words))?.[0] ?? null;
};
