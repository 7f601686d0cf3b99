import type { SenseLanguage } from '#modules/text-analysis/public';

/** Where clients speak of what they have just written, and rules that they state. */
export interface VerdictTriggers {
  /** Opens or is a sentence that looks back at the one before it. */
  readonly remarksAfter: readonly string[];
  /** Announces what comes next. */
  readonly remarksBefore: readonly string[];
  /** As long as something holds, something else does or cannot be. */
  readonly condition: readonly string[];
}

const english: VerdictTriggers = {
  remarksAfter: [
    "(?:that's it|that's the whole (?:thing|story|of it)|that is all i have to say(?: about it)?|that's all i'm saying)(?=[.!,]|$)",
    "(?:so |and )?there it is(?=[.!]|$)|there,? i(?:'ve)? said it|now (?:it's|i've) (?:down|written|said)(?: it)?|i want that (?:noted|written|put) ?(?:down)?",
    "i(?:'ve| have)? never (?:written|put|said) (?:that|this|it)(?: down| before| out loud)?(?=[.!,]|$)",
    "i(?:'ve)? (?:crossed|deleted|rubbed|struck) (?:that|it|this) out|i(?:'ve)? deleted (?:that|it)",
    "i (?:only|just) (?:noticed|saw|see) (?:that|this|it) (?:writing|now|as i)|(?:i )?noticed (?:that|it|i'm doing it) (?:now|while writing|writing)",
    "i don't like (?:reading|how) (?:that|it|this)|(?:that|it)(?:'s| is) (?:hard|ugly|strange|odd|horrible) to (?:read|write)(?=[.!,]|$)",
    "(?:is|are) what i'm saying",
  ],
  remarksBefore: [
    "here's the thing|there's a sentence i never say|i'll (?:say|write|put) it (?:once|plain|straight|here|now)",
  ],
  condition: ['(?:as|so) long as [^.;:?!]{3,80}, [^.;:?!]{3,90}', '(?:as|so) long as (?:nobody|no one) [^.;:?!]{3,90}'],
};

const german: VerdictTriggers = {
  remarksAfter: [
    '(?:so,? )?(?:jetzt|nun) steht es(?: da| hier| also)?(?=[.!,]|$)|jetzt ist es (?:heraußen|raus|heraus|gesagt|geschrieben|da)',
    '(?:das |mir )?(?:ist mir |fällt mir )?(?:jetzt |gerade |eben )?(?:erst )?beim schreiben (?:auf|ein|aufgefallen|eingefallen)|fällt mir (?:jetzt |gerade |eben )+auf',
    '(?:das|so) (?:habe|hab) ich (?:noch |so )*nie (?:so )?(?:gesagt|geschrieben|aufgeschrieben|jemandem gesagt)',
    '(?:das )?(?:liest|klingt) sich? ?(?:\\p{L}+ )?(?:hart|hässlich|schlimm|komisch|schrecklich|bitter)',
    '(?:ich (?:habe|hab)|(?:habe|hab) ich) (?:es|das) (?:zweimal |dreimal |wieder |schon )?(?:gestrichen|gelöscht|durchgestrichen)(?=[.!,]|$)',
    'erklären sie mir das|erklär mir (?:das|einer)|das ist (?:alles|die ganze (?:geschichte|sache|wahrheit)|das ganze)(?=[.!]|$)',
    'diesen satz (?:habe|hab) ich',
  ],
  remarksBefore: [
    '(?:da|dazu|hierzu|zu \\p{L}+) muss ich etwas sagen|ich sage? es (?:jetzt |nur )?(?:einmal|gerade heraus|ganz offen)',
  ],
  condition: ['solange [^.;:?!]{3,90}, [^.;:?!]{3,90}', '[^.;:?!,]{5,90}, solange [^.;:?!]{3,90}'],
};

const spanish: VerdictTriggers = {
  remarksAfter: [
    '(?:es|suena|queda) (?:feo|duro|mal|raro|triste) de (?:leer|escribir|decir)|suena (?:feo|duro|mal|raro|triste)(?=[.,]|$)|(?<!no )lo he (?:borrado|tachado)(?! a)(?=[.,]| dos| tres| y|$)|(?<!no )lo borré(?=[.,]|$)',
    '(?:ya|ahí) (?:está|queda) (?:dicho|escrito)(?=[.]|$)|ya lo (?:he )?(?:dije|dicho|escribí|escrito)(?=[.]|$)|ahí lo dejo',
    '(?:nunca|jamás) lo (?:había|he) (?:dicho|escrito|contado)(?: a nadie| así)?(?=[.,]|$)',
    '(?:me doy cuenta|lo veo|me di cuenta) (?:ahora )?(?:al escribirlo|escribiendo|que lo escribo)|ahora que lo (?:escribo|pongo)',
    '(?:eso|esto) es todo(?=[.]|$)|es lo que digo',
  ],
  remarksBefore: ['(?:venga,? )?lo digo ya|pero te (?:digo|voy a decir) una cosa'],
  condition: [
    'mientras (?:no |nadie |nada )[^.;:?!]{3,90}, [^.;:?!]{3,90}',
    'si [^.;:?!,]{3,60}, (?:voy a|no voy a|no me lo|nadie|ya no|nunca|se va|no se va)[^.;:?!]{3,110}',
  ],
};

export const verdicts: Readonly<Record<SenseLanguage, VerdictTriggers>> = { en: english, de: german, es: spanish };
