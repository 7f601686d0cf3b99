import type { CrisisRule } from '../crisis';

const day =
  '(heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende|weihnachten|ostern|silvester|sommer|urlaub|geburtstag|woche|monat|bald|danach|dann|nachher|nacht|konfirmation|kommunion|hochzeit|herbst|winter|frühling|ferien|ersten)';
const nobody =
  '(niemand|niemanden|niemandem|keiner|keinen|keinem|ihr|alle|die anderen|meine familie|meine kinder|die kinder|sie|man)';
const gone =
  '(weg bin|weg|fort bin|nicht mehr da bin|nicht mehr bin|nicht mehr lebe|gegangen bin|nicht mehr existiere|verschwunden bin|unter der erde|tot bin)';

/** Hints: goodbye, things given away, a burden, sleep without end, and the despair in which they are written. */
export const germanHints: readonly CrisisRule[] = [
  {
    id: 'nobody-must',
    category: 'farewell',
    level: 2,
    say: [
      `(nach|ab|bis|am|vor|ohne|wenn ich|sobald) __ ${nobody} _ (mehr )?_ (kümmern|sorgen|rücksicht|tragen|ertragen|anrufen|mitschleppen|ärgern|pflegen|aufpassen|warten|rechnen|belast*)|(niemand|keiner|ihr) (mehr |muss |müsst |braucht |dann |sich |danach )*(um mich|auf mich|mit mir|wegen mir|meinetwegen) _ (kümmern|sorgen|warten|rechnen|ärgern|rücksicht|weinen|traurig)|(bald|dann|endlich) (habt ihr|haben (alle|sie)|hat (er|sie|jeder|die familie)|seid ihr) _ (ruhe|frei|los|erlöst|erleichtert)|ruhe vor mir|seid ihr mich los|sind sie mich los|mich los (seid|sind|ist)`,
    ],
    unless: 'urlaub|erreichbar|in rente|pension|ausziehe|umziehe|neue stelle|befördert|kündig*',
    stands: ['denied'],
  },
  {
    id: 'better-without-me',
    category: 'farewell',
    level: 2,
    say: [
      `(ohne mich|wenn ich ${gone}|wenn es mich nicht|gäbe es mich nicht) __ (besser|leichter|glücklicher|froh|erleichtert|einfacher|schöner|freier|frei|gut|ruhe|gleich|egal|merken|auffallen|nicht auffallen|vermissen|weiter)|(besser|leichter|glücklicher|einfacher|erleichtert|froh|ruhiger) _ ohne mich|(besser|leichter|einfacher) __ wenn ich ${gone}|(würde|wird|würden|werden|werdet) __ (nicht |nicht einmal |niemand |keiner |kaum )*(merken|bemerken|auffallen|vermissen|fehlen|trauern|weinen) _ (wenn ich|dass ich)?|mich nicht vermissen|(vermisst|vermissen) mich (keiner|niemand|nicht)|mehr wert (als ich|tot)|tot mehr wert|lebensversicherung|wert als ich|ohne mich (dran|weiter)`,
    ],
    unless:
      'vertreter|makler|verglichen|abgeschlossen|rate|bank|kredit|party ohne mich|fahren ohne mich|spielen ohne mich|(sie|er|die kollegen) (fahren|feiern|essen) ohne|will ohne mich|urlaub|gekündigt|haus abbezahlt',
    stands: ['denied'],
  },
  {
    id: 'burden',
    category: 'farewell',
    level: 2,
    say: [
      '(last|bürde|ballast|klotz am bein|im weg|belastung|zumutung|schmarotzer)',
      `(bald|ende|nicht mehr lange|ändern|erlösen|befreien|nur noch|${day})`,
    ],
    unless:
      'im alter|wenn ich alt|pflege|eltern (sind|werden)|keine last|angst|koffer|rucksack|lastwagen|termine|steuer*|im weg stehen',
  },
  {
    id: 'burden-plain',
    category: 'hopelessness',
    level: 1,
    say: [
      '(ich )?(bin|falle|fühle|sei|komme mir vor) __ (last|bürde|ballast|klotz am bein|im weg|belastung|zumutung|überflüssig|nutzlos|wertlos|überzählig|nichts wert|abschaum|dreck)',
    ],
    unless: 'im alter|wenn ich alt|damit ich _ nicht|angst',
  },
  {
    id: 'goodbye',
    category: 'farewell',
    level: 2,
    say: [
      `lebt wohl|leb wohl|machts gut (alle|ihr|zusammen)|macht es gut ihr|das letzte (was|mal dass) ihr|(letzte|letzten) (nachricht|mal|brief|gruß|worte|eintrag|post)|(macht|mach) (euch|dir|sich) _ (keine vorwürfe|keine sorgen mehr|nichts vor)|vorwürfe (machen|macht)|(verzeiht|vergebt|verzeih|vergib) mir|danke für alles|(verabschiede|verabschiedet|abschied genommen|auf wiedersehen gesagt|tschüss gesagt|adieu) _ (von allen|von euch|von jedem|mich|innerlich|allen)|von allen verabschiedet|(von|mich von) __ verabschiedet|(passt|pass|kümmert|gebt|gib|achtet|schaut) __ (auf|um|acht|meinen|meiner|ihr|ihm) __ (wenn ich|nicht mehr|falls ich|für mich|danach|dass ich (sie|ihn) (lieb|geliebt))|sagt __ (geliebt|lieb) (habe|hab)|vermisst mich nicht|weint nicht|seid nicht traurig|sei nicht traurig|nicht böse`,
    ],
    unless:
      'stand|kolleg*|firma|verein|letzter arbeitstag|rente|ausstand|flughafen|bahnhof|chor|umzug|eltern der|(er|sie|oma|opa|mutter|vater|mein mann|meine frau) _ (verabschiedet|sagte|starb)|am (grab|sterbebett)|beerdigung|letzte mal (gesehen|war|haben|habe ich)|zum letzten mal (gesehen|gestillt|war)|das letzte mal (gesehen|geweint|geküsst|war|als|habe|im)|letzten mal|patient*|pfleg*|staatsexamen|geschenk|kaffee',
    stands: ['denied'],
  },
  {
    id: 'when-gone',
    category: 'farewell',
    level: 2,
    say: [
      `(wenn|sobald|falls|nachdem) ich __ ${gone}|nicht mehr (lange|lang) (da|hier|am leben|unter euch)|dauert nicht mehr lang*|es ist bald (soweit|so weit|vorbei|geschafft)|(bald|${day}) __ (vorbei|ein ende|überstanden|geschafft|ausgestanden|nichts mehr weh|tut nichts mehr|frieden|erlöst|ruhe haben|alles gut)|${day} bin ich (weg|nicht mehr|fort|bei (papa|mama|ihm|ihr|dir|meinem|meiner|oma|opa|gott|den))|bald bin ich (bei|nicht|weg|fort|frei)|(wieder|bald) (bei|mit) (papa|mama|ihm|ihr|dir|oma|opa|meinem mann|meiner frau|meinem sohn|meiner tochter) _ (vereint|sein|zusammen)|folge (ihm|ihr) (bald|nach)|(er|sie) (wartet|warten) (schon )?_ (auf mich|drüben|dort|oben)|dürfen? ich auch gehen|darf ich (auch )?(gehen|loslassen)|muss ich nicht mehr|dann (muss|brauche) ich nicht mehr|was (danach|dann) (kommt|passiert) _ (egal|nicht mehr)|nicht mehr (einplanen|einzuplanen|mit mir rechnen|decken|auf mich warten|nötig|brauchen|brauche|mitzählen)`,
    ],
    unless:
      'erwarten|diese woche|die woche|urlaub|ferien|prüfung|abgabe|projekt|studium|ausbildung|chemo*|op|operation|bestrahlung|therapie|rente|umzug|im büro|auf der arbeit|feierabend|ausziehe|wegziehe|baustelle|arbeiten gehen|zur schule|zum training|zuhause|zu hause|reise|flug|schicht bald|winter|saison|wechseljahre|pubertät|besuchen?|zu besuch|umsteigen|pendeln|kündig*|rauchen|schulden|scheidung|gericht|alkohol|tee|kaffee|zahnarzt|geburt|trotzige|erwachsen|besorgt das|sterbebett|bis ich nicht mehr da bin|patientenverfügung|testament|katze hört|baby',
    stands: ['denied'],
  },
  {
    id: 'hold-until',
    category: 'farewell',
    level: 2,
    say: [
      `(bis|noch bis|nur bis|nur noch bis) __ (halte|durchhalten|durch|schaffe|warte|muss ich noch|aushalten|reiße)|(halte|warte|schaffe|reiße) __ (nur noch |noch )bis|(noch|nur noch) (durch )?bis __ (dann|danach)`,
    ],
    unless:
      'urlaub|ferien|rente|feierabend|prüfung|abgabe|chemo|geburt|mittag|kaffee|pause|essen|marathon|kilometer|ziel|schule|arzt|op |gehalt|zahltag|kita|besuch',
    stands: ['denied'],
  },
  {
    id: 'giving-away',
    category: 'farewell',
    level: 2,
    say: [
      '(verschenkt|verschenke|weggegeben|hergegeben|abgegeben|verteilt|gegeben|verkauft|vermacht|ausgeräumt|aufgelöst|geschenkt)',
      '(brauche|brauch|gebraucht) _ (ja |doch |sowieso |eh )*nicht mehr|brauche es nicht|wo ich hingehe|nicht mehr (brauche|brauchen|benötige|nötig|spielen|tragen|lesen|fahren)|niemand _ arbeit|danach|dahin|mehr (nötig|gebrauchen)',
    ],
    unless:
      'umzug|umziehe|ziehe|ziehen|neue wohnung|kleiner*|flohmarkt|erbe|nachlass|zugenommen|abgenommen|größe|kinder rausgewachsen|gewachsen|rente|gekündigt|babykleid*|baby',
    stands: ['denied'],
  },
  {
    id: 'arranged',
    category: 'preparation',
    level: 2,
    say: [
      '(testament|passwörter|passwort|papiere|unterlagen|versicherung|konto|konten|schlüssel|kündigung|rechnungen|miete|katze|hund|kater|haus|wohnung|schublade|ordner|beerdigung|grab|sarg|brief|briefe|angelegenheiten|alles)',
      '(geregelt|geordnet|damit (niemand|keiner|ihr|sie|die kinder|es)|falls (am|jemand|etwas|was|ich)|danach|keine arbeit mit mir|für (danach|später|die zeit danach|den fall)|wenn ich nicht mehr|kommt (am|morgen)|findet ihr|hinterlege|in ordnung gebracht|erledigt|bezahlt bis|bis (monatsende|zum ersten)|wenn sie (größer|älter)|ausgesucht)',
    ],
    unless:
      'urlaub|umzug|reise|notar und|patientenverfügung|wie man das|steuer*|meiner mutter|meines vaters|(eltern|mutter|vater|oma|opa) _ (haus|beerdigung|papiere|wohnung)|ferien|weg sind|geschenk|krankenhaus|schule|handwerker|erbe|kur|putzfrau|firma|büro|umgezogen|ausziehe|vor (meiner|meinem)|kuchen',
  },
  {
    id: 'calm-decision',
    category: 'farewell',
    level: 2,
    say: [
      '(seit|nachdem|weil|jetzt wo) _ (ich )?(mich )?_ (entschieden|entschlossen|entscheidung|beschlossen|weiß wie|feststeht)',
      '(ruhig|ruhe|leicht|frieden|erleichtert|gelassen|besser geht|keine angst|friedlich)',
    ],
    unless:
      'job|kündig*|trennung|scheidung|umzug|studium|kind zu|stelle|gehen lassen|zu studieren|aufzuhören|nüchtern|trinken|rauchen|für (ihn|sie|das|den|die)',
  },
  {
    id: 'passive',
    category: 'hopelessness',
    level: 1,
    say: [
      '(egal|nichts ausmachen|gleichgültig|wurst|schnuppe|nicht schlimm|nicht stören|nichts dagegen) __ (wenn|ob) (ich|mich|mir|der|das|es|ein) __ (nicht ankäme|ankomme|lebe|sterbe|überlebe|aufwache|passiert|überfährt|nicht (mehr )?(aufwache|aufwachen|zurück*|heimkomme)|erwischt|was zustößt|abstürzt|trifft|tot)|hoffe __ (nicht (mehr )?(aufwache|zurückkomme)|mich (ein|der) (auto|lkw|zug|bus)|schiefgeht|schief geht|abstürzt|der krebs|nicht gut ausgeht)|(ohne licht|zu schnell|augen zu|nicht angeschnallt|rase) __ (egal|ist mir|gleich)',
    ],
    stands: ['denied'],
  },
  {
    id: 'hopeless',
    category: 'hopelessness',
    level: 1,
    say: [
      '(keinen|kein|keine|ohne|nirgends|nirgendwo) (einzigen )?(sinn|ausweg|hoffnung|zukunft|licht|perspektive|kraft mehr|halt mehr|weg mehr|morgen mehr|land in sicht)|(sinnlos|hoffnungslos|aussichtslos|zwecklos) (geworden|alles)?|alles (ist )?(sinnlos|aussichtslos|hoffnungslos|umsonst|schwarz|dunkel|leer)|hat (ja |doch |sowieso |alles )*keinen (sinn|zweck)|wozu (eigentlich |überhaupt |noch |das alles )*(noch|aufstehen|weitermachen|leben|alles|weiter)|wofür (ich|noch|das alles|eigentlich) _ (alles|lebe|mache|aufstehe|noch)|was soll ich (hier )?noch|(ich kann|kann ich|kann|pack|packe|schaffe|halte|ertrage|will) (es |das |einfach |wirklich |alles |so |ja |echt )*nicht mehr (aus |weiter|aushalten|ertragen)?$|(ich|es|das) (kann|geht|schaffe|ertrage|halte|pack|packe|will) (es |das |einfach |alles |echt |so |ich |wirklich )*(nicht mehr|nicht länger)( aus| weiter| so)? (,|$)|bin (ich )?(völlig |total |einfach )*(am ende|am boden|fertig mit (allem|der welt|dem leben)|kaputt|verloren|gebrochen|leer|tot)|innerlich _ (tot|gestorben|leer|abgestorben|erloschen)|(schon |längst |lange |innerlich )+(tot|gestorben|begraben)|müde vom leben|lebensmüde|des lebens müde|müde zu (leben|sein|existieren|kämpfen)|(habe|hab) (mich )?(innerlich |längst |ganz )*aufgegeben|gebe (ich )?auf|gebe mich auf|aufgegeben|nichts (mehr )?(zu verlieren|auf das ich|worauf ich|was mich hält|hält mich)|(hält|hält mich) _ nichts mehr|nur noch (leere|schwärze|dunkelheit|nebel|grau|schmerz|dunkel)|nie (wieder|mehr) (gut|besser|schön|glücklich|anders|hell)|wird (es )?nie(mals)? (mehr |wieder )?(gut|besser|aufhören)|nicht(s)? (mehr )?(besser|gut) (wird|werden)|kommt nichts mehr|keine zukunft|kein zurück|nirgendwo (hin|mehr)|gehöre (ich )?nirgend*|niemand (braucht|will|mag|vermisst|liebt) mich|(braucht|will|mag|vermisst|liebt|sieht) mich (keiner|niemand|kein mensch)|keinen platz (mehr )?(auf|in|für mich)|warum (bin )?ich (überhaupt )?(noch )?(hier|da|lebe|geboren)|hasse mein(e)? (leben|existenz|dasein)|hasse mich|verschwinden|mich auflösen|in luft auflösen|einfach (nur )?(weg|schlafen)|ich will weg sein|ruhe haben für immer|endlich ruhe|dass es (endlich )?aufhört|soll (es |alles |einfach )*aufhören|alles aufhört|alles loslassen können',
    ],
    unless:
      'vor lachen|vor hunger|diät|prüfung|app|treppe|laufen|rennen|kilometer|berg|ball|auto|handy|akku|computer|spiel|drucker|kuchen|pizza|warten bis|urlaub|lust|musik|mathe|hausaufgaben|steuer*|chef|job|kündige|firma|meeting|vortrag|kollege*|diskussion|streit|schwester (kommt|hilft)|hilft mir|mit ihm|mit ihr|beziehung|rauchen|alkohol|schulden frei|gehalt|mannschaft|verein|boden (verschwunden|versunken)|im erdboden|verschwindet|verschwanden|verschwunden sind|will (es|das|ihn|sie|so) nicht mehr (so |hören|sehen|machen|allen)|ich will nicht mehr (die|der|das|so|warten|allen|immer|jedem|schweigen|lügen|gefallen|\\p{L}+en müssen)|müde vom (arbeiten|laufen)|trotzdem|zu fuß|tanzen|singen|zocken|keinen sinn ergibt|ergibt keinen sinn|sinn für|(mutter|vater|opa|oma|er|sie|mann|bruder) (hat|hatte|ist|war|kann|konnte|wollte|will)|nie besser|kein licht (an|im|im keller)|strom|lampe|aufgegeben hat|es aufgegeben|aufgegeben , (meiner|meinem|ihm|ihr)|rezept|garten|hoffnung(en)? (mehr )?auf (regen|schnee)|post aufgegeben|koffer|paket|anzeige|arbeit (am|im) ende|gewonnen',
    stands: ['denied'],
  },
];
