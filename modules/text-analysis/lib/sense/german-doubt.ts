import type { DoubtWords } from './find-doubt';

const any = (...alternatives: string[]): string => alternatives.join('|');

/** Where a German sentence leaves open what it is. */
export const germanDoubts: DoubtWords = {
  first: 'ich|mich|mir|mein(?:e|er|en|em|es)?|wir|uns|unser(?:e|er|en|em|es)?',
  second:
    'du|dich|dir|dein(?:e|er|en|em|es)?|euch|ihr (?:seid|habt|könnt|müsst|sollt|werdet|wisst)|biste|haste|kannste|willste|[a-zäöü]+ste nicht|mädchen,|junge,|kind,|fräulein',
  imperative: any(
    'sei|seid|lass|geh|komm|hör|schau|guck|nimm|mach|halt|bleib|steh|setz|denk|reiß|vergiss|warte|iss|trink|schlaf|sag|gib|stell|heul|arbeite|zieh|lern|trau|tu|red|sprich|schäm|benimm|beiß|kämpf|lauf|schluck|merk|versprich|pack|stirb|freu|hau|raus|ruhe|schluss|kopf hoch',
    'nicht (?:weinen|heulen|reden|rennen|anfassen)|zähne zusammen|augen zu|hände weg|(?:auf|leer)essen|weitermachen|aufstehen|durchhalten',
  ),
  speech: any(
    'sag(?:t|te|ten|en)|gesagt|mein(?:t|te|ten)|gemeint|behaupt\\p{L}+|antwort(?:et|ete|eten)|rief(?:en)?|schrie(?:n)?|gerufen|geschrien|flüster(?:t|te)|brüll(?:t|te)|zisch(?:t|te)|murmel(?:t|te)|erklär(?:t|te)|wiederhol(?:t|te)|predigt(?:e)?|prophezei\\p{L}+|beton(?:t|te)|droht(?:e)?|warnt(?:e)?|versicher(?:t|te)|schwör(?:t|te)|schwor|versprach',
    '(?:erzähl(?:t|te|ten)|glaub(?:t|te|ten)|denk(?:t|en)|dachten?|find(?:et|en)|fand(?:en)?|hielt(?:en)?|hält|schrieb(?:en)?|schreibt|frag(?:t|te|ten))(?=[^.]*(?:[,:]|(?<!\\p{L})(?:mich|mir|ich)(?!\\p{L})))',
    'nann(?:te|ten)|nenn(?:t|en)|genannt|hieß es|heißt es|geheißen|eingeredet|eingetrichtert|beigebracht, dass|vorgeworfen|angeblich|wäre ich|sei ich|ich sei|ich wäre|soll ich \\p{L}+ (?:haben|sein)|schimpf(?:t|te|ten)|beschimpf\\p{L}+|diagnos\\p{L}+|attestier\\p{L}+|laut|gemäß|zufolge|gilt als|galt(?:en)? (?:ich|als)|überzeugt,|der meinung|der ansicht',
  ),
  mine: '(?:sage|sag|sagte|antworte|antwortete|rief|schrieb|schreibe|fragte|frage|erzähle|erzählte|meinte|behaupte|denke|dachte|glaube|finde|schwor|versprach) ich|ich (?:\\p{L}+ ){0,2}(?:sage|sag|sagte|antworte|antwortete|rief|schrieb|schreibe|fragte|frage|erzähle|erzählte|meinte|behaupte|denke|dachte|glaube|finde|schwor|versprach)|(?:habe|hab|hatte) ich (?:\\p{L}+ ){0,6}(?:gesagt|erzählt|geschrieben|geantwortet|gerufen)|ich (?:habe|hab|hatte) (?:\\p{L}+ ){0,6}(?:gesagt|erzählt|geschrieben|geantwortet|gerufen)',
  lore: any(
    'regeln?|hausregel|gesetz(?:e)?|gebote?|verboten|verbot|vorschrift|pflicht|sprichwort|spruch|sprüche|motto|weisheit|gehört(?:e)? sich|es galt|man (?:hat|hatte) zu|hatten? zu \\p{L}+en|bei uns (?:wird|wurde|daheim|zu hause) (?:wird|wurde|\\p{L}+t)|tabu|kam (?:\\p{L}+ )?in frage|wurde (?:\\p{L}+ ){0,3}(?:gegessen|geschwiegen|pariert|gehorcht)',
    '(?:die|eine|diese|seine|ihre|innere) stimmen?|stimme in mir|innerer? \\p{L}+|gewissen|im brief|brief (?:stand|steht|sagt|hieß)|zettel|karte|postkarte|nachricht|schild|grabstein|inschrift|anzeige|zeugnis|bericht|befund|akte|gutachten|diagnose|tagebuch|stand (?:da|dort|drauf|darauf|geschrieben)|steht (?:da|dort|drauf|darauf|geschrieben)|wörtlich|worte|satz|gerücht(?:e)?|ruf|vorwurf|angeblich|offenbar|offiziell|anscheinend|für (?:ihn|sie|die anderen|alle|meine[nr]? \\p{L}+) (?:war|bin|bleibe|blieb) ich',
  ),
  general:
    'wer|wes|was du|man|jeder|jede|einem|ein (?:mann|junge|mädchen|indianer|kind)|eine (?:frau|dame|mutter)|(?:männer|frauen|mädchen|jungs|jungen|kinder) (?:\\p{L}+en|haben|sind|gehören|müssen|dürfen)|das leben|die zeit|morgenstund\\p{L}*|lügen|hochmut|reden ist|ohne fleiß|von nichts|gott|der herr|viele|alle|niemand|keiner|kinder|es ist noch|was dich|je|wie man|wo ein',
  ironic: any(
    'na (?:toll|super|klar|bravo|prima|danke|wunderbar|ja, |schönen|großartig|fein|herzlichen)|ja (?:so|wahnsinnig|sehr|richtig|ganz|furchtbar|total|wirklich|unheimlich|mal|auch (?:so|ganz|sehr))|schon klar|ja klar|klar doch|klar,|natürlich,|sicher,|aber sicher|ach (?:wie|ja|so|was|nein)|wie (?:nett|schön|lieb|großzügig|aufmerksam|reizend|praktisch|rührend|gütig|freundlich|edel)|vielen dank|danke(?: auch| schön| dafür| für nichts)?|herzlichen (?:dank|glückwunsch)|bravo|gratuliere|hurra|toll|super|klasse|großartig|prima|herrlich|fantastisch|bombig|spitze|wunderbar|glückspilz|so ein glück|was für ein\\p{L}*|welch(?:e|er|es)? (?:ein|glück|ehre|freude)',
    '(?:ein|eine|der|die|als) (?:richtige[rsn]?|echte[rsn]?|wahre[rsn]?|große[rsn]?|feine[rsn]?|reinste[rsn]?|perfekte[rsn]?|ganze[rsn]?|reine[rsn]?|geborene[rsn]?|tolle[rsn]?|schöne[rsn]?|saubere[rsn]?|wunderbare[rsn]?) (?:held|heldin|herr|vater|mutter|freund|freude|hilfe|mann|kavalier|engel|vorbild|trost|gentleman|familie|kerl|vergnügen|wohltat|idylle|glück|schatz|hochzeit|urlaub|zuckerschlecken|paradies|geschenk|ehre|menschenfreund|christ|traum)|(?:ein|unser|der) held|heilige[r]?|(?:ein|unser) engel|goldschatz|seele von mensch|ehrenmann|vater des jahres|mutter des jahres|wie immer (?:sehr|so)|(?:sehr|so|unglaublich|ausgesprochen|überaus|rührend|äußerst) (?:hilfreich|nett|freundlich|einfühlsam|großzügig|liebevoll|besorgt|zartfühlend|aufmerksam|witzig|komisch|dankbar|begeistert|beliebt|gütig|warmherzig)|bekanntlich|selbstverständlich|freundlicherweise|netterweise|großzügigerweise|gnädigerweise|dankenswerterweise',
    'idyll\\p{L}*|paradies\\p{L}*|ein segen|ein traum|zuckerschlecken|ponyhof|bilderbuch\\p{L}*|vorbildlich|mustergültig|lustig|(?:sehr|wahnsinnig|riesig|enorm|unheimlich|viel|irre|ungemein) (?:geholfen|gefreut|genützt|gebracht)|ein vergnügen',
  ),
  denying:
    '(?<!zu )selten|weder|zu wenig|bezweif\\p{L}+|unmöglich|unfähig|außerstande|keinesfalls|keineswegs|mitnichten|von wegen|denkste|gelogen|lüge|fehl(?:t|te|ten)|verwehrt|erspart|blieb aus|ausgeblieben|un(?:gesagt|erfüllt|beantwortet)|verneint|weigert?e?|statt|anstatt',
  reason: 'weil|denn|obwohl|wo|wenn|als|wer|was|(?<=, )(?:der|die|das|den|dem|denen)|und nach',
  unreal: any(
    'vielleicht|womöglich|möglicherweise|wahrscheinlich|vermutlich|wohl|eventuell|bestimmt|sicher(?:lich)?|falls|sofern|angenommen|beinahe|beinah|fast|um ein haar|als ob|müsste|müssten|dürfte|könnte[nst]*|würde[nst]*|hätte[nst]*|hätt|wäre[nst]*|wär|käme|ginge|gäbe|bliebe|ließe|täte|sollte[nst]*|wünsch\\p{L}*|wunsch|möchte|mecht|will|(?:ich|wir) (?:\\p{L}+ )?wollten?|wollten? (?:ich|wir)|hoff\\p{L}*|sehn\\p{L}*|lieber|am liebsten|gern(?:e)? (?:hätt|wär|würd)\\p{L}*|plan(?:e|te)?|vor(?:haben|hatte)|träum\\p{L}+ (?:\\p{L}+ )*(?:davon|von)|stell(?:e|te)? mir vor|vorgestellt|ausgemalt|eines tages|endlich mal',
    'frag(?:e|te)? mich|ich mich frag\\p{L}*|gefragt|keine ahnung|weiß (?:ich )?(?:nicht|bis heute|immer noch)|wer weiß|gespannt|brauche|bräuchte|bitte|bete(?:te)?|betet?|einbild\\p{L}*|eingebildet',
  ),
  opensUnreal:
    '(?:und |aber |nur |ach |oh )?(?:einmal|noch einmal|nur noch|bloß|wenn|dass|warum|wieso|weshalb|wozu|wie (?:lange|oft|viel|wohl|konnte|kann|soll)|wer (?:bin|war|weiß)|was (?:soll|wohl|habe ich|wird|bleibt)|wohin|wann)',
  sleep:
    '(?:alb|alp|fieber|angst)?tr(?:aum|äume|äumen|aums|aumes)|träum\\p{L}*|geträumt|tramt|gträumt|im schlaf|heute nacht|letzte nacht',
  wakes:
    '(?:alb|alp)?tr(?:aum|äume)|geträumt|wecker|aufgewacht|wachte?(?= )|wach(?:e|geworden)|weckte|geweckt|aufgeschreckt|schreckte',
  awake:
    'aufgewacht|wachte?|wach|weckte?|wecker|geweckt|aufgeschreckt|aufgestanden|schreckte|morgens|am (?:nächsten )?(?:morgen|tag)|beim frühstück|rief|seitdem|seither|seit|heute|jetzt|inzwischen|danach|in wirklichkeit|tatsächlich|erzähl\\p{L}*|kissen|schweißgebadet|therapeut(?:in)?|habe|hab|gestorben',
  gesture: any(
    '(?:sah|schaute|blickte|guckte|starrte|musterte|packte|nahm|fasste|zog|schob|drückte|lachte|grinste|lächelte|seufzte|nickte|drehte|setzte|stellte|stand|kam|ging|legte|knallte|warf|machte|hob|zeigte|beugte|klopfte|rief|schwieg|winkte|stöhnte|weinte|zündete|öffnete|schloss|wischte|holte|goss|trat|flüsterte|zuckte|schüttelte|strich|küsste|hielt|rauchte|schaltete|räumte|wartete|verließ)(?= (?:er|sie|mich|mir|uns|sich|die|das|den|auf|ab|zu|mit|an|vor|in|nur|kurz|dann|nicht|weiter|\\p{L}+er)(?!\\p{L})|[.,;])',
    'hat (?:er|sie|mich|mir|mein\\p{L}*|sich) (?:\\p{L}+ ){0,5}(?:angeschaut|angesehen|angeguckt|gelacht|gepackt|gegrinst|aufgelegt|angerufen|weggedreht|umgedreht|hingestellt)|legte auf|am telefon|ins ohr|ins gesicht|so (?:hat|war|sprach|redete|klang)|das (?:hat|war|sagte|waren|kam|habe) (?:mein\\p{L}*|er|sie|ihre|seine|von|ich (?:jeden|oft|immer|so))|mit (?:diesen|den) worten|diese worte|diesen satz',
  ),
  past: '(?:habe|hab|hat|haben|hatte|hatten|bin|ist|sind|war|waren|wurde|wurden) |\\p{L}{2,}(?:te|ten)|war|waren|ging(?:en)?|kam(?:en)?|stand(?:en)?|saß(?:en)?|lag(?:en)?|sah(?:en)?|gab|nahm(?:en)?|schlief(?:en)?|lief(?:en)?|blieb(?:en)?|starb(?:en)?|fuhr(?:en)?|trug(?:en)?|aß(?:en)?|fand(?:en)?|hielt(?:en)?|fiel(?:en)?|zog(?:en)?|schrieb|las|sang|trank|verlor|begann|wusste|bekam|ließ|half|schlug|brach|rannte',
};
