import type { CrisisLanguage } from '../crisis';
import { germanBase } from './base';
import { germanHints } from './hints';
import { germanOthers } from './others';
import { germanPlain } from './plain';
import { germanSelf } from './self';

export const german: CrisisLanguage = {
  language: 'de',
  rules: [...germanSelf, ...germanBase, ...germanHints, ...germanOthers, ...germanPlain],
  spellings: [
    ['nimmer|nimma|nemma', 'nicht mehr'],
    ['nich|ned|net|nit|nciht|nihct|nict|nisch', 'nicht'],
    ['nix|nichs|nischt', 'nichts'],
    ['garnicht|garnich', 'gar nicht'],
    ['nichtmehr|nichmehr|nicht mer|nicht mehr mehr|nich mehr', 'nicht mehr'],
    ['kein mer', 'kein mehr'],
    ['keinen bock|kein bock|null bock|keen bock', 'keine lust'],
    ['hab|habs|hob|han', 'habe'],
    ['wil|wll', 'will'],
    ['möcht|mecht|mochte', 'möchte'],
    ['i|ik|isch|ick', 'ich'],
    ['mi|misch', 'mich'],
    ['mog', 'mag'],
    ['tu|tue|tuh', 'tue'],
    ['würd|wurd', 'würde'],
    ['lebn|leem|lehm', 'leben'],
    ['sterbn|steben|strben|stebren', 'sterben'],
    ['umbringn|umbring', 'umbringen'],
    ['töden|toeten|töetn', 'töten'],
    ['tod sein', 'tot sein'],
    ['lieber tod', 'lieber tot'],
    ['einfach tod', 'einfach tot'],
  ],
  typoWords: [
    'umbringen',
    'umzubringen',
    'selbstmord',
    'suizid',
    'suizidgedanken',
    'selbstmordgedanken',
    'abschiedsbrief',
    'tabletten',
    'weiterleben',
    'aufwachen',
    'vergewaltigt',
    'geschlagen',
    'umgebracht',
  ],
  negators: 'nicht|nie|niemals|keineswegs|kein|keine|keinen|keiner|keinem|keinerlei|nichts|weder|noch nie|ohne',
  noDenial:
    'nicht (nur|bloß|allein)|warum _ nicht|wieso _ nicht|weiß (ich )?nicht|wüsste nicht|nicht (aufhören|anders)|nicht sicher|kann _ nicht _ (aufhören|abstellen|loswerden)|nicht mehr (ertragen|aushalten|können)|(kann|halte|geht|schaffe) _ nicht mehr|nichts (mehr )?(lieber|anderes|als)|keinen anderen|keine andere|keine kraft|keinen ausweg|nicht weiter|nicht dass _ nicht|nicht vergessen|nicht erst|ohne dass',
  clauseOpeners:
    'und|aber|oder|sondern|denn|weil|dass|wenn|obwohl|damit|bevor|nachdem|während|seit|bis|ob|als|sodass|doch|dann',
  longAgo:
    'damals|früher|als (kind|jugendliche*|teenager|schüler*|student*|mädchen|junge|baby|junger mensch|junge frau|junger mann)|als ich (noch )?(klein|jung|ein kind|ein mädchen|ein junge|zehn|elf|zwölf|neun|acht|sieben|sechs|fünf|vier|drei|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|[0-9]+)|mit (sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|[a-z]*zwanzig|[a-z]*dreißig|[0-9]+)|vor (vielen|langen|einigen|ein paar|mehr als|über|fast|gut|[a-z]*zig|zehn|elf|zwölf|fünf|sechs|sieben|acht|neun|zwanzig|dreißig|[a-z]*zehn|[0-9]+) _ jahr*|jahre her|jahrzehnte*|in meiner (kindheit|jugend|schulzeit)|in der (schule|schulzeit|pubertät|kindheit|jugend)|in meinen zwanzigern|lange her|längst vorbei|(19|20)[0-9][0-9]|einst|vor dem krieg|im krieg|in den (siebziger|achtziger|neunziger)*',
  now: 'ich will|will ich|ich werde|werde ich|ich mache|mache ich|ich bringe|bringe ich|heute|jetzt|immer noch|noch immer|schon wieder|wieder|gerade|seitdem|seither|inzwischen|mittlerweile|jeden|jede|jedes|derzeit|zurzeit|momentan|gestern|letzte|letzten|letzter|diese|dieser|diesen|diesem|dieses|morgen|täglich|ständig|oft|manchmal|bis heute|seit',
  ended:
    'aufgehört|nicht mehr daran|früher|damals|längst vorbei|hinter mir gelassen|überwunden|überstanden|keine gedanken mehr',
  fiction:
    '(im|in|in meinem|in dem|in einem|in diesem) _ (roman|film|buch|krimi|lied|song|theaterstück|stück|spiel|computerspiel|hörspiel|serie|oper|drehbuch|gedicht|tatort|videospiel|game)|(der|die|das) (film|serie|buch|roman|lied|krimi|song) (handelt|geht|heißt|erzählt|zeigt|spielt)|(lieblingslied|lied|song|refrain|buch|film|band|titel|album|gedicht) _ (heißt|hieß|lautet|ging|geht|singt|war)|(heldin|held|hauptfigur|figur|protagonist*|kommissar*|mörder*|rolle) _ (bringt|stirbt|tötet|sich|spiele|übe)|ich spiele _ (eine|einen|die|den)|im theater|auf der bühne|höre _ (den )?satz|werther|romeo|hamlet|(philosophie|ethik)(kurs|unterricht)|doktorarbeit|masterarbeit|bachelorarbeit|prävention|suizidprävention',
};
