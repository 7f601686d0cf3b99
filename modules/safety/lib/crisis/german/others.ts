import type { CrisisRule } from '../crisis';

const person =
  '(er|sie|der|mann|frau|freund|freundin|exfreund|exfreundin|exmann|exfrau|ex|vater|papa|mutter|mama|sohn|tochter|bruder|schwester|onkel|opa|großvater|oma|stiefvater|stiefmutter|schwiegervater|schwiegermutter|schwiegersohn|chef|partner|partnerin|lebensgefährte|verlobter|cousin|cousine|trainer|mitbewohner|nachbar|jemand|typ|eltern|kerl|enkel|betreuer|pfleger|pflegerin|kollege|lehrer|vermieter|zuhälter|männer|bekannter|pastor|pfarrer|therapeut|arzt|gattin|gatte|ehemann|ehefrau|wer|die)';
const us =
  '(mich|mir|uns|die kinder|die kleine|den kleinen|das baby|meinen? (\\p{L}+ )?(sohn|tochter|bruder|schwester|kinder|kind|mutter|mama|hund)|unseren? (\\p{L}+ )?(sohn|tochter|kinder))';
const hits =
  '(schlägt|schlagen|prügelt|verprügelt|haut|tritt|würgt|boxt|stößt|schubst|ohrfeigt|misshandelt|verdrischt|quält|zerrt|schleudert|bespuckt|beißt|drischt|knallt|klatscht|drückt|hauen|zieht|reißt|packt)';
const hitDone =
  '(geschlagen|verprügelt|gewürgt|getreten|gestoßen|geohrfeigt|gebrochen|geboxt|geprügelt|misshandelt|geschleudert|gezerrt|geschubst|verdroschen|gebissen|zusammengeschlagen|gehauen|grün und blau|an den haaren|runtergestoßen|hinuntergestoßen|krankenhausreif|gequetscht|verbrannt|verbrüht|gedrückt|geworfen)';
const weapon = '(messer|waffe|pistole|gewehr|axt|hammer|schere|flasche|gürtel|benzin|säure)';
const idioms =
  'schlägt _ vor|geschlagen geben|im (schach|tennis|spiel|tischtennis)|beim (schach|tennis|boxen|training|judo|karate|fußball|kickern)|boxtraining|karate|auf den magen|herz (schlägt|schlug)|bis zum hals|haut mich um|frage*|nachricht|diagnose|welle|regen|uhr schlägt|wort*|lineal|schicksal|leben (hat|schlägt)|handball|fußball|mannschaft|film|roman|zieht mich (an|hinunter|runter|aus dem)|zieht (sich|mir)|zieht uns|zieht mich _ (anziehend|magisch)|drückt mir (die daumen|die hand|einen|ein)|drückt (mich|uns) (an|fest|lange|ganz|herzlich)|in den arm|tritt (mir|mich) (in|zu) (die fußstapfen|nahe)|packt mich (die|der|das) (wut|angst|lust|reiselust|fernweh)|reißt mich (aus|mit)|an die hand|knallt die tür|lachen|umarm*|in die kamera|mir ein(e|en)? (buch|wein|brief)|kissen|schneeball|ins wasser|pool|schwimm*|auf die schulter|traum|auf die nase';

/** What others do to the writer and to those near, lost reality, and danger to others. */
export const germanOthers: readonly CrisisRule[] = [
  {
    id: 'hits-me',
    category: 'violence',
    level: 2,
    say: [
      `${hits} _ ${us}|(mich|uns|mir|die kinder|meinen? \\p{L}+|meinen? kleinen? \\p{L}+) _ ${hits}|(mich|mir|uns|die kinder) __ ${hitDone}|(tritt|schlägt|boxt) __ (nach mir|gegen die (tür|wand)|auf mich ein)|(auf mich|auf uns) (einschlägt|eingeschlagen|ein|einprügelt)|wirft __ nach (mir|uns)|nach mir (wirft|geworfen)|(blaue flecken|blaues auge|rippen|prellungen|gebrochen|würgemale) __ (er|ihm|gestürzt|von ihm|von ihr|versteck*|überschmink*|schminke)|(ins gesicht|in den bauch|in die rippen|an den haaren|mit dem gürtel|mit der faust|ohrfeige) __ (geschlagen|getreten|gezogen|geschleift|er|bekomme|gibt|geboxt)|(rutscht|ausgerutscht) _ die hand (aus)?|die hand ausgerutscht|(verprügelt|prügelt) __ (bruder|schwester|mutter|mama|kinder|kleine*|kind|uns)`,
      person,
    ],
    unless: `${idioms}|(ich|mir) (schlage|rutscht|ausgerutscht)|mir _ (bei|mit) (meinem|meiner|dem|der) (sohn|tochter|kind|kleinen) __ ausrutscht|ich mich|die luft ab|vorschlag*|schlägt mir vor|schlägt (\\S+ ){0,3}vor`,
  },
  {
    id: 'fears-him',
    category: 'violence',
    level: 2,
    say: [
      `(ducke|zucke|zucken|ducken|erstarre|verstecke|verstecken) __ (mich |uns )?(wenn|sobald|weil) (er|sie|mein|meine|papa|mama)|(angst|fürchte|panik) __ (vor (ihm|meinem (mann|freund|ex|vater|sohn|stiefvater|bruder|partner)|meiner (frau|freundin|mutter))|wenn er (heimkommt|nach hause|trinkt|betrunken)|nach hause (zu )?gehen)|vor (meinem mann|meinem ex|ihm|meinem vater|meinem freund) __ (angst|sicher|verstecken|versteckt)|(bedroht|droht|verfolgt|stalkt|lauert|terrorisiert|schikaniert) __ ${us}|${us} _ (bedroht|verfolgt|stalkt|auflauert|terrorisiert|nachstellt)|(droht|drohte|gedroht|angedroht) __ (mir|mich|uns|kinder|umzubringen|zu schlagen|haus|anzuzünden)|nicht (mehr )?sicher (zu hause|zuhause|bei ihm|vor ihm|in meiner wohnung|in der wohnung)|zu hause _ nicht (mehr )?sicher|(zerschlägt|zertrümmert|wirft|schmeißt|zerstört) __ (teller|möbel|geschirr|türen|sachen|handy)|frauenhaus`,
      person,
    ],
    unless:
      'prüfung|hund|spinne|zahnarzt|gewitter|traum|film|zuzuhören|er stirbt|verlieren|enttäusch*|polterabend|arbeitslosigkeit|regen|existenz*|arbeite* im frauenhaus',
  },
  {
    id: 'kills-me',
    category: 'violence',
    level: 3,
    say: [
      `(bringt|bringe|brächte|macht|sticht|schlägt|schießt|knallt|schneidet|murkst) (er |sie )?(mich|uns|mich und|die kinder|mir) __ (um|tot|ab|nieder|kalt|fertig)|${person} __ (mich|uns|die kinder) _ (umbringt|tötet|umbringen|töten|erschießt|erschießen|absticht|abstechen|totschlägt|totschlagen|erwürgt|umlegt|anzündet|erschlägt)|(mich|uns) (umbringt|umbringen wird|tötet|totschlägt|absticht)|${weapon} __ (an den kopf|an die kehle|an den hals|auf mich|vor die nase|bedroht|gezogen|gehalten|nach mir|gegriffen|auf uns)|(mich|mir) __ (gewürgt|würgt|die kehle|die luft ab*|kissen aufs gesicht)|hände _ (um|an) (meinen|meinem) hals|am hals gepackt|(eingeschlossen|eingesperrt|verbarrikadiert|versteckt|verstecke|schließe mich) __ (er|tür|draußen|tritt|hämmert)|(tritt|schlägt|hämmert|bricht) __ (die )?tür (ein|auf)?|(er|sie) (steht|ist|wartet) (jetzt |gerade |wieder )*(vor (der|meiner) tür|unten|draußen) __|schlägt mich gerade|kommt (gleich|jetzt) _ (mich|rauf|hoch|die treppe)|hilfe er`,
      person,
    ],
    unless:
      'auf die palme|um den (verstand|schlaf|finger)|zum (lachen|weinen)|wahnsinnig|rücken|hitze|kind bringt mich|bringt mich noch|spiel|film|(ex|traum) im gefängnis|lachend|paket*|postbot*|besuch|taxi|lehrt|sich umbringt|dass ich mich|schlüssel vergessen|nervt|vase|muskelkater|chorleiterin|der job|vorwürf*|die luft ab',
    stands: ['denied'],
  },
  {
    id: 'sexual',
    category: 'abuse',
    level: 2,
    say: [
      `(vergewaltig*|missbrauch*|missbraucht|begrapscht|befummelt|betatscht|sexuell* (gewalt|übergriff*|belästig*)|genötigt)|(fasst|fasste|fassen|gefasst|grapscht|streichelt|berührt|fummelt|langt) (mich|mir) __ (an|unter|zwischen|in die|im lager|wo ich|überall|nachts|brust|po|hintern)|(mich|mir) __ (angefasst|an die wäsche|zwischen die beine|an den hintern|an die brust|unter den rock|anfasst)|(zwingt|zwang|nötigt|gezwungen|drängt) __ (sex|zum sex|schlafen|bett|intim|auszuziehen|ausziehen|anschaffen)|(mit|zum) sex _ (zwing*|gezwungen)|(nein|stopp|aufhören) _ (gesagt|gerufen|geschrien|gesagt habe) _ (und|aber|er|trotzdem|weiter*)?|obwohl ich nein|(trotzdem|einfach) weiter\\s?gemacht|(kommt|kam|kommen|schleicht) (nachts|abends|wieder|immer)? _ (in|zu|an) (mein|meinem|mir ins|mir in) (zimmer|bett|mein)|nachts (zu mir )?(in mein|ins|in sein) (zimmer|bett)|zu mir ins (zimmer|bett)|(sachen|dinge|etwas|was) mit mir (gemacht|macht|machte|getan|tut)|macht (er )?(sachen|dinge) mit mir|(keinem|niemandem|nicht|nichts|keinen) (menschen )?(sagen|erzählen|verraten) (darf|dürfe|soll|sonst)|(darf|dürfe|soll) (ich )?(es|das|davon|nichts)? ?_ (keinem|niemandem|nichts) _ (sagen|erzählen|verraten)|unser(em)? geheimnis|(nacktbilder|nacktfotos|videos|fotos|bilder) __ (schick*|veröffentlich*|droht|erpress*|verschicken|zeigen)|ins glas (getan|gemischt|geschüttet)|k o tropfen|ko tropfen|mit (männern|fremden|ihm|freiern) schlafen (muss|müssen|soll)|(muss|müssen|soll) _ (mit männern|mit fremden|anschaffen|auf den strich)|(nackt|filmrissig|ohne erinnerung|erinnerung*) __ (aufgewacht|wach geworden|wachte)`,
    ],
    unless:
      'vertrauen missbraucht|macht missbraucht|alkoholmissbrauch|medikamentenmissbrauch|drogenmissbrauch|film|buch|roman|prozess|artikel|arbeite*|beratungsstelle|was hat das mit mir gemacht|was das mit mir (macht|gemacht)|etwas mit mir gemacht|(trauer|musik|reise|buch|tod|krankheit|stille|meditation|corona|zeit|stadt) _ mit mir (macht|gemacht|machte)|überraschung*|geburtstagsfeier|geschenk|urlaubsfotos|schwangerschaft|(katze|hund|kind|sohn|tochter|kleine|kleiner|enkel*) __ (ins bett|zu mir|in mein bett|ins zimmer)|niemandem (etwas )?(davon )?erzählt (habe|hatte)$',
  },
  {
    id: 'abused-once',
    category: 'abuse',
    level: 1,
    say: ['mich (\\S+ ){0,3}(missbraucht|vergewaltigt)|(missbraucht|vergewaltigt) (worden|mich)'],
    stands: ['past'],
    unless: 'vertrauen|frieden|film|roman|buch|therapie geholfen',
  },
  {
    id: 'old-abuse',
    category: 'abuse',
    level: 1,
    say: [
      '(missbraucht|vergewaltigt|angefasst|dinge mit mir|sachen mit mir|missbrauch|hat er mich|zu mir ins bett)',
      '(niemand weiß|bis heute|noch nie|nie|keine worte|niemandem|zum ersten mal|kein wort|keiner weiß|nie jemandem|nie erzählt|albträume|immer noch)',
    ],
    stands: ['past', 'denied'],
    unless: 'therapie geholfen|frieden|film|roman|buch',
  },
  {
    id: 'controlled',
    category: 'abuse',
    level: 2,
    say: [
      `(sperrt|sperrte|schließt|schließen|sperren|einsperrt|eingesperrt|eingeschlossen|einschließt) __ (mich|ein|uns)|(mich|uns) _ (eingesperrt|einsperrt|einschließt|einsperren|festhält|festgehalten|gefangen)|(darf|dürfen|lässt mich|lassen mich) __ (nicht|niemanden|keine|nie|nur mit|erst|kein) _ (aus dem haus|raus|rausgehen|weggehen|allein|alleine|arbeiten|telefonieren|besuchen|sehen|treffen|freunde|freundinnen|verlassen|gehen|führerschein|geld)|ohne (seine|ihre) (erlaubnis|zustimmung)|(kontrolliert|überwacht|liest|durchsucht|ortet|trackt|verfolgt|zählt) __ (mein|mich|jeden|handy|cent|geld|nachrichten|schritt|kilometer|standort)|(pass|ausweis|reisepass|handy|karte|bankkarte|konto|papiere|rente|geld) __ (weggenommen|abgenommen|nimmt|wegnimmt|behält|versteckt|einbehalten|an sich)|(nennt|beschimpft|beleidigt|erniedrigt|demütigt|macht mich) __ (dreck|schlampe|hure|nutte|fett|dumm|wertlos|nichts|abschaum|jeden tag|täglich|vor allen|klein|nutzlos)|(jeden tag|täglich|ständig) __ (wertlos|dumm|dreck|nichts wert|niemand)|nichts (zu|mehr zu) essen (gibt|geben|bekomme)|(nichts|nicht) zu essen|(verheiraten|verheiratet werden|zwangsheirat|heiraten) _ (mit einem|einen|will ich nicht|muss|soll|zwing*|den ich nicht|gegen meinen willen)|komme hier nicht (raus|weg|heraus)|lässt mich nicht (gehen|weg|raus|los)`,
      person,
    ],
    unless:
      'lockdown|corona|quarantäne|schlüssel vergessen|aufzug|fahrstuhl|chef|meeting|gipsbein|arzt|krankenhaus|klinik|operation|katze|hund|balkon|als kind|internat|zoll|grenze|kontrolleur|polizei|finanzamt|gedanke*|buch|fernsehen|nicht los',
  },
  {
    id: 'eggshells',
    category: 'abuse',
    level: 1,
    say: [
      'eierschalen|rohen eiern|(ausrasten|ausrastet|explodiert|wutanfall|ausflippt) __ (entschuldige|schuld|jedes wort|vorsichtig|angst)|jedes wort __ (ausrast*|explodier*|falsch)',
    ],
    unless: 'chef|frühstück|kuchen|ostern|prüfung',
  },
  {
    id: 'trafficked',
    category: 'abuse',
    level: 3,
    say: [
      '(pass|ausweis|papiere)|komme hier nicht (raus|weg)|(festgehalten|gefangen|eingesperrt)',
      '(männern|freier|anschaffen|prostit*|bordell|mit männern schlafen|schulden abarbeiten)',
    ],
  },
  {
    id: 'voices',
    category: 'psychosis',
    level: 2,
    say: [
      '(stimme|stimmen) _ (sagen|sagt|befehlen|befiehlt|flüstern|flüstert|schreien|schreit|reden|redet|lachen|verlangen|verlangt|wollen|zwingen|zwingt|sind (wieder|zurück)|kommen|hören nicht auf|zurück|lauter|drohen|kommentieren|rufen|im kopf|aus)|(höre|hör|hören) _ (wieder |ständig |nachts |den ganzen tag )*(stimmen|flüstern|schritte im kopf|eine stimme)|(mann|frau|gesicht|schatten|wesen|dämon|teufel|gott|engel|radio|fernseher|handy|er in mir|etwas in mir) _ (in der wand|im spiegel|in mir|an der decke)? ?_ (sagt mir|befiehlt|befahl|befohlen|will dass ich|spricht zu mir|redet mit mir|verlangt)|(gott|teufel|engel|satan|jesus) __ (befohlen|befiehlt|aufgetragen|verlangt|opfern|auserwählt|gehorchen)|die \\p{L}* ?stimmen _ (zurück|wieder|schreien)|(stimmen|stimme) (sind|ist) (zurück|wieder da)',
    ],
    unless:
      'innere stimme|innerer|stimme in mir|stimme (meiner|meines|der vernunft|des herzens|in mir sagt ja|von|aus dem off|im chor)|chor|radio(sprecher|sendung)|hotline|kinder|nachbar(s|n) stimmen|mutter|vater|oma|opa|gewählt|wahl*|wähler*|mailbox|bauch|gefühl|sänger*|hörbuch|podcast|gebet|bete|predigt|pfarrer|flughafen|lautsprecher|leise stimme|kleine stimme|kritische stimme|strenge stimme',
  },
  {
    id: 'voices-command',
    category: 'psychosis',
    level: 3,
    say: [
      '(stimme|stimmen|gott|teufel|dämon|engel|satan)',
      '(befiehlt|befehlen|befohlen|zwingt|zwingen|verlangt|soll ich|muss ich|muss gehorchen|gehorchen)',
      '(springen|fenster|opfern|töten|umbringen|wehren|sohn|tochter|kinder|messer|gehorchen|jemanden|austreiben|dach|gleise|kind)',
    ],
    unless: 'innere stimme|predigt|bibel|abraham|pfarrer|film|roman',
  },
  {
    id: 'persecuted',
    category: 'psychosis',
    level: 2,
    say: [
      '(kameras?|wanzen|mikrofone?|sender|peilsender|abhörgerät*) __ (versteckt|eingebaut|installiert|in (meiner|meinen|der|den)|überall|wand|lampen|steckdosen|rauchmelder)|(abgehört|überwacht|beobachten mich|beobachtet mich|verfolgen mich|verfolgt mich) __ (geheimdienst|regierung|nachbarn|überall|autos|handy|wände|den ganzen tag|alle|seit)|(geheimdienst|regierung|cia|bnd|nachbarn|sie alle|sie) __ (hinter mir her|abhören|hören mich ab|überwachen|verfolgen mich|beobachten mich|vergiften|strahlen|bestrahlen)|(chip|implantat|sender|strahlen|laser|wellen|frequenzen|funk) __ (eingesetzt|eingepflanzt|im kopf|in mir|kopf|gedanken|steuern|zahn|unter der haut)|(gedanken) __ (lesen|gelesen|steuern|steuert|gesteuert|entzogen|eingegeben|hören|gestohlen|abgesaugt|laut|kontrolliert|senden)|(essen|wasser|trinken|kaffee|milch|leitungswasser|kühlschrank|tee) __ (vergiftet|gift|manipuliert)|(vergiftet|vergiften) (mich|mein|uns|das)|(ausgetauscht|doppelgänger|ersetzt worden|nicht (meine|mein) (\\p{L}+ )?(mutter|frau|mann|vater|tochter|sohn|kind|bruder|schwester)|sieht nur so aus)|(auserwählt|ausgewählt|erwählt|messias|prophet|mission|berufen) __ (welt|stadt|menschheit|retten|gott|erlösen|botschaft)|(käfer|insekten|würmer|spinnen|maden|tiere) __ (unter (meiner|der) haut|in mir|im körper|in meinem)|(nachrichtensprecher*|fernseher|radio|moderator*|wettermann|zeitung|ampel*|nummernschilder|plakate|werbung) __ (zeichen|botschaft*|zu mir|an mich|nur mir|nur für mich|geheim*|nachrichten an mich|spricht mit mir|über mich)|(nicht echt|nicht real|nicht wirklich|kulisse|andere welt|anderen welt|schon tot bin|schon gestorben|simulation|film ist) _ (bin|ob|alles|oder|sind|ist)|(weiß nicht|ob|glaube) __ (echt|real|wirklich) (ist|bin|sind) __ (oder|tot|welt|traum)|(tabletten|medikamente|neuroleptika) __ (weggelassen|abgesetzt) __ stimmen|(seit|in) (\\p{L}+ )?(drei|vier|fünf|sechs|sieben|acht|[3-9]) (nächten|tagen) (nicht|kein auge|keine minute) __ (auserwählt|brauche keinen schlaf|welt|mission|verstehe alles|energie|genie)',
    ],
    unless:
      'film|roman|buch|serie|theater|einbrecher|versicherung|alarmanlage|baby(phon|kamera)|firma|büro|datenschutz|lebensmittel|pilze|garten|hund|katze|prüfung|preis|jury|stipendium|psychologie|fotograf*|schauspiel*|sprecher bin|podcast|kollege*|läuse|gedanken lesen (kann|könnte|können)|als könnte|adoptiv*|leibliche*|stiefmutter|mutter, sondern|innerlich',
    stands: ['denied'],
  },
  {
    id: 'i-kill-them',
    category: 'harm-to-others',
    level: 3,
    say: [
      '(ich|werde|will|muss|dann) __ (ihn|sie|alle|jemanden|meinen? \\p{L}+|die kinder|den kerl|das schwein|diesen \\p{L}+|diese \\p{L}+|ihr haus|sein haus|sein auto|die schule|das haus|die bude|den laden) __ (umbringen|töten|abstechen|erschießen|abknallen|totschlagen|erstechen|kaltmachen|anzünden|abfackeln|niederstechen|in die luft|überfahren)|(bringe|steche|knalle|mache|schlage|zünde|fackle|erschieße|töte|zünd|bring|stech|erwürge|ersteche) (ich )?(ihn|sie|alle|ihr haus|sein haus|das haus|den|die|es|ihnen|meinen \\p{L}+|meine \\p{L}+) __ (um|ab|tot|kalt|an|nieder|alle)|(ihn|sie|alle) (umzubringen|zu töten|abzustechen|zu erschießen)|(dafür|alle|sie|ihr|werden|wird) _ (bezahlen|büßen|bereuen|blut|bluten|sehen was)|amok*|(nehme|nehm|nimm) (ich )?(sie|die kinder|ihn|alle|euch|meine kinder|uns alle) (mit|mit mir|mit in den tod)|mit in den tod|(bekommt|kriegt|hat|soll) sie (keiner|niemand)|bekommt (sie|ihn|die kinder) (keiner|niemand)',
      '(messer|waffe|pistole|heute|morgen|eingesteckt|habe|alles dabei|warte|haus|an|schule|dann|werde|will|steht|mit|bezahlen|keiner|niemand|weiß wo|gekauft|um|tot|ab|benzin|rucksack|tasche)',
    ],
    unless:
      'könnte|würde (ihn|sie|ihm|ihr)? ?am liebsten|am liebsten|spiel*|schach|roman|film|krimi|rolle|theater|huhn|hahn|schwein schlachten|jäger*|jagd|tier*|kuh|mücke*|fliege|spinne*|wespe*|ratte*|maus|mäuse|schnecken|unkraut|kerze*|kamin|ofen|feuer|zigarette|ball|grill|licht|mich _ um|ich mich|miete|rechnung|steuer*|bezahlen (können|kann|will|lassen)|lachen|gemeinsam|urlaub|nehme sie mit (nach|in|zum|auf|zur)|nehme (ihn|sie|die kinder) mit (nach|in die|zum|auf|zur|ins)|wecker|durchs leben|etwas anzutun|tod (gehen|gehe)|metapher|schlage die zeit',
  },
  {
    id: 'never-up-again',
    category: 'harm-to-others',
    level: 3,
    say: [
      '(steht|stehen|kommt|kommen) (\\S+ ){0,2}(nicht mehr auf|nie wieder auf|nicht lebend|nicht mehr heim|nie mehr)',
      '(warte|lauere|passe|messer|hole|dann|erwische|kriege)',
    ],
    unless: 'krankenhaus|pflege|hund|oma|opa|bett|depress*',
    stands: ['denied'],
  },
  {
    id: 'harm-thoughts',
    category: 'harm-to-others',
    level: 2,
    say: [
      '(stelle mir|stell mir|male mir|gedanke*|fantasie*|gedanken|denke|drang|impuls|zwangsgedanken|bilder|angst|träume) __ (ihn|sie|meinen? \\p{L}+|meinem \\p{L}+|meiner \\p{L}+|das baby|dem baby|mein kind|meinem kind|ihm|ihr|jemandem|jemanden|den kindern|dem kleinen|der kleinen|unser* \\p{L}+) __ (zu töten|umzubringen|anzutun|antun|töten|umbringen|fallen zu lassen|fallen lassen|erstechen|erwürgen|ersticken|ertränken|verletze|verletzen|wehtun|weh tun|wehzutun|zu verletzen|was antue|etwas antue|treppe|fenster|schütteln|schlagen|schlage)|(baby|kind|säugling|kleine|kleinen|sohn|tochter) __ (geschüttelt|schüttle|geschlagen|gehauen|an die wand|blaue flecken|geblutet|verbrüht|geworfen|gewürgt)|geschüttelt __ (baby|schrei*|kind)|(ich|mir) _ (schlage|haue|prügle|ohrfeige|trete|verprügle|schlug) _ (meine|meinen|mein|die kinder|sie|ihn)|(habe|hab) __ (meine|meinen|mein|sie|ihn|die) __ (geschlagen|verprügelt|gewürgt|getreten|geohrfeigt|gestoßen)|(soll|will dass|dass|wünsche|möchte) (er|sie|ihm|ihr|ihn) __ (leidet|leiden|wehtun|weh tun|bluten|schmerzen|verreckt|büßt)|(kissen|medikamente|festhalten|fester|härter|grob|zudrücke|drücke|packe|kneife) __ (als ich müsste|fester|härter|aufs gesicht|absichtlich|mit absicht|flecken|mehr als nötig)|(vergifte|vergiften) (ihn|sie|meinen|meine)',
    ],
    unless:
      'film|roman|krimi|rolle|theater|spiel|schach|im traum|tennis|boxtraining|boxen|sandsack|karate|sahne|eier|decke|kissen aufgeschüttelt|hand geschüttelt|hände geschüttelt|kopf geschüttelt|kopf schütteln|als kind|mutter hat|vater hat|er hat|sie hat|wurde|angst um|allein zu lassen|zu verlieren|zu enttäuschen|nicht wehtun|niemandem weh|nicht wehzutun|stirbt|vorschlage|schlage (mich|mir|vor|ihm vor|ihr vor)|brücke*|sich',
  },
  {
    id: 'harm-worry',
    category: 'harm-to-others',
    level: 1,
    say: [
      '(angst|sorgen?|erschreck*|fürchte|tagtraum|träume|stelle mir vor|mache mir)',
      '(hand ausrutscht|die hand ausrutscht|ausraste|die kontrolle verliere|zuschlage|zuschlagen|zu stoßen|hinunterzustoßen|runterzustoßen|runterschubse|etwas antue|was antue|die beherrschung verliere|stoßen|schlagen könnte|umzubringen)',
      '(kind*|sohn|tochter|baby|frau|mann|chef|kollegen|bruder|ihm|ihr|ihn|kleinen|jemand*|nachbarn|mutter|vater)',
    ],
  },
];
