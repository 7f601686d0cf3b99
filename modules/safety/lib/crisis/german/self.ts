import type { CrisisRule } from '../crisis';

const kill =
  '(umbring(e|en)|töten?|erhängen?|erschießen?|ertränken?|vergiften?|aufhängen?|wegmachen|auslöschen|abknallen|entleiben|totfahren|totspritzen|runterstürzen|hinunterstürzen)';
const toKill =
  '(umzubringen|zu töten|zu erhängen|zu erschießen|zu ertränken|zu vergiften|aufzuhängen|wegzumachen|auszulöschen|zu suizidieren|zu erlösen)';
const lifeEnds =
  '(mir _ das|mein|meinem|mein eigenes|meinem eigenen) leben _ (nehmen|nehme|genommen|zu nehmen|ein ende|beenden|beende|zu beenden|wegwerfen|wegschmeißen)';
const want =
  '(will|möchte|mag|wünsche|wünschte|würde|wäre|hätte|muss|darf|kann|sehne|hoffe|bete|flehe|werde|brauche|wollen|lust)';
const other = '(er|sie|der|mann|vater|freund|exfreund|exmann|ex|jemand|man|stimme|stimmen|mutter|die)';
const soon =
  '(heute|jetzt|gleich|morgen|übermorgen|bald|nachher|dann|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|wochenende|nacht|abend|diesmal|monat|woche|endgültig)';
const tablets =
  '(tabletten?|pillen|medikamente|schlaftabletten|schlafmittel|insulin|packung|packungen|blister|morphin|tropfen)';

/** What the writer wishes, thinks, plans or does to themselves. */
export const germanSelf: readonly CrisisRule[] = [
  {
    id: 'kill-myself',
    category: 'intent',
    level: 3,
    say: [
      `(ich|will|werde|muss|möchte|kann) _ mich _ ${kill}|(bringe|töte|erhänge|erschieße|ertränke|vergifte|häng|hänge) ich mich _ (um|auf)?|ich (bringe?|bringe jetzt|bring) mich __ um|bringe? ich mich __ um|ich (hänge?|häng) mich auf|mich selbst ${kill}|(bring|bringe) mich __ um`,
    ],
    unless: `${other} (will|wird|kann|könnte|möchte|würde|soll) _ mich _ ${kill}|(rücken|arbeit|job|hitze|verkehr|sie|er|das|stress) (bringt|bringen) mich|würde mich _ (eher|lieber) _ als|mich _ um (kopf|hals|verstand|den)|lange? auf`,
  },
  {
    id: 'life-end',
    category: 'intent',
    level: 3,
    say: [
      `(will|werde|möchte|muss|habe vor|habe beschlossen|ich) __ ${lifeEnds}|nehme ich mir _ das leben|nehme mir _ das leben|ich setze _ meinem leben ein ende|in den (tod|freitod) (gehen|gehe|zu gehen|springen)|gehe _ in den (tod|freitod)|(begehe|begehen|mache|machen|zu begehen|zu machen) _ (selbstmord|suizid|harakiri)|(selbstmord|suizid) (begehen|begehe|machen|mache|zu begehen)|freiwillig aus dem leben`,
    ],
    unless: `sich das leben|das leben zu nehmen wie|leben _ (schwer|leicht) nehmen|denke _ daran|gedanken? _ (daran|an)|in die hand genommen|leben genommen , das`,
  },
  {
    id: 'finish',
    category: 'intent',
    level: 3,
    say: [
      `(mach|mache|zu machen|machen|gemacht) _ schluss _ (mit allem|mit mir|mit dem leben|mit meinem leben|heute abend ich kann)|schluss _ (machen|mache) __ (mit mir|mit allem|mit dem leben)|schluss mit allem|es zu ende bringen|bringe es zu ende|beende (ich )?(es|alles|mein leben)|(alles|es) (jetzt|heute|endgültig|einfach|bald)? ?(zu )?beenden`,
    ],
    unless:
      'beziehung|ehe|studium|ausbildung|job|arbeit|vertrag|projekt|mit ihm|mit ihr|für heute|schule|kapitel|buch|kurs',
  },
  {
    id: 'finish-tired',
    category: 'intent',
    level: 3,
    say: ['mach* (ich )?schluss', 'kann nicht mehr|nicht mehr weiter|abend|heute nacht|endgültig|keinen sinn'],
    unless: 'mit (ihm|ihr|dem|der|meinem|meiner|rauchen)|für heute|feierabend|morgen (schreib|mach)*|arbeit|beziehung',
  },
  {
    id: 'harm-me-now',
    category: 'intent',
    level: 3,
    say: [`(ich|werde|will|möchte|tue|heute) __ mir _ (was|etwas) an(tun|tue)?|ich tue mir __ an`],
    unless: 'fragte|ob ich|würde|könnte|gedanken*|drang|denke|angst|manchmal|stimme*|soll|er |sie |nie daran',
  },
  {
    id: 'jump',
    category: 'act',
    level: 3,
    say: [
      '(stehe|sitze|bin|steh) __ (auf (der|einer) (\\p{L}* )?brücke|auf dem (dach|parkhaus|hochhaus)|am (abgrund|bahnsteig|geländer|gleis)|an den gleisen|auf den gleisen|auf den schienen|an der klippe|am offenen fenster|auf dem balkon)',
      'springe?|schreibe (das|dies|euch)|letzte*|nicht (mehr )?(nach hause|zurück|runter|heim)|gleich|leb wohl|lebt wohl|ende|vorbei|endlich|verzeih*|mut|traue',
    ],
    unless: 'bungee|fallschirm|arbeit|aussicht|foto|urlaub|wenn ich|denke',
  },
  {
    id: 'i-jump',
    category: 'intent',
    level: 3,
    say: [
      '(diesmal|jetzt|heute|gleich|wirklich|dann|morgen) (springe?|spring) ich|ich (springe?|spring) (jetzt|gleich|heute|morgen|wirklich)|ich (springe?|werfe mich|lege mich|stürze mich|schmeiße mich) _ (von der|vom|aus dem|vor (den|einen)|auf die (gleise|schienen))|(vor (den|einen|die|eine) (zug|lkw|lastwagen|s bahn|bahn|u bahn|auto)|auf die (gleise|schienen)|von der _ brücke|vom (dach|hochhaus|balkon)|aus dem fenster) _ (spring*|zu springen|werf*|leg*|stürz*|schmeiß*|zu werfen)|gegen (einen|den) (baum|brückenpfeiler|lkw) _ (fahre|fahren|lenken|zu fahren)',
    ],
    unless:
      'ins wasser|see|freibad|bungee|fallschirm|seil|ein|für (dich|sie|ihn|euch)|denke|stelle mir vor|manchmal|gedanke*|stimme*|katze|auf und ab|hund|traum',
  },
  {
    id: 'means-ready',
    category: 'preparation',
    level: 3,
    say: [
      `${tablets}|strick|seil|schlinge|rasierklinge|rasiermesser|pistole|gewehr|waffe|gift|gürtel`,
      'gesammelt|gezählt|zähle|bereit|bereitgelegt|nehmen werde|alle (auf einmal )?(nehmen|nehme|schlucken)|reicht|reichen|in der hand|gekauft und|gehortet|liegen (schon|bereit|neben)|liegt (schon|bereit)|stehen (schon )?(bereit|neben|vor)|damit es (vorbei|aus|ende)|um den hals|geladen|genug um|bestellt|heute (nacht|abend)',
    ],
    unless:
      'apotheke*|arzt|ärztin|patient*|pflege|wochendosierer|jagd*|jäger*|kletter*|boot|schilddrüse*|blutdruck|kopfschmerz*|vitamin*|kinder|zelt|hund|segel*|nachtdienst|station|hose|sport*|turn*|schule|antibiotik*|für (meine|meinen) (mutter|vater)|spring*seil',
  },
  {
    id: 'overdose',
    category: 'act',
    level: 3,
    say: [
      `(zu viele (${tablets})?|alle ${tablets}|alle meine|eine handvoll|die ganze (packung|schachtel)|zwanzig|dreißig|vierzig|fünfzig|eine ganze packung) _ (genommen|geschluckt|eingenommen|intus)|(genommen|geschluckt) __ (alle|zu viele|viel zu viele) ${tablets}|überdosis (genommen|nehmen)|${tablets} (genommen|geschluckt) __ (alle|nicht mehr aufwachen)|pulsadern _ (aufgeschnitten|geöffnet|aufschneiden|aufgeschlitzt)|(aufgeschnitten|aufschneiden) _ pulsadern|strick um|schlinge um`,
    ],
    unless: 'vitamin*|hund|katze|freund*in hat|patient*|bruder|schwester',
  },
  {
    id: 'attempt',
    category: 'act',
    level: 3,
    say: [
      `(versucht|versuch|versuche|probiert) __ (mich _ umzubringen|mir das leben zu nehmen|mich zu töten|zu sterben|selbstmord|suizid|mich zu erhängen|mich aufzuhängen)|(mich|ich) _ ${toKill} _ (versucht|probiert)|mir das leben (zu )?nehmen _ versucht|(suizidversuch|selbstmordversuch|suizid versuch)|mich umbringen wollen|beim letzten mal __ (gefunden|gerettet|nicht geklappt|überlebt)|diesmal _ (klappt|sorge|finde*|schaffe|überlebe|geht es nicht schief)`,
    ],
    unless: `(bruder|schwester|mutter|vater|freund|freundin|tochter|sohn|onkel|tante|kollege|kollegin|patient*|oma|opa|sie|er|ihr|sein|seinem|ihrem) _ (suizidversuch|selbstmordversuch)|sich|rede*|kuchen|prüfung|rezept`,
  },
  {
    id: 'note',
    category: 'preparation',
    level: 3,
    say: [
      '(abschiedsbrief*|letzten brief|letzte nachricht|abschiedsvideo|brief an (meine|die) (kinder|eltern|familie))',
      'geschrieben|schreibe|fertig|liegt|schublade|tasche|unterschrieben|aufgenommen|auf dem tisch|hinterlasse|habe',
    ],
    unless:
      '(sein|seinen|ihr|ihren|vaters|mutters|bruders|opas|großvaters) _ abschiedsbrief|brief von|stand|kolleg*|firma|verein|las|gefunden|schule',
  },
  {
    id: 'plan',
    category: 'plan',
    level: 3,
    say: [
      'einen plan und _ (ein|das) (datum|tag|ort)|habe (einen|meinen) plan (wie|fertig|für heute|zu sterben|gemacht wie)|alles vorbereitet und|(ort|tag|datum) _ (ausgesucht|gewählt|festgelegt|steht|festgesetzt|ausgewählt)|weiß (auch )?(schon |genau )*(wie|wo|wann) (ich es|und wo|und wann|und wie)|(ich weiß|weiß) (auch |schon |genau )+wie$|mich (schon |auch )?(erkundigt|informiert|schlau gemacht) __ (wie man|womit|wie viele|welche)|wie man es macht|(geburtstag|weihnachten|neujahr|frühling|sommer|januar|montag|sonntag|silvester|wochenende|jahr|morgen) (werde ich )?(nicht|nicht mehr) (mehr )?(erleben|erlebe)|(nicht|nicht mehr) _ erleben werde|(morgen|am \\p{L}+) bin ich tot|bin (ich )?(morgen|bald) tot|bin ich nicht mehr am leben|ich habe (es )?(beschlossen|entschieden) __ (sterbe|sterben|gehe|gehen|tot|schluss|ende)|alles vorbereitet',
    ],
    unless:
      'hochzeit|umzug|reise|feier|fest|urlaub|prüfung|geburtstagsfeier|essen|party|gäste|unterricht|vortrag|papa|oma|opa|mama|mutter|vater|hund|katze|(er|sie) wird',
  },
  {
    id: 'ready-when',
    category: 'preparation',
    level: 3,
    say: [
      '(alles (bereit|vorbereitet|da|besorgt|gekauft)|habe was ich brauche|was ich (dafür )?brauche)',
      'warte (nur )?(noch)?|bis (die|alle|meine|mein|keiner|niemand)|erkundigt|versteckt|keller|garage|wald|dachboden|nacht',
    ],
    unless: 'hochzeit|umzug|reise|feier|fest|urlaub|gäste|baby|geburt|kochen|kuchen|party|besuch|weihnachten',
  },
  {
    id: 'make-me-gone',
    category: 'intent',
    level: 3,
    say: [`mich _ (wegmachen|verabschieden von der welt|aus dem (leben|verkehr) _|kaltmachen|unaliven)`, soon],
  },
  {
    id: 'want-to-die',
    category: 'wish-to-die',
    level: 2,
    say: [
      `${want} __ (sterben|tot sein|tot wäre|tot|gestorben|unalive)|(sterben|tot sein|unalive sein) _ ${want}|(sterben|tot) (ist|wäre) _ (besser|leichter|schöner|einzige*|erlösung)|lieber tot|wäre ich _ tot|ich wäre _ tot|(wunsch|sehnsucht|verlangen) _ (zu sterben|nach dem tod|tot zu sein|nach tod|zu verschwinden)|todeswunsch|todessehnsucht|(sehne|wünsche|herbeiwünsche|wünsch) __ (tod|den tod|ende meines lebens|mein ende)|(eigenen|meinen) tod _ (herbei*|wünsch*|sehn*|erhoff*)|sterben lässt|zu sich holt|lass mich (bitte )?sterben|(gott|herr) _ (hol|nimm|hole|nehme) mich|tot zu sein|lebensmüde|wenn ich (doch |nur |bloß |endlich )*tot wäre|mich erlöst|den tod herbei`,
    ],
    unless:
      'für (meine|meinen|mein|dich|euch|sie|ihn|die|das|unsere) _ (\\p{L}+ )?(würde ich |will ich |)?sterben|würde für __ sterben|für __ sterben|sterben (vor|lassen|wollte|wollten|schön|müssen|alle|muss|kann man)|zum sterben|nicht ohne __ sterben|bevor ich sterbe*|(in mir|der alte|die alte|das alte|altes|alten) __ sterben|sterben (sie|die|der|das|menschen|wir|leute)|sterben in (würde|ruhe)|in (würde|ruhe|frieden) sterben|zu hause sterben|zuhause sterben|daheim sterben|alt _ sterben|(hund|katze|mutter|vater|oma|opa|mann|frau|pflanze*|patient*|menschen|leute|tier|tiere|hamster|baum|er|akku|handy) __ (sterben|tot|gestorben)|(hoffnung|liebe) stirbt|(sterben|tot) (ist|sind) _ (tabu|thema|teil|normal)|angst|tot umfallen|bis ich tot|warum _ sterben (müssen|muss)|(bruder|kind) sterben|sterben lernen|hätte sterben können|werde (ich )?(irgendwann|einmal|eines tages)|sterben _ (dürfen|darf)|daran sterben|dass sie tot|dass er tot|fast gestorben|müde und tot|mausetot|halbtot|boden versunken|lebensmüde (fahrer|aktion|idee)*$|todlangweilig|tote hose|so tot dass|zu tode|vor scham|vor lachen|(lied|song|musik) (\\S+ )?hör*|peinlich*',
    stands: [],
  },
  {
    id: 'die-bare',
    category: 'wish-to-die',
    level: 2,
    say: [
      '(ich will|will|ich möchte|möchte|mag|ich mag) (ja |doch |jetzt |endlich |einfach |nur |nur noch |wirklich |so gern |auch |nachts )*(sterben|tot sein|verrecken|krepieren|abkratzen)',
    ],
    unless:
      'für (meine|dich|euch|sie|ihn)|zu hause|zuhause|in ruhe|in frieden|alt|wenn du lachst|vor scham|vor lachen|(lied|song|musik) (\\S+ )?hör*|peinlich*',
  },
  {
    id: 'not-live',
    category: 'wish-to-die',
    level: 2,
    say: [
      `(will|möchte|mag|kann|wollen|würde|will so|werde) __ (nicht|nicht mehr|nicht länger|nie mehr|nie) (mehr |länger |weiter |so |auf dieser welt |hier |da |auf der welt )*(weiter)?(leben|weiterleben|existieren|da sein|dasein|am leben sein|am leben bleiben|hier sein|sein|aufwachen|auf der welt sein|atmen)|(nicht|nicht mehr|nicht länger) (mehr |länger )*(leben|weiterleben|existieren|am leben sein) (will|möchte|mag|kann|wollen)|keine (lust|kraft|motivation|freude) (mehr )?_ (zu leben|am leben|aufs leben|auf leben|auf (das|dieses) leben|weiterzuleben)|(keinen|keine) (grund|sinn|anlass) (mehr )?_ (zu leben|weiterzuleben|am leben|weiterzumachen|zum leben|da zu sein|leben)|(leben|dasein) __ nicht (mehr )?(lebenswert|wert|zu ertragen|auszuhalten)|nicht (mehr )?lebenswert|genug vom leben|(habe|bin) _ (das leben|meines lebens|des lebens|dieses leben) (so )?(satt|müde|überdrüssig|leid)|lebensüberdruss|(leben|weiterleben) (will|möchte|mag|kann) ich _ nicht (mehr)?|nichts (mehr )?wofür (ich|es sich) _ (lebe|leben|zu leben|lohnt)|kein leben mehr wert|leben (hat|macht) (für mich )?keinen sinn|nicht mehr aufwachen|nicht mehr auf(zu)?wachen|nie (mehr|wieder) (aufwachen|aufzuwachen)|leben nicht mehr`,
    ],
    unless:
      '(hier|so|dort|in (der|dieser|einer|dem|diesem|einem|berlin|meiner)|bei|mit|ohne|von|wie|unter|auf dem|am|im|an|neben) (\\p{L}+ ){0,4}(nicht |nicht mehr |nicht länger )?(leben|wohnen) (will|möchte)?$|(will|möchte) (nicht |ich nicht )(mehr |länger )?(in|bei|mit|ohne|wie|unter|auf dem|am|im|an|neben|für|nach) __ (leben|wohnen)|die (leute|menschen|kinder)|kinder wert|(die|der|starke|brave|gute|letzte|vernünftige|liebe|große|tapfere|eine|einzige|diejenige) (\\p{L}+ )?sein|alleine? sein|allein sein|(dick|krank|brav|stark|nett|wütend|traurig|müde|einsam|abhängig|still|klein|so) sein|(früh|um sechs|um fünf|neben|mit|ohne|verkatert|vom wecker) _ aufwachen|nicht mehr aufwachen und (denken|grübeln)|wecker|in der früh|will leben|trotzdem will ich leben|immer da sein|für alle da sein|für _ da sein|nicht ohne',
    stands: ['denied'],
  },
  {
    id: 'suicide-word',
    category: 'thoughts',
    level: 2,
    say: [
      '(suizid|selbstmord|freitod|selbsttötung)*|suizidal*|suizidgefährdet|svv und suizid|kms|unalive|unalived|umzubringen|mich zu töten|mir (was|etwas) anzutun|mir das leben zu nehmen|mein leben zu beenden',
    ],
    unless:
      'sich (das leben|umzubringen)|(bruder|schwester|mutter|vater|freund|freundin|tochter|sohn|onkel|tante|kollege|kollegin|patient*|oma|opa|großmutter|großvater|nachbar*|mitschüler*|cousin*|lehrer*|sänger*|klient*|bauern|landwirt*|jugendliche*|seine*|ihre*|dessen|deren|er|sie) __ (suizid*|selbstmord*|freitod)|(suizid*|selbstmord*|freitod) (meines|meiner|seines|ihres|ihrer|eines|einer|von|des|der|bei|ihres|unseres)|(nach|seit|durch|über) (dem|den|seinem|ihrem) (suizid|selbstmord|freitod)|suizid*(prävention|forschung|statistik|rate|beratung)|selbstmord(attentat*|kommando)|(prüfung|klausur|karriere|finanziell*|politisch*|beruflich*|wirtschaftlich*|sozial*) __ selbstmord|selbstmord __ (prüfung|vorbereitung|karriere)|selbstmord (ohne|für die|auf raten)|drohte*|angst (vor|um)|niemanden umzubringen|ihn|ihr etwas',
  },
  {
    id: 'think-of-it',
    category: 'thoughts',
    level: 2,
    say: [
      '(denke|denk|gedanke*|gedanken|überlege|spiele|fantasiere|träume|idee|stelle mir vor|vorstellung|grüble|male mir aus|vorgestellt|drang|impuls) __ (zu sterben|an den tod|meinen (eigenen )?tod|tot zu sein|an suizid*|an selbstmord|zu springen|mich umzubringen|mir das leben|mein leben zu|schritt nach vorne?|vor den zug|gegen (den|einen) baum|in den gegenverkehr|einfach loszulassen|nicht mehr da zu sein|es zu tun|es zu beenden|schluss zu machen|mir etwas anzutun|mir was anzutun|nicht mehr zu leben|meine beerdigung|meine eigene beerdigung|wie es wäre (tot|nicht mehr|zu sterben)|von der brücke|alle tabletten)|todesgedanken|sterbegedanken|dunkle gedanken vom|(gleisen|bahnsteig|brücke|zug|balkon|klippe) __ (denke|schritt|springen|fallen lassen|loslassen|zieht mich|ruft)',
    ],
    unless:
      'diagnose|angst vor dem tod|philosoph*|stoiker|meiner (mutter|oma)|meines (vaters|opas|mannes)|seinen tod|ihren tod|meine mutter|mit ihm schluss|mit ihr schluss|ins wasser|ins becken|schluss zu machen mit (ihm|ihr)|patient*|job|freibad|sprungturm|umsteigen|pendel*|arbeit|als kind',
  },
  {
    id: 'die-last-wish',
    category: 'wish-to-die',
    level: 2,
    say: [
      '(einschlafen|schlafen|ins bett|schlafe) __ (nicht mehr|nie mehr|nie wieder|niemals|nicht) (mehr |wieder )?(aufwachen|aufwache|wach werden|aufstehen|weckt)|für immer (schlafen|einschlafen|weg|weg sein|verschwinden|verschwunden|ruhe haben)|(ewig|ewigen|ewige) (schlafen|schlaf|ruhe)|nie geboren|nicht geboren|nie auf die welt|hätte es mich nie gegeben|gäbe es mich nicht|gäbe es mich nicht mehr|(verschwinden|weg sein|mich auflösen|nicht existieren|nicht mehr existieren|nicht mehr da sein) _ (für immer|würde|möchte|will|wäre schön|am liebsten)|(will|möchte|würde|wäre) _ (für immer|einfach|nur noch) (weg|verschwinden|weg sein|schlafen und)|(herz|atmen) __ (einfach )?(aufhört|aufhören|stehen ?bleibt|stehenbleibt)',
    ],
    unless:
      'was wäre , wenn|was wäre wenn|philosoph*|in den urlaub|ans meer|schwester wäre nie|kinder|baby|zähne|wecker|hund|katze|oma|opa|tante|sanft|boden verschwinden|in (den|grund)|vor scham|peinlich|in eine andere stadt ziehen|mutter ist',
    stands: ['denied'],
  },
  {
    id: 'self-harm',
    category: 'self-harm',
    level: 2,
    say: [
      'ich ritze|ritze? (ich )?mich|mich (\\p{L}+ )?(zu )?ritzen|mich _ geritzt|ritze*|schneide (ich )?(mich|mir)|(ich|mich|mir) __ (zu )?(schneiden|geschnitten|ritzen)|(verletze|verbrenne|schlage|bestrafe|kratze|haue|beiße|hau) (ich )?(mich|mir) (selbst|selber|absichtlich|mit absicht)?|mich __ (verbrannt|geschnitten|verletzt) (\\S+ )?(absichtlich|mit absicht|extra)|mich _ (selbst|selber|absichtlich|mit absicht) _ (verletz*|verbrannt|verbrenne|geschlagen|gebissen|bestraf*)|selbstverletz*|svv|selbst verletz*|(mir|mich) _ (selber|selbst) _ (ins|gegen|weh)|(kopf|faust|stirn|hand) (gegen|an) (die|eine) (wand|mauer|tür)|(frische|frischen|neue|neuen) (schnitte|narben|wunden)|(klinge|rasierklinge|skalpell|scherbe|cutter) (liegt|im|an|über|wieder|auf|hilft|versteckt)|mir _ (die haut|die arme|in die arme|in den arm|ins bein|in die beine|die beine|die oberschenkel|den arm|zigarett*|feuerzeug)|(blut|blutet|blutig) __ (spüre|ruhe|druck|erleichter*)|bis (es |blut|er |sie )(blutet|kommt|fließt|läuft)|zigaretten? auf (meinem|der|meiner) (arm|haut)',
    ],
    unless:
      'kartoffel*|rasier(en|t|e)|beim (kochen|rasieren|schälen|basteln|sport|joggen|training|fußball|klettern|ski*)|küche|gemüse|zwiebel*|papier|aus versehen|versehentlich|glas|sonne*|herd|ofen|bügel*|skifahr*|fußball|haare|fingernägel|nägel|friseur|pony|grimasse|schlage mich (schon |so |ganz )*(durch|gut|wacker|tapfer|auf|mit)|schlage mir (das|die|den|eine|um|vor)|(schlage|haue) mir den bauch|kratze mich am kopf|mücken*|haue mich (hin|aufs ohr)|zunge|heiß|suppe|kaffee|tee|kuchen|scheibe|brot|sich|finger verbrannt|verbrannte finger|knie|beiße mir|mir die beine|in den arm nehm*|in den arm|haut (eincremen|gepflegt)|mir die arme|verletzt (hat|haben|fühle)|gefühle|worte|verletzt sein|lachen|in den (finger|daumen)',
  },
  {
    id: 'self-harm-body',
    category: 'self-harm',
    level: 2,
    say: [
      '(arme?|beine?|oberschenkel|unterarme?|handgelenk*|haut|bauch|ärmel|narben|schnitte|wunden)',
      'schneide|ritze|frische*|neue dazu|jede woche|aufgekratzt|kratze|verbrenn*|verstecke|versteckt|selbst|selber|damit niemand',
    ],
    unless:
      'operation|kaiserschnitt|op|arzt|tattoo|sonne|kuchen|katze|kinder|sich|baby|neugeboren|kleider|creme*|windpocken|akne',
  },
  {
    id: 'self-punish-food',
    category: 'self-harm',
    level: 2,
    say: [
      '(esse|hungere|hungern|erbreche|kotze|übergebe|finger in den hals)',
      '(bestraf*|strafe|seit tagen (nichts|nicht)|nicht verdient|verdiene es nicht|absichtlich|heimlich|nach jedem essen|hals stecken|stecke)',
    ],
    unless: 'grippe|magen|schwanger|fasten|ramadan',
  },
  {
    id: 'self-harm-urge',
    category: 'self-harm',
    level: 1,
    say: [
      '(stelle mir vor|vorstelle|drang|druck|lust|bedürfnis|wunsch|verlangen) __ (mich|mir) __ (schneiden|ritzen|verletzen|wehzutun|weh zu tun|zu schneiden|zu ritzen|zu verletzen|verbrennen)|nicht (mehr )?(geschnitten|geritzt|verletzt) __ drang|(drang|druck) (ist|war) _ (so )?(groß|stark)',
    ],
    stands: ['denied'],
  },
  {
    id: 'bleeding',
    category: 'act',
    level: 3,
    say: [
      '(tief|zu tief|pulsadern|handgelenk*)',
      '(geschnitten|aufgeschnitten|geritzt)',
      '(blut*|bluten|hört nicht auf|hilfe|genäht)',
    ],
    unless: 'küche|kochen|kartoffel*|brot|glas|sich|rasier*',
  },
];
