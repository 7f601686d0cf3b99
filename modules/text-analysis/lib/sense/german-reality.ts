import type { Voice } from './find-speaker';
import { allOf, atStart, segmentsOf, wordOf } from './german-clauses';
import type { Reality } from './sense';

/** What the sentence before was: one that names a dream, or one that only goes on with it. */
export type Dreaming = 'named' | 'going on' | null;

const asks =
  /(?<!\p{L})(?:frag\p{L}*|gefragt|wissen wollen|wollte\p{L}* (?:\p{L}+ ){0,3}wissen|will (?:\p{L}+ ){0,3}wissen)(?!\p{L})/iu;
const askedClause = atStart('ob|warum|wieso|weshalb|was|wer|wen|wem|wie|wo|wohin|woher|wann|wozu');
const iAsk = wordOf('(?:ich )?frag(?:e|te)? (?:ich )?mich', 'ich (?:hab|habe) mich (?:\\p{L}+ ){0,3}gefragt');

const dream = wordOf(
  '(?:im|in meinem|in meinen|in dem|in einem|in diesem|in jenem|in jedem|in diesen?|vom|aus dem|den|diesen|denselben|dieser|derselbe|einen|ein|der) (?:\\p{L}+ ){0,2}(?:traum|träumen|alb?traum|alptraum|albträumen|alpträumen|fiebertraum|fieberträumen)',
  'im schlaf (?:\\p{L}+ )?(?:ich|bin|seh|such|lauf|renn|steh|kam|war|hab)\\p{L}*|(?:alb|alp|fieber|angst)tr(?:aum|äume|äumen)|träumt?e? (?:ich|mir|mich)|(?:ich|mir|hab|habe|hat) (?:\\p{L}+ ){0,6}(?:träum\\p{L}*|geträumt)',
  'geträumt|träumte|träume|träumt|traum (?:ging|war|kommt|kam|verfolgt|geht|handelt)|tramt|gträumt|dramt',
);
const noDream = wordOf(
  'traum(?:beruf|haus|mann|frau|job|paar|hochzeit|urlaub|stelle)|tagträum\\p{L}*|nicht im traum|im traum nicht (?:daran|dran|eingefallen|gedacht)|wie im traum|wie in einem traum|kein traum',
  'ausgeträumt|traum (?:geplatzt|platzte|aufgegeben|erfüllt)|(?:nie|nicht|nichts|nicht mehr|seitdem nichts) (?:mehr )?geträumt|träume ich (?:nicht|nie|nichts)|nach (?:dem|diesem|so einem) traum|(?:traum|träume) (?:\\p{L}+ ){0,4}(?:erzählt\\p{L}*|erzählen|aufgeschrieben|aufschreiben|notiert|gedeutet|deuten|vergessen)|(?:erzähl\\p{L}*|schreib\\p{L}*|notier\\p{L}*|deut\\p{L}*) (?:\\p{L}+ ){0,4}(?:traum|träume)|an (?:keinen|den|einen|meinen) traum|aus dem traum|ich träume (?:nie|nicht)',
);
const dreamOf = /(?<!\p{L})(?:träum\p{L}*|geträumt|traum)(?!\p{L})/iu;
const dreamOfLife = wordOf(
  'davon (?:\\p{L}+ )*(?:ge)?träum\\p{L}*|(?:ge)?träum\\p{L}* (?:\\p{L}+ ){0,4}davon',
  'träum\\p{L}* (?:\\p{L}+ ){0,4}von (?:einem|einer|eigenen|kindern|mehr|weniger|ruhe)|von (?:einem|einer|eigenen) (?:[\\p{L}-]+ ){1,6}(?:träum\\p{L}*|geträumt)',
  '(?:mein|unser|sein|ihr) (?:(?:großer|größter|alter|einziger|heimlicher|ganzer|ewiger) )?traum,? (?:ist|war|wäre|bleibt|einmal|von|vom)|(?:der|den|einen) traum (?:von|vom|zu|hab|habe|aufgeben)',
);
const atNight = wordOf(
  'nacht|nachts|nächten|schlaf|gestern|neulich|vorgestern|immer wieder|oft|aufgewacht|wache|jede nacht|manchmal',
);
/** Says that somebody is awake, or speaks of the day of writing. */
const awake = wordOf(
  'aufgewacht|wachte?|wach|wachgeworden|aufwach\\p{L}*|weckt?e?|wecker|geweckt|aufgeschreckt|aufgestanden|schreckte|morgens|am (?:nächsten )?(?:morgen|tag)|in der früh|beim frühstück|frühstück',
  'sofort (?:an|auf)|rief sofort|seitdem|seither|seit (?:\\p{L}+)|heute|jetzt|inzwischen|danach|tagelang|den ganzen tag|in wirklichkeit|in echt|tatsächlich|erzählt\\p{L}*|kissen|bettlaken|schweißgebadet|therapeut(?:in)?|bedeutet|traum\\p{L}*|träum\\p{L}*',
);
const goesOn = atStart(
  'dann|da|plötzlich|auf einmal|am ende|dort|drinnen|draußen|überall|dabei|darin|und|hinter (?:mir|ihr|ihm)|neben (?:mir|ihr|ihm)|immer wenn ich',
);

const irreal = allOf(
  'wär|wäre|wären|wärst|hätt|hätte|hätten|hättest|hätts|wärs|würd|würde|würden|würdest|könnt|könnte|könnten|könntest|müsste|müssten|dürfte|dürften',
  'käme|kämen|ginge|gingen|gäbe|gäbs|wüsste|wüssten|bräuchte|bräuchten|ließe|bliebe|stünde|stände|fände|täte|tät|nähme|säße|läge|spräche|hielte|verlöre|möcht|fiele|sähe|trüge|schliefe|fiel(?=e)',
);
const notIrreal =
  /(?<!\p{L})(?:(?:meine|deine|seine|ihre|die|der|aller|ohne|mit|in|keine|jede|menschliche|viel|etwas|Meine|Seine|Ihre|Die|Unsere)\s+W(?:ürde|ürden)|Würde(?=\s+(?:hab|ist|war|nehm|lass|zurück)\p{L}*)|als\s+(?:ob\s+.*|(?:wäre|wären|hätte|hätten|würde|würden|könnte|müsste|wollte|gäbe|ginge|käme|stünde|läge|sähe)(?!\p{L})|wenn\s+.*)|als dass\s.*|nicht so,?\s*dass\s.*|ich möchte.*)/gu;
const consequence = wordOf(
  'wenn|falls|sonst|ansonsten|ohne|an (?:ihrer|seiner|deiner|meiner|eurer) stelle|andernfalls|im ernstfall|beinahe|fast|um ein haar|notfalls|länger und|früher und|später und|mehr und',
);
const condition = atStart(
  'falls|sofern|angenommen|gesetzt den fall|vorausgesetzt|stell dir vor|stellen sie sich vor|nur mal angenommen|im fall|sollt(?:e|en) (?:ich|er|sie|es|wir|man|mein\\p{L}*|der|die|das|mir|sich|je)',
);
const openCondition =
  /(?<!\p{L})wenn (?:[\p{L}]+ ){0,5}(?:nächste[nrs]?|morgen|einmal|mal|eines tages|irgendwann|je|jemals|bald)(?!\p{L})[^.]*,/iu;
const wishVerb = wordOf(
  '(?:ich|mir|wir) (?:\\p{L}+ ){0,3}wünsch(?:e|te|en|ten|t)?|wünsch(?:e|te|en|ten)? (?:ich|wir)(?: \\p{L}+)?|gewünscht|(?:mein|meine) (?:\\p{L}+ ){0,2}(?:wunsch|wünsche)|wunsch (?:wäre|ist|war)',
  'ich (?:möchte|mecht)|möchte? ich|mecht i|i mecht|(?:ich|i) (?:will|wollte|wollt)|(?:will|wollte|wollt) (?:ich|i)|hoffentlich|(?:ich )?hoffe(?: ich)?|hoff(?:e|te) (?:ich|nur)|ich hoffte|ich hoff',
  'ich sehn\\p{L}* mich|sehne ich|sehnte ich|sehnsucht|am liebsten|(?:hätt|hätte|wär|wäre|würd|würde|könnte|möchte|dürfte) (?:\\p{L}+ ){0,4}(?:so )?(?:gern|gerne|lieber)|ich (?:\\p{L}+ ){0,3}gern(?:e)? (?:\\p{L}+ ){0,4}(?:gewesen|gehabt|würde|hätte|wäre)',
  'möge|mögen (?:sie|wir)|bloß nie wieder|nur einmal noch|(?:wie|so) gern(?:e)? (?:wär|hätt|würd|ging|käm|könnt)\\p{L}*|es wäre (?:so )?schön|wäre schön|wär schön|(?:könnte|hätte|wäre|dürfte) ich (?:doch|nur|bloß)|würde mich freuen|würd mich freuen|ich (?:hab|habe|hatte) lust|drück\\p{L}* (?:\\p{L}+ ){0,3}daumen|ich bete,? dass|ich bitte gott',
);
const wishOfOthers = wordOf(
  '(?:er|sie|es|man|wir|ich) (?:\\p{L}+ ){0,2}(?:wolle|wollten|möchte|möchten|wünsche|wünschten|hoffe)|(?:wolle|möchte|wünsche|hoffe) (?:er|sie|es|man|sich)|hätte sich gewünscht|habe sich (?:\\p{L}+ ){0,3}gewünscht|(?:eigentlich|immer|gern|lieber) (?:\\p{L}+ ){0,4}gewollt',
);
const noWish = wordOf(
  'als wollte|wie ich will|was ich will|ob ich will oder nicht|wissen wollte|wollte (?:\\p{L}+ ){0,2}wissen|ich will ehrlich sein|ich will nicht lügen|wenn ich will|machen,? was ich will|wann ich will|gehofft und',
);
const longing =
  /^[\s"'„“”«»]*(?:ach|oh|o|mensch|gott|ja|und)?[\s,]*(?:(?:wenn|dass)(?!\p{L}).*(?<!\p{L})(?:doch|bloß|nur|endlich)(?!\p{L})|(?:wär\p{L}{0,3}|hätt\p{L}{0,3}|könnt\p{L}{0,3}|würd\p{L}{0,3}|käme|gäbe|dürft\p{L}{0,3}|müsst\p{L}{0,3})(?!\p{L}).*(?<!\p{L})(?:doch|bloß|nur|wenigstens)(?!\p{L}))/iu;
/** After a verb of belief in the past, this mood only reports what was believed. */
const believed =
  /(?<!\p{L})(?:(?:ich|wir) (?:\p{L}+ ){0,3}(?:dachte|dachten|glaubte|glaubten|meinte|wusste|ahnte|fürchtete|befürchtete|bildete)|(?:dachte|glaubte|wusste|ahnte|fürchtete|meinte) (?:ich|wir)|gedacht|geglaubt|angst|gefühl|überzeugt|sicher|eingeredet|versprochen|geschworen)(?: \p{L}+){0,4},/iu;

/** How many clauses stand in the irreal mood. */
const irrealClauses = (text: string): number =>
  segmentsOf(text).filter((one) => text.slice(one.start, one.end).search(irreal) >= 0).length;

/** Whether what a German sentence says is so. */
export const findGermanReality = (sentence: string, voice: Voice, dreaming: Dreaming): Reality => {
  const { start, end } = voice.content;
  const content = sentence.slice(start, end);
  const frame = start > 0 ? sentence.slice(0, start) : sentence.slice(end);
  if (
    /\?["'“”„«»‘’)\]]*\s*$/u.test(content) ||
    (/\?["'“”„«»‘’)\]]*\s*$/u.test(sentence) && voice.speaker !== 'reported')
  )
    return 'question';
  if (/^\s*\?/u.test(sentence.slice(end))) return 'question';
  if (voice.speaker === 'reported' && asks.test(frame) && askedClause.test(content)) return 'question';
  if (voice.speaker === 'own' && iAsk.test(content)) return 'question';
  if (dreamOfLife.test(content) && !atNight.test(content)) return 'wish';
  if (dream.test(content) && !noDream.test(content)) return 'dream';
  if (
    /(?<!\p{L})im schlaf(?!\p{L})/iu.test(content) &&
    !/geredet|gesprochen|gestorben|eingeschlafen|kann|beherrsch/iu.test(content)
  )
    return 'dream';
  if (voice.speaker === 'own' && !awake.test(content)) {
    if (dreaming === 'named') return 'dream';
    if (dreaming === 'going on' && goesOn.test(content)) return 'dream';
  }
  const moods = content.replace(notIrreal, (found) => ' '.repeat(found.length));
  const clauses = irrealClauses(moods);
  if (longing.test(content) && clauses <= 1) return 'wish';
  if (condition.test(content) || openCondition.test(content)) return 'hypothetical';
  const conditional = clauses > 1 && !/(?<!\p{L})wünsch(?:t?e|en)(?!\p{L})/iu.test(content);
  const wish =
    (wishVerb.test(content) || (voice.speaker !== 'own' && wishOfOthers.test(content))) && !noWish.test(content);
  if (wish && !(conditional && /(?<!\p{L})(?:wenn|falls)(?!\p{L})/iu.test(content) && !/am liebsten/iu.test(content)))
    return 'wish';
  if (clauses === 0) return 'real';
  // Indirect speech replaces its own mood by the irreal one; only a condition makes it irreal indeed.
  if (voice.speaker === 'reported') return conditional || consequence.test(content) ? 'hypothetical' : 'real';
  if (voice.speaker === 'own' && believed.test(content) && !/(?<!\p{L})(?:wenn|ohne)(?!\p{L})/iu.test(content))
    return 'real';
  return 'hypothetical';
};

/** Whether the next sentence may go on with a dream. */
export const dreamingAfter = (sentence: string, reality: Reality): Dreaming => {
  if (
    reality !== 'dream' &&
    !/^\s*(?:der|ein|es war ein|mein) (?:\p{L}+ ){0,2}(?:traum|albtraum|alptraum)(?!\p{L})/iu.test(sentence)
  )
    return null;
  return dreamOf.test(sentence) || /(?<!\p{L})(?:im schlaf|\p{L}*tr(?:aum|äum)\p{L}*)(?!\p{L})/iu.test(sentence)
    ? 'named'
    : 'going on';
};
