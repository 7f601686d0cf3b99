/**
 * Words by which a client's own sentence is on the subject of a chapter, in English, German and Spanish; `*` stands for any ending.
 * Chapters without a subject that people write of in such words have none.
 */
export const subjects: Readonly<Record<string, string>> = {
  'type.generator':
    'tired, exhausted, worn out, frustrated, frustration, satisfied, satisfying, müde, erschöpft, frustriert*, zufrieden*, cansad*, agotad*, frustrad*, satisfech*',
  'type.manifesting-generator':
    'impatient, frustrated, angry, several things, too many things, ungeduldig*, frustriert*, wütend, vieles gleichzeitig, impaciente, frustrad*, enfadad*, muchas cosas',
  'type.manifestor':
    'angry, anger, told me what to do, permission, on my own, wütend, Wut, Erlaubnis, allein entschieden, enfad*, rabia, permiso, por mi cuenta',
  'type.projector':
    'invited, invitation, recognised, recognized, bitter, bitterness, advice, nobody asked, eingeladen, Einladung, anerkannt, bitter*, niemand fragte, invitad*, invitación, reconoc*, amarg*, nadie me preguntó',
  'type.reflector':
    'disappointed, disappointment, surroundings, fit in, belong, enttäusch*, Umgebung, dazugehör*, decepcion*, entorno, encajar, encajo, pertenec*',
  'strategy.to-respond': 'waited, waiting, said yes, yes to, gewartet, warten, ja gesagt, esper*, dije que sí',
  'strategy.to-inform':
    'told them, without telling, announced, Bescheid, ohne zu fragen, angekündigt, avis*, sin avisar',
  'strategy.wait-for-the-invitation':
    'invited, asked me, waiting, eingeladen, fragte mich, gewartet, invit*, me preguntó, esper*',
  'strategy.wait-a-lunar-cycle':
    'decide, decided, decision, weeks to, entscheid*, entschieden, Entscheidung*, decid*, decisión',
  'authority.emotional':
    'decide, decided, decision*, mood*, slept on it, calmed down, entscheid*, entschied*, Stimmung*, Nacht darüber, decid*, decisión, humor, calm*',
  'authority.sacral': 'gut, decide, decided, decision*, Bauchgefühl, entscheid*, entschied*, decid*, decisión, tripas',
  'authority.splenic':
    'knew at once, instinct*, sensed, decided, sofort gewusst, gespürt, Instinkt, instinto, supe enseguida, decid*',
  'authority.ego-manifested':
    'promise*, promised, decided, want, versprochen, Versprechen, entschied*, prometí, promesa, decid*',
  'authority.ego-projected':
    'promise*, promised, decided, want, versprochen, Versprechen, entschied*, prometí, promesa, decid*',
  'authority.self-projected':
    'heard myself, said out loud, talk it through, decided, laut ausgesprochen, entschied*, en voz alta, decid*',
  'authority.mental':
    'talk it through, asked friends, decide, decided, decision*, besprochen, entscheid*, entschied*, habl*, decid*',
  'authority.lunar': 'decide, decided, decision*, weeks, entscheid*, entschied*, Wochen, decid*, semanas',
  'center.head.defined':
    'question, questions, wonder, wondered, why, Frage, Fragen, warum, frage mich, pregunta, preguntas, por qué',
  'center.head.open':
    'question, questions, wonder, wondered, why, Frage, Fragen, warum, frage mich, pregunta, preguntas, por qué',
  'center.ajna.defined':
    'opinion*, certain, sure of, thinking, thoughts, Meinung*, sicher, Gedanken, opinión*, segur*, pensamiento*',
  'center.ajna.open':
    'opinion*, certain, sure of, thinking, thoughts, Meinung*, sicher, Gedanken, opinión*, segur*, pensamiento*',
  'center.throat.defined':
    'voice, speak, spoke, silent, silence, quiet, Stimme, sprechen, sprach, geschwiegen, schweige*, still, voz, hablar, hablé, callé, callar, callad*, silencio',
  'center.throat.open':
    'voice, speak, spoke, silent, silence, quiet, Stimme, sprechen, sprach, geschwiegen, schweige*, still, voz, hablar, hablé, callé, callar, callad*, silencio',
  'center.g.defined':
    'who I am, direction, belong, belonged, wer ich bin, Richtung, gehöre, quién soy, dirección, pertenec*',
  'center.g.open':
    'who I am, direction, belong, belonged, wer ich bin, Richtung, gehöre, quién soy, dirección, pertenec*',
  'center.heart.defined':
    'promise*, prove, proving, worth, proud, beweisen, wert, stolz, versprochen, demostrar, valgo, orgullos*, prometí',
  'center.heart.open':
    'promise*, prove, proving, worth, proud, beweisen, wert, stolz, versprochen, demostrar, valgo, orgullos*, prometí',
  'center.sacral.defined':
    'energy, tired, exhausted, rest, strength, Kraft, müde, erschöpft, Ruhe, energía, cansad*, agotad*, descans*, fuerza*',
  'center.sacral.open':
    'energy, tired, exhausted, rest, enough, Kraft, müde, erschöpft, genug, energía, cansad*, agotad*, descans*, basta',
  'center.solar-plexus.defined':
    'feelings, mood*, cried, crying, angry, tears, Gefühl*, Stimmung*, geweint, weinen, wütend, Tränen, sentimiento*, lloré, llorar, rabia, lágrimas',
  'center.solar-plexus.open':
    "argument*, quarrel*, other people's feelings, keep the peace, cried, Streit, Gefühle anderer, Frieden, geweint, discusión*, pelea*, paz, lloré",
  'center.spleen.defined':
    'afraid, fear, fears, safe, instinct*, ill, Angst, sicher, krank, Instinkt, miedo, segur*, enferm*, instinto',
  'center.spleen.open':
    'afraid, fear, fears, safe, let go, hold on, Angst, sicher, loslassen, festgehalten, miedo, segur*, soltar, aferr*',
  'center.root.defined':
    'pressure, hurry, deadline*, restless, stress, Druck, eilig, Stress, unruhig, presión, prisa, estrés, inquiet*',
  'center.root.open':
    'pressure, hurry, deadline*, restless, stress, Druck, eilig, Stress, unruhig, presión, prisa, estrés, inquiet*',
};
