import type { SenseLanguage } from '#modules/text-analysis/public';

/**
 * Folded words that mean the same for danger, so that what was learned of one is known of the others; `*` any end of a word. A word may
 * stand in several lines.
 */
const lists: Readonly<Record<SenseLanguage, Readonly<Record<string, string>>>> = {
  en: {
    i: 'i me my mine myself im',
    self: 'myself me',
    want: 'want wants wanted wanting wish wishing wished hope hoping pray* long* crave* rather desire* need',
    intend: 'going will shall plan* decid* ready about tonight soon gonna intend*',
    not: 'not never no nothing nobody none without neither nor hardly cannot cant dont wont',
    live: 'live living alive exist* life breathe breathing wake waking woken born here',
    die: 'die dying died dies dead death deceased perish* grave coffin hearse* funeral* tomb* cemetery graveyard mortuary lifeless perish',
    kill: 'kill kills killing killed murder* strangl* hang hanging hung suicid* unalive kms ctb slaughter* drown* overdos* shoot* shot stab* topping top slit hanged unaliv* offing noose* strangle* poison* smother* suffocat* execut*',
    end: 'end ending ended over finish* stop quit gone disappear* vanish* leave leaving goodbye farewell exit',
    means:
      'pills tablets pill meds medication rope noose bridge roof tracks train gun knife blade razor* balcony river cliff window poison',
    tired: 'tired exhausted weary done sick enough anymore worn drained',
    worth: 'worthless useless pointless burden hopeless failure empty meaningless point trapped nothing hollow',
    without: 'without gone better miss notice absence',
    all: 'everyone everybody they family kids children people world',
    partner: 'husband wife boyfriend girlfriend partner ex fiance* spouse man',
    kin: 'mother father mum mom mam dad daddy stepdad stepfather stepmother stepmum brother sister uncle aunt son grandfather grandpa grandad grandmother cousin nephew',
    power:
      'boss coach teacher priest pastor doctor nurse carer trainer tutor landlord neighbour neighbor manager colleague',
    he: 'he she him they his her',
    child: 'child children kid kids baby daughter son toddler boy girl newborn',
    hit: 'hit hits hitting beat beats beating beaten punch* slap* kick* chok* strangl* shov* push* throw* threw thrown slam* grab* smack* thump* belt* drag* burn* burnt bruise* wallop*',
    threat: 'threat* afraid scared fear* terrified lock* hide hiding hid frighten* flinch* safe',
    weapon: 'knife gun axe hammer shotgun pistol blade rifle machete bat acid weapon',
    sex: 'touch* rape* raped sex bed naked molest* abus* forc* undress* kiss* grop* body photos pictures assault*',
    control: 'phone money allowed let lets permission lock* check* messages card control* account passport',
    hurt: 'hurt* harm* injur* pain hurting',
    cut: 'cut cuts cutting scratch* burn* bleed* bleeding blade razor* wrist* arm* thigh* scar* wound* starv* purge*',
    voice: 'voice voices whisper* hear* hearing tell tells telling command* order* speaks talking',
    watch:
      'watch* follow* camera* chip* implant* spy* bug* track* listen* signal* tv telly television radio messages thoughts mind microphone* agent* poison*',
    chosen: 'chosen prophet god jesus messiah mission saviour savior angel* devil demon* satan',
    past: 'ago was were had used childhood nineteen sixteen fifteen seventeen young then once former',
    now: 'now today tonight again still lately recently yesterday night week currently every day daily morning',
    told: 'novel film movie book song story game series play read reading watched wrote character episode history',
    laugh: 'laugh* shame embarrass* boredom bored curious* hungry haha lol joke* funny',
    ingest:
      'took take taken taking swallow* drank drunk drink drinking gulp* downed necked ate pop popped overdose overdosed inject* insulin paracetamol ibuprofen aspirin sleepers sleeping bleach antifreeze weedkiller vodka gin whisky whiskey packet jar bottle blister foil dose cupboard cabinet',
    when: 'tonight tomorrow today monday tuesday wednesday thursday friday saturday sunday midnight oclock weekend morning evening noon now minutes hour hours dawn sunrise',
    affairs:
      'letter* note notes will insurance policy passwords password bills folder drawer rehome* paid labelled sorted keys key envelope* funeral goodbye* farewell hug* sorry thank forgive fault blame cancel* gave given giving keep belongings tools',
    secret:
      'secret secrets nobody noone anyone hide* hid hidden sleeve* makeup foundation explain excuse* lie lied tripped fell clumsy stairs cupboard know knows told tell',
    body: 'arm arms wrist* thigh* leg legs skin throat neck face eye ribs rib back belly stomach hair hand hands head mouth finger fingers knuckles chest tooth teeth ear ears',
    blood: 'blood bleed* bled cut cuts slice* wound* scar scars bruise* bruis* stitch* burn* swollen black',
    fall: 'jump* leap step* ledge railing rail* edge balcony roof* cliff* bridge tower floor floors storey window height* over platform tracks train lorry truck bus traffic wheel tree swerve* crash*',
    water: 'drown* river sea lake canal lagoon bath tub quay pier reservoir water well ocean weir',
    sleep: 'sleep* asleep wake waking woken woke awake bed dream* morning rest eyes',
    pray: 'god lord pray* prayer* beg begging heaven jesus allah amen mercy',
    glad: 'glad happy* happily smile* smiled laugh* laughed love loved lovely content grateful proud enjoy* funny joke* delight* cheer* better fine well safe recovered peace',
    role: 'patient* ward nurse paramedic volunteer* helpline student* pupil* teacher client* juror police fireman undertaker chaplain colleague* shift job work* class school',
    third:
      'uncle aunt neighbour* cousin grandfather grandmother great nana nan stranger* friend friends brother sister daughter son boy girl woman man widow poet character mother father',
    everyday:
      'dog cat tea coffee cake garden kitchen car bus holiday football match dinner lunch shoes weather shop rain bread chips phone money song music dance paint* cook* bake* church wedding',
    hope: 'hope* future point reason* tomorrow ahead purpose sense meaning use chance light change improve*',
    endure:
      'bear cope manage stand face carry continue strength fight fighting energy endure survive struggle* suffer*',
    own: 'passport card bank money wages locked lock key door allowed permission photos pics images messages reads checks follows control* threatens says',
    fright: 'afraid scared terrified frighten* fear* shake* shaking tremble* flinch* careful quiet eggshell*',
    number: 'one two three four five six seven eight nine ten twenty thirty once twice times every each',
  },
  de: {
    i: 'ich mich mir mein meine meinem meinen meiner i',
    self: 'mich mir',
    want: 'will mocht* mochte wunsch* wollen wollte hoff* wunscht sehne sehnsucht bete brauche lieber hatte ware',
    intend: 'werde will heute morgen gleich bald plan* entschl* entschied* bereit vor bring* mach*',
    not: 'nicht nie niemals kein keine keinen keiner keinem nichts niemand ohne nimmer net ned nix kaum',
    live: 'leb* leben lebe lebendig dasein existier* aufwach* wach weiterleben welt da geboren atmen',
    die: 'sterb* stirb* tot tod gestorben tote grab sarg verreck* krepier* leichenwagen beerdig* friedhof gruft leblos abkratz* ableben hopsgeh* draufgeh* entschlaf* himmel jenseits',
    kill: 'umbring* umzubring* umgebracht tot* ermord* erwurg* suizid* selbstmord* selbsttotung erhang* aufhang* aufzuhang* ertrank* uberdosis kill* abmurks* erstech* erstich* erschiess* erstick* abknall* niederstech* abstech* vergift* umleg* kugel schlinge erdrossel* kaltmach* wegmach* totgemacht hinrichten aufschlitz* pulsader*',
    end: 'end* beend* schluss aufhor* vorbei weg verschwind* verschwund* abschied* gehen fort ausloschen',
    means:
      'tablett* pille* schlaftablett* strick seil brucke dach gleis* zug bahn messer klinge rasierkling* pistole waffe fenster balkon fluss medikament* gift springe* spring* gesprungen',
    tired: 'mud* erschopf* kann mehr kraft genug satt ausgelaugt',
    worth: 'wertlos nutzlos sinnlos sinn last ballast hoffnungslos versager* leer ausweg* uberflussig bringt',
    without: 'ohne besser fehlen merk* vermiss* auffallen',
    all: 'alle alles jeder familie kinder leute welt sie',
    partner: 'mann frau freund freundin partner partnerin ex verlobt* ehemann ehefrau',
    kin: 'mutter vater mama papa stiefvater stiefmutter bruder schwester onkel tante sohn opa oma grossvater grossmutter cousin schwager neffe enkel',
    power: 'chef* trainer lehrer* pfarrer priester arzt pfleger* betreuer* vermieter nachbar* kolleg*',
    he: 'er sie ihm ihn ihr ihnen',
    child: 'kind kinder kindern baby tochter sohn saugling junge madchen klein* bub',
    hit: 'schlag* schlagt geschlagen schlug haut hau* gehauen prugel* verprugel* wurg* gewurgt tritt getreten trat stosst stoss* gestoss* schubs* ohrfeig* watsch* pack* zerr* gezerrt schleuder* wirft geworfen misshandel* verbrenn*',
    threat: 'droh* bedroh* gedroht angst furcht* furchte einsperr* eingesperrt sperrt versteck* sicher heim',
    weapon: 'messer pistole waffe axt hammer gewehr beil gurtel',
    sex: 'fass* anfass* angefasst beruhr* vergewaltig* missbrauch* sex bett nackt zwing* gezwungen kuss* gegrapscht begrapsch* ausziehen korper fotos nacht* zimmer',
    control: 'handy geld darf erlaub* kontrollier* verbiet* konto nachricht* pass schlussel',
    hurt: 'weh* verletz* schmerz* antun antue schad*',
    cut: 'ritz* geritzt schneid* geschnitten schnitt* kratz* brenn* blut* klinge rasier* arm* unterarm* oberschenkel* narbe* hunger* bein*',
    voice: 'stimme* fluster* hor* befehl* befiehlt befehlen sag* spricht reden',
    watch:
      'beobacht* verfolg* kamera* chip implant* abhor* uberwach* fernseh* radio botschaft* gedanken strahl* signal* wanze* geheimdienst vergift* kopf',
    chosen: 'auserwahlt* prophet gott jesus messias auftrag erlos* engel teufel damon*',
    past: 'damals fruher war hatte jahren kindheit siebzehn sechzehn neunzehn jung einst vor',
    now: 'jetzt heute wieder noch gestern immer nacht woche momentan taglich jeden seit grad gerade',
    told: 'roman film buch lied geschichte spiel serie gelesen krimi theater figur oper',
    laugh: 'lach* scham peinlich* langeweile neugier hunger witz* lustig scham*',
    ingest:
      'nehme genommen nahm schluck* geschluckt runter intus trink* getrunken trank spritz* insulin paracetamol ibuprofen tavor schlafmittel schmerzpflaster tropfen wodka schnaps packung blister flasche dose uberdosis rohrreiniger domestos frostschutz glas becher',
    when: 'heute morgen ubermorgen montag dienstag mittwoch donnerstag freitag samstag sonntag mitternacht uhr wochenende abend abends nacht nachts mittag gleich jetzt minuten stunde stunden frueh fruh sonnenuntergang',
    affairs:
      'brief* abschiedsbrief* zettel testament versicherung* passwort* passworter papiere ordner schublade verschenk* verschenkt bezahlt gekundigt schlussel umschlag abschied* verabschied* umarmt entschuldig* verzeih* danke schuld kundig* geregelt gegeben behalten',
    secret:
      'geheim* niemand keiner versteck* verberg* armel pulli* schminke uberschmink* ausrede* ausgerutscht gestolpert hingefallen treppe tollpatsch* ungeschickt erzahl* verrat* weiss gelogen luge',
    body: 'arm arme armen handgelenk* oberschenkel* bein beine haut kehle hals gesicht auge rippe rippen rucken bauch haare haar hand hande kopf mund finger faust brust zahn zahne ohr ohren fuss knie unterarm*',
    blood:
      'blut* geblutet schnitt* geschnitten wunde* wunden narbe* blau blaue fleck* prellung* genaht verbrann* brandwunde* geschwollen',
    fall: 'spring* gesprungen sprang sturz* sturzen gelander kante balkon dach* klippe brucke turm stock stockwerk fenster hohe bahnsteig gleis* zug s-bahn lkw laster auto baum pfeiler brems* autobahn',
    water: 'ertrink* ertrank fluss see kanal wanne badewanne weiher wasser brunnen meer donau rhein elbe teich',
    sleep: 'schlaf* einschlaf* aufwach* aufgewacht wach bett traum* augen ruhe ausruhen',
    pray: 'gott herr herrgott bete beten gebet* bitte himmel jesus allah maria gnade',
    glad: 'froh glucklich* lach* gelacht lachelt liebe lieben gern gerne dankbar* stolz genoss* freu* lustig* witz spass gut gesund sicher frieden gottlob zufrieden',
    role: 'patient* station pfleger* schwester sanitater ehrenamt* telefonseelsorge schuler* lehrer* klient* schoffin polizei feuerwehr* bestatter* seelsorger kolleg* dienst schicht arbeit klasse schule',
    third:
      'onkel tante nachbar* cousin* grossvater grossmutter urgross* oma opa fremde* freund freundin bruder schwester tochter sohn junge madchen frau mann witwe dichter figur mutter vater',
    everyday:
      'hund katze tee kaffee kuchen garten kuche auto bus urlaub fussball spiel essen schuhe wetter laden regen brot telefon geld lied musik tanz* mal* koch* back* kirche hochzeit',
    hope: 'hoffnung* zukunft sinn zweck grund ziel morgen aussicht perspektive nutzen chance licht andern besser besserung wozu ausweg',
    endure:
      'ertrag* aushalt* halte schaff* packe weitermach* durchhalt* kraft kampf* kampfen energie uberleb* leide leiden qual*',
    own: 'pass ausweis karte bankkarte konto geld lohn eingesperrt sperrt schlussel tur darf erlaubt fotos bilder nachrichten liest kontrolliert verfolgt droht sagt',
    fright: 'angst furcht* erschreck* panik zitter* zucke vorsichtig leise bange gefurchtet',
    number:
      'eins zwei drei vier funf sechs sieben acht neun zehn zwanzig dreissig einmal zweimal dreimal jedes jede jeden mal',
  },
  es: {
    i: 'yo me mi mis mio mia conmigo',
    self: 'me mi matarme suicidarme morirme ahorcarme tirarme cortarme hacerme quitarme',
    want: 'quiero quisiera querria deseo ojala gustaria preferiria ganas espero necesito pido quiera kiero',
    intend: 'voy hoy manana pronto plan* decid* lista listo noche pienso ya',
    not: 'no nunca nada nadie ningun* sin jamas ni tampoco',
    live: 'vivir vivo viva vida vivia despertar* despierto existir existo aqui mundo seguir respirar nacido nacer',
    die: 'morir* muero muera muerto muerta muerte murio morirme tumba ataud fallec* cementerio funeral difunt* fiambre cadaver nicho sepultur* palmar* palmarla perecer* espich* estirar enterrar* entierr* cielo',
    kill: 'matar* mato mate mata matan suicid* ahorcar* colgar* quitarme asesin* estrangul* desvivir* ahogar* sobredosis apunal* envenen* degoll* tiro balazo disparar* disparo pegarme tirarme asfixi* acuchill* fusil* nudo lazo mecate cortarme venas liquidar* despach*',
    end: 'acabar* terminar* fin final parar desaparecer* desaparezco irme adios despedi* marcharme borrar* esfumar*',
    means:
      'pastillas pastilla tabletas soga cuerda puente azotea vias tren metro pistola cuchillo cuchilla navaja ventana balcon rio veneno medicamentos saltar salto tirarme',
    tired: 'cansad* harto harta puedo mas agotad* basta aguant* fuerzas',
    worth: 'valgo inutil sobro carga estorb* esperanza sentido vaci* salida fracas* basura sirvo pinto',
    without: 'sin mejor falta notari* extran* echari*',
    all: 'todos todas familia hijos gente mundo ellos',
    partner: 'marido esposo esposa mujer novio novia pareja ex companero hombre',
    kin: 'madre padre mama papa padrastro madrastra hermano hermana tio tia hijo abuelo abuela primo cunado sobrino yerno',
    power:
      'jefe jefa entrenador maestro maestra profesor* cura sacerdote pastor medico enfermer* cuidador* casero vecin* companer*',
    he: 'el ella ellos le lo la les',
    child: 'nino nina ninos ninas hijo hija hijos bebe crio peque* chamaco menor',
    hit: 'pega pego pegaba pegan pegar* golpe* abofete* patad* punetaz* empuj* estrangul* ahorc* jal* tir* arrastr* bofetad* cachetad* paliza* madr* agarr* apret* quem* zarande*',
    threat: 'amenaz* miedo encerr* encierr* escond* temo terror asust* segur*',
    weapon: 'cuchillo pistola arma navaja machete hacha escopeta martillo cinturon',
    sex: 'toca* toco tocar* viol* abus* sexo cama desnud* oblig* forz* manose* bes* cuerpo fotos acost* cuarto',
    control: 'movil celular telefono dinero deja dejan permiso controla* revisa* tarjeta cuenta pasaporte llaves',
    hurt: 'dano lastim* hacerle hacerles herir* hiero duele dolor',
    cut: 'corto corte cortar* cortes cortado rasgun* arano quem* sangr* cuchilla brazo* muneca* muslo* pierna* cicatri* hambre',
    voice: 'voz voces susurr* oigo escucho oir oyen ordena* manda* dicen dice hablan',
    watch:
      'vigila* siguen persig* camara* chip implant* espia* microfono* tele television radio mensaje* pensamientos senal* mente cabeza envenena* graba*',
    chosen: 'elegid* profeta dios jesus mesias mision salvador angel* diablo demonio*',
    past: 'hace anos era fue antes infancia diecis* diecinueve joven entonces tenia estuve quise queria',
    now: 'ahora hoy otra vez todavia ayer anoche noche semana cada dia siempre ultimamente sigo vuelto volvi acabo',
    told: 'novela pelicula libro cancion cuento juego serie obra leyendo personaje historia capitulo',
    laugh: 'risa reir* verguenza aburrimiento pena curiosidad hambre broma gracia jaja*',
    ingest:
      'tome tomado tomar tomarme tomarmelas tomo trague tragado tragarme tragar* trago bebi bebido beber bebo ingeri* inyect* insulina paracetamol ibuprofeno somnifer* frasco bote blister caja botella dosis sobredosis lejia cloro raticida veneno vodka pisco ron botiquin vaso',
    when: 'hoy manana noche anoche lunes martes miercoles jueves viernes sabado domingo medianoche hora horas tarde amanecer madrugada minutos rato pronto ahora ahorita',
    affairs:
      'carta cartas nota notas testamento seguro contrasena* claves cuentas carpeta cajon regale regalo repart* pagu* pagado llaves sobre sobres despedi* adios abrac* perdon* gracias culpa dejo dejar queden entreg* herramientas cosas',
    secret:
      'secreto nadie esconde* escondo escond* mangas maquill* base excusa* menti* tropece cai escalera torpe cont* sabe sepa digas calla* callad*',
    body: 'brazo brazos muneca* muslo* pierna piernas piel garganta cuello cara ojo costilla* espalda barriga estomago pelo mano manos cabeza boca dedo dedos nudillos pecho diente* oreja oido pie',
    blood:
      'sangr* sangre corte cortes cortada herida* cicatri* morado* moraton* moreton* punto* quemad* hinchad* raya* rajas tajo*',
    fall: 'salt* lanz* tir* arroj* baranda* barandal cornisa borde balcon azotea techo* acantilado puente torre piso pisos ventana altura anden via vias tren camion coche carro poste barranco curva volantazo fren*',
    water: 'ahog* rio mar lago canal banera tina muelle presa agua pozo laguna',
    sleep: 'dorm* duerm* dormir despert* despiert* cama sueno sonar ojos descans*',
    pray: 'dios senor virgen* rez* ruego rogar* pido pedir jesus cielo santo misericordia',
    glad: 'feliz* content* alegr* ri rei* risa sonri* quiero quise amor amo graci* orgullo* disfrut* gust* broma bien sano segur* paz tranquil* suerte',
    role: 'paciente* sala enfermer* medico voluntari* telefono alumn* estudiante* maestr* profe* cliente* policia bombero* jurado funeraria companer* turno trabajo trabaj* clase escuela colegio',
    third:
      'tio tia vecin* prim* abuel* bisabuel* desconocid* amigo amiga hermano hermana hija hijo chico chica mujer hombre viuda poeta personaje madre padre',
    everyday:
      'perro gato te cafe pastel jardin cocina auto autobus vacaciones futbol partido cena comida zapatos lluvia tienda pan telefono plata cancion musica bail* pint* cocin* horn* iglesia boda',
    hope: 'esperanza* futuro sentido razon motivo manana salida proposito caso chance luz cambiar* mejor* servir* sirve',
    endure: 'aguant* soport* sosten* segu* fuerza* fuerzas luch* pelear energia sobreviv* sufr* dolor pesa',
    own: 'pasaporte tarjeta cuenta dinero sueldo encerr* llave puerta deja permiso fotos mensajes lee revisa sigue controla* amenaza* dice',
    fright: 'miedo susto asust* terror panico tiembl* temblar* cuidado callada alerta',
    number: 'uno dos tres cuatro cinco seis siete ocho nueve diez veinte treinta vez veces cada todos',
  },
};

const fold = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '');

const compile = (concepts: Readonly<Record<string, string>>) => {
  const exact = new Map<string, string[]>();
  const starts = new Map<string, (readonly [string, string])[]>();
  for (const [concept, line] of Object.entries(concepts))
    for (const word of fold(line).split(' '))
      if (word.endsWith('*'))
        starts.set(word.slice(0, 2), [...(starts.get(word.slice(0, 2)) ?? []), [word.slice(0, -1), concept]]);
      else exact.set(word, [...(exact.get(word) ?? []), concept]);
  return (word: string): readonly string[] => [
    ...new Set([
      ...(exact.get(word) ?? []),
      ...(starts.get(word.slice(0, 2)) ?? []).filter(([start]) => word.startsWith(start)).map(([, it]) => it),
    ]),
  ];
};

const finders = { en: compile(lists.en), de: compile(lists.de), es: compile(lists.es) };

const known: Readonly<Record<SenseLanguage, Map<string, readonly string[]>>> = {
  en: new Map(),
  de: new Map(),
  es: new Map(),
};
/** Words that are remembered with what they mean; a text brings no more of them than this. */
const most = 20_000;

/** What a folded word means for danger; nothing for most words. */
export const conceptsOf = (word: string, language: SenseLanguage): readonly string[] => {
  const words = known[language];
  const before = words.get(word);
  if (before) return before;
  const found = finders[language](word);
  if (words.size < most) words.set(word, found);
  return found;
};
