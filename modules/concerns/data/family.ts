import { type Need, need } from './need';

/** Parents, children and what families hand down. */
export const familyNeeds: readonly Need[] = [
  need(
    'motherhood',
    ['Becoming a mother', 'Mutter werden', 'Ser madre'],
    { 'Becoming a mother': 1, 'Family patterns': 0.2 },
    {
      en: [
        `(since|after) (the )?(birth|baby|she was born|he was born), (postnatal|postpartum|baby blues), (my|the|new) (newborn|baby) ~(cries|cry|cried|screams|sleep*|months|weeks|old|born), breast-?feed*, becoming a mother, being a mother, motherhood, (don't|did not|didn't|do not) love (my|the) baby, (love|feel) nothing ~(baby|held)?, maternity leave, (she|he|the baby) is (\\p{L}+) (weeks|months) old, mother's group, baby group`,
        `baby, nappies, nappy, diaper*, milk, pram, cot, midwife, mother, crying, bottle, pump, sling, night feed*, playground, other mothers, happiest, guilt*, shower, alone all day, my son, my daughter, little, born, glow*`,
      ],
      de: [
        `(seit|nach) (der )?(geburt|entbindung), wochenbett*, (das|mein|unser) baby ~(schreit|weint|schlaft|monate|wochen|alt|da), neugeboren*, still(en|e|te)? (klappt|tut|baby|nicht), mutter (geworden|zu sein|werden|sein), mutterschaft, elternzeit, (wochen|monate) alt, krabbelgruppe, babyblues, mein kind nicht lieb*, muttergluck`,
        `baby, windel*, milch, kinderwagen, wiege, hebamme, mutter, schreit, schreien, flasche*, abpump*, tragetuch, nachts, spielplatz, andere mutter, glucklichste, schuld*, dusche*, duschen, den ganzen tag allein, mein sohn, meine tochter, geboren`,
      ],
      es: [
        `(desde|despues de|tras) (el parto|que nacio|dar a luz), posparto, postparto, (mi|el|la|nuestr*) bebe ~(llora|duerme|meses|semanas|nacio|grita), recien nacid*, dar (el|de) (pecho|mamar), ser madre, maternidad, baja maternal, tiene (\\p{L}+) (semanas|meses), (no|nunca) ~(senti|siento) ~(amor|nada) ~(bebe|brazos|hij*), grupo de madres, lactancia`,
        `bebe, panal*, leche, carrito, cuna, matrona, madre, llora, llanto, biberon*, sacaleches, por la noche, parque, otras madres, mas feliz, culp*, duchar*, sola todo el dia, mi hij*, nacio, portabebes`,
      ],
    },
  ),
  need(
    'fatherhood',
    ['Being a father', 'Vater sein', 'Ser padre'],
    { 'Men’s silence': 0.7, 'Absent fathers': 0.7, 'Family patterns': 0.4 },
    {
      en: [
        `(as|being|become|becoming|became|new) a (father|dad), fatherhood, (to|with|towards) my (own )?(son|boy|kids|children) (like|as|the way) (my (own )?(father|dad)|he did), sound like my father, my father's (voice|hands|words) ~(mouth|own|me), (son|boy|daughter) (is afraid|flinch*|looks at me), paternity leave`,
        `my (son|boy|daughter|kids), father, dad, play, home late, bedtime, asleep when i, school play, provide*, hug*, teach him, shout*`,
      ],
      de: [
        `vater (geworden|sein|werden|zu sein), vaterschaft, als vater, wie mein (eigener )?vater, stimme meines vaters, mein sohn ~(angst|zuckt|schaut)`,
        `(mein|meine|meinem|meinen) (sohn|tochter|junge|kinder|kindern), vater, papa, spielen, spat nach hause, ins bett bring*, schlafen schon, ernahrer, umarm*, beibring*, anschrei*`,
      ],
      es: [
        `ser padre, paternidad, como padre, como mi (propio )?padre, la voz de mi padre, mi hijo ~(miedo|encoge|mira)`,
        `(mi|mis) (hij*|nin*), padre, papa, jugar, llego tarde, acostar*, ya duerm*, mantener, abraz*, ensen*, grit*`,
      ],
    },
  ),
  need(
    'infertility',
    ['Childlessness that was not chosen', 'Unerfüllter Kinderwunsch', 'No poder tener hijos'],
    { Infertility: 1, 'Loss of a child': 0.4 },
    {
      en: [
        `infertil*, ivf, insemination, fertility*, embryo*, (transfer|cycle|round)s? (failed|of ivf|of treatment), (pregnancy|negative) test*, (one|two) line*, (trying|tried) (for|to have|to conceive|to get pregnant) ~(baby|child|pregnant|children|years), (cannot|can't|could not|couldn't|not able to|never be able to) (have|bear|conceive) (a |our |any )?(child*|baby|kids|pregnan*), (period|blood) (came|comes|starts|arrives) (again|every), (every|each) month, childless*, without (children|kids), (another|yet another|my (sister|friend|colleague)('s)?) (baby shower|is pregnant|pregnancy|ultrasound)`,
        `pregnant, pregnan*, month, hope*, hoping, calendar, injections, needles, clinic, eggs, sperm, baby shower, room at the end, spare room, nursery, prams?, christening, friends with (kids|children|babies), ovulat*, when are you, small room`,
      ],
      de: [
        `unfruchtbar*, kinderwunsch*, kunstliche befruchtung, kinderlos*, ivf, icsi, insemination, embryo*, (schwangerschafts)?test* (negativ|wieder negativ|negativ*), zyklus, (wir )?versuch* ~(kind|schwanger|baby) ~(bekommen|werden)?, (keine|kein) (kinder|kind) ~(bekommen|kriegen|haben konnen|kann|konnen|geben), (periode|tage|blutung) ~(wieder|jeden monat|kommt|kam), jeden monat, (schon wieder|freundin|schwester|kollegin) ~schwanger`,
        `schwanger*, monat, hoffnung, hoff*, kalender, spritzen, klinik, eizelle*, spermien, zimmer am ende, kleine* zimmer, kinderzimmer, kinderwagen, taufe, freunde mit kindern, eisprung, wann ist es (bei euch )?so?weit, test`,
      ],
      es: [
        `infertil*, esteril*, fecundacion, fertilidad, in vitro, fiv, inseminacion, embrion*, (test|prueba) (de embarazo|negativ*), (intent*|busc*|llevamos) ~(embaraz*|un hijo|un bebe|quedar*), (no|nunca) (pued*|podemos|podre|podremos|pude|pudimos) ~(tener|ser) (hijos|un hijo|madre|padre|bebe), (la regla|el periodo|me baja|me bajo|me vino) ~(otra vez|cada mes|de nuevo)?, cada mes, sin hijos, (amiga|hermana|companera|otra) ~embarazada`,
        `embaraz*, mes, esperanza, calendario, inyecciones, pinch*, clinica, ovulos, ovulacion, esperma, habitacion (del fondo|pequena|vacia), cuarto (pequeno|vacio), carrito*, bautizo, amig* con (hijos|ninos), para cuando, prueba`,
      ],
    },
  ),
  need(
    'teenagers',
    ['Parenting teenagers', 'Eltern von Jugendlichen', 'Padres de adolescentes'],
    { 'Family patterns': 0.8, Boundaries: 0.5, Anger: 0.4 },
    {
      en: [
        `teenage*, teen, my (son|daughter|boy|girl) ~(fifteen|fourteen|sixteen|thirteen|seventeen|adolescent|slams|locks|grunts|won't speak|hates me|doesn't speak|does not speak|headphones), (fifteen|fourteen|sixteen|thirteen|seventeen)-year-old, puberty`,
        `headphones, slam*, door, locked, grunts, eyes, phone at the table, school called, homework, curfew, vape, vaping, smok*, my (son|daughter), bedroom, screams at me, rules`,
      ],
      de: [
        `pubert*, teenager*, jugendlich*, (mein|meine) (sohn|tochter) ~(funfzehn|vierzehn|sechzehn|dreizehn|siebzehn|knallt|schliesst sich|redet nicht|hasst mich|kopfhorer), (funfzehn|vierzehn|sechzehn|dreizehn|siebzehn)jahrig*`,
        `kopfhorer, knallt, tur, abgeschlossen, augen, handy am tisch, schule ~(anruf*|angerufen), hausaufgaben, ausgeh*, kifft, kiff*, raucht, (mein|meine) (sohn|tochter), zimmer, schreit mich an, regeln`,
      ],
      es: [
        `adolescen*, pubertad, (mi) (hijo|hija) ~(quince|catorce|dieciseis|trece|diecisiete|portazo*|encierra|no me habla|me odia|auriculares|cascos)`,
        `auriculares, cascos, portazo*, puerta, encerrad*, ojos, movil en la mesa, instituto, deberes, hora de llegada, porro*, fuma, vape*, (mi) (hijo|hija), cuarto, me grita, normas`,
      ],
    },
  ),
  need(
    'family-patterns',
    ['Old patterns of the family', 'Alte Muster der Familie', 'Patrones de familia'],
    { 'Family patterns': 1, 'Absent fathers': 0.4, 'Ancestors and land': 0.25 },
    {
      en: [
        `(in|runs in|of|like) (my|our|the) family ~(always|nobody|never|women|men|everyone|secret*), family (secret*|pattern*|history|rule*|silence), (kept|keep|keeping) the peace, peace-?keeper, peacemaker, (my )?(grandmother|grandfather|nan|gran|great-grand\\p{L}+) ~(war|did the same|lost|never|too|secret|also), generation*, (turning|turn|turned) into my (mother|father), (become|becoming|became) my (mother|father), repeat*  ~(mother|father|parents|grandmother), go-between, (translate|translated|carried messages|referee) between (my )?(mother|parents|them)`,
        `grandmother, grandfather, gran, nan, mother, father, parents, siblings, sister, brother, table, dinner table, secret, hush*, inherit*, same (words|sentence|mistake|gesture|man), pattern, oldest, eldest, family, uncle, aunt, photograph*, scapegoat, black sheep, christmas`,
      ],
      de: [
        `(in|bei) (unserer|meiner|der) familie ~(immer|niemand|keiner|nie|frauen|manner|alle|schweig*|geheim*), familien(geheimnis*|muster|geschichte|regel*), (frieden|streit) (gewahrt|halten|geschlichtet|schlichten|gehalten), (gross|ur)(mutter|vater|oma|opa|grossmutter) ~(krieg|auch|schon|flucht|verlor*|geheim*|nie), generation*, (wie|zu) (meine|meiner) mutter (geworden|werde), vermittl* zwischen (meinen |den )?(eltern|beiden), wiederhol* ~(mutter|vater|eltern|grossmutter)`,
        `oma, opa, grossmutter, grossvater, mutter, vater, eltern, geschwister, schwester, bruder, kuchentisch, tisch, geheimnis*, verschwieg*, geerbt, (derselbe|dieselbe|gleiche) (satz|fehler|geste|mann), muster, alteste*, familie, onkel, tante, foto*, sundenbock, schwarzes schaf, weihnachten`,
      ],
      es: [
        `en (mi|nuestra|la) (familia|casa) ~(siempre|nadie|nunca|mujeres|hombres|todos|secreto*|no se habl*|callab*), secreto(s)? (de familia|familiar*), (mantener|mantenia|poner|ponia) (la )?paz, (mi )?(abuel[oa]|bisabuel[oa]) ~(guerra|tambien|lo mismo|perdio|nunca|secreto), generacion*, (convert*|volv*) en mi (madre|padre), (mediador*|mensajer*|arbitro) entre, repit* ~(madre|padre|padres|abuel*), entre mis padres`,
        `abuel*, madre, padre, padres, herman*, mesa, secreto, callab*, hered*, (la misma|el mismo) (frase|error|gesto|hombre), patron, mayor, familia, tio, tia, foto*, oveja negra, chivo expiatorio, navidad*`,
      ],
    },
  ),
  need(
    'absent-father',
    ['A father who was not there', 'Ein Vater, der fehlte', 'Un padre ausente'],
    { 'Absent fathers': 1, 'Family patterns': 0.5 },
    {
      en: [
        `(my |our )?(father|dad) ~(left|was never|never|drank|walked out|disappeared|at sea|away|behind (a|the|his) newspaper|didn't come|did not come|stranger|hardly spoke|fell silent|silent|moved out|other family|another family), (never|hardly) (knew|met|had) (my|a) (father|dad), fatherless, without a (father|dad), (wait*) (for|at) ~(father|dad) ~(car|window|call)?, father's (other|new) (family|house|car)`,
        `father, dad, birthday card*, window, saturday*, newspaper, other family, visit*, photograph, surname, car, proud of me, phone number, silence, chair, never asked, garage`,
      ],
      de: [
        `(mein |unser |der )?(vater|papa) ~(weggegangen|gegangen|verlassen|nie da|war nie|trank|verschwand|verschwunden|auf see|montage|hinter (der|seiner) zeitung|fremder|schwieg|schweigt|andere familie|neue familie|ausgezogen|kam nie|nicht gekommen), (meinen )?vater ~(nie|kaum|nicht) (gekannt|kennengelernt|getroffen|gesehen), ohne vater, vaterlos*, (gewartet|wartete|warte) ~(vater|papa)`,
        `vater, papa, geburtstagskarte*, fenster, samstag*, zeitung, andere familie, besuch*, foto, nachname, auto, stolz auf mich, nummer, schweigen, sessel, nie gefragt, werkstatt`,
      ],
      es: [
        `(mi |nuestro |el )?(padre|papa) ~(se fue|nos dejo|nunca|bebia|desaparecio|se marcho|tras el periodico|detras del periodico|extrano|callaba|otra familia|no vino|no estuvo|no estaba|nueva familia), (nunca|apenas) ~(conoci|tuve|vi) (a )?(mi|un) padre, sin padre, (esper*) ~(padre|papa)`,
        `padre, papa, tarjeta*, felicitacion*, ventana, sabado*, periodico, otra familia, visit*, foto, apellido, coche, orgullos* de mi, telefono, silencio, sillon, nunca pregunto, taller`,
      ],
    },
  ),
  need(
    'drinking-parent',
    ['Growing up with a drinker', 'Kindheit mit Sucht im Haus', 'Crecer con un padre que bebía'],
    { 'Adult children of drinkers': 1, 'Absent fathers': 0.45, Alcohol: 0.3 },
    {
      en: [
        `(mother|father|mum|mom|dad|stepfather|stepdad|parents?) ~(drank|drinks|was drunk|drunk|drinking|alcoholic|came home from the pub|smelled of|smelt of|bottles?), (mother|father|dad|mum|mom)'s (drinking|bottles?|moods?), (key*|steps|footsteps|car|tyres) (in|at|on|turn* in) the (door|lock|stairs|drive|gravel|lane) ~, (know|knew|tell|told|could tell|hear|heard) ~(mood|evening|night|kind of) ~(steps|footsteps|key|keys|door|car), count* (the )?bottles, (hid|hide|hiding|poured|pour) (the|his|her) (bottles?|vodka|wine)`,
        `mood, keys?, door, steps, footsteps, hallway, listen*, bottle*, drunk, father, mother, dad, mum, alert, child, pub, tiptoe, pretend* to (be asleep|sleep), read a room, scan* (the|every) (room|face), little (brother|sister), walk* on eggshells`,
      ],
      de: [
        `(mutter|vater|papa|mama|stiefvater|eltern) ~(trank|getrunken|betrunken|besoffen|alkoholiker*|trinkt|aus der kneipe|gesoffen|nach (schnaps|bier) roch|flaschen?), (schlussel|schritt*|auto) (im|in der|auf der|an der) (schloss|tur|treppe|einfahrt), am (klang|ton|gerausch) ~(schlussel*|schritt*|tur), flaschen (gezahlt|versteckt|ausgeschuttet|zahl*), suchtfamilie, (in welcher|welche) stimmung`,
        `stimmung, laune, schlussel, tur, schritte, flur, lausch*, horch*, flasche*, betrunken, vater, mutter, papa, mama, kind, kneipe, zehenspitzen, schlafend gestellt, jede* (raum|gesicht) ab*, geschwister, kleine (schwester|bruder), wachsam, antenne*`,
      ],
      es: [
        `(madre|padre|papa|mama|padrastro|padres) ~(bebia|borrach*|alcoholic*|bebe|del bar|oli* a (vino|alcohol|anis|conac)|botella*), (llave*|pasos|coche) en (la|el) (puerta|cerradura|escalera|portal|entrada), por (el sonido|el ruido|como) ~(llave*|pasos|puerta), (contaba|escond*|vaci*|tir*) (las )?botellas, de que humor (venia|llegaba|estaba)`,
        `humor, llaves, puerta, pasos, pasillo, escuch*, botella*, borrach*, padre, madre, papa, mama, nin[ao], bar, de puntillas, hac* (la|el) dormid*, alerta, herman* pequen*, vigil*`,
      ],
    },
  ),
  need(
    'relative-addiction',
    ['A relative’s addiction', 'Sucht eines Angehörigen', 'La adicción de un familiar'],
    { 'Adult children of drinkers': 0.85, Alcohol: 0.7 },
    {
      en: [
        `my (husband|wife|son|daughter|brother|sister|partner|boyfriend|girlfriend) ~(drinks|drinking|uses|using|rehab|relapse*|addict*|drunk|hides bottles|pills|heroin|cocaine|gambles|dealer|overdose*)`,
        `rehab, relapse*, bottles, recycling, lie for (him|her), cover for (him|her), bail*, detox, promises, money missing, search (his|her) room, lend`,
      ],
      de: [
        `(mein|meine|meinem|meiner) (mann|frau|sohn|tochter|bruder|schwester|partner|partnerin|freund) ~(trinkt|sauft|sucht*|entzug|ruckfall*|betrunken|drogen|tabletten|spielt|versteckt flaschen|abhangig|kokain)`,
        `entzug, ruckfall*, flaschen, altglas, fur ihn (luge|lugen)*, luge fur, decke ihn, klinik, verspricht, geld fehlt, durchsuche`,
      ],
      es: [
        `mi (marido|mujer|hijo|hija|hermano|hermana|pareja|novio|novia) ~(bebe|beber|consume|adict*|recay*|recaida|borrach*|drogas|pastillas|apuesta|juega|esconde (las )?botellas|desintox*|cocaina)`,
        `recaida*, botellas, miento por, lo cubro, clinica, promete, falta dinero, registr*, desintoxicacion, prest*`,
      ],
    },
  ),
  need(
    'inheritance',
    ['An inheritance that divides', 'Ein Erbe, das entzweit', 'Una herencia que separa'],
    { Inheritance: 1, 'Family patterns': 0.3, 'Money and shame': 0.3 },
    {
      en: [
        `inherit*, (the|her|his|their) will, testament, (left|leave|leaves|leaving) (me|us|him|her|everything|it all|the house|the farm) ~(to|the house|everything|money|farm|brother|sister|flat), solicitor's letter, legac(y|ies) (tax|money), (my )?(brother|sister|siblings) ~(house|share|farm|sell|lawyer|not spoken|half|will), (his|her|my|their|equal) share, estate agent, executor, probate, heir*`,
        `brother, sister, siblings, house, farm, land, money, share, fair, lawyer*, notary, sell, jewel*, silver, furniture, signed, since the funeral, envy, deserve*, not speak*, half, paintings?`,
      ],
      de: [
        `erb(e|en|schaft*|t|te|in|streit*|teil*|engemeinschaft)?, geerbt, vererb*, testament*, (mir|uns|ihm|ihr) ~(haus|hof|alles|geld|wohnung) (hinterlassen|vermacht|uberschrieben), hinterlass*, vermacht, pflichtteil*, notar*, (bruder|schwester|geschwister) ~(haus|hof|anteil|verkaufen|anwalt|ausbezahl*|ausgezahlt|halfte)`,
        `bruder, schwester, geschwister, haus, hof, land, geld, anteil, gerecht, anwalt*, verkauf*, schmuck, silber, mobel, unterschrieben, seit der beerdigung, neid*, verdient, redet nicht, halfte`,
      ],
      es: [
        `herenci*, hered*, testamento, (me|nos|le) ~(dejo|dejaron) (la casa|todo|el piso|la finca|dinero|el dinero), notari*, legitima, (herman*) ~(casa|parte|vender|abogad*|piso|finca|no me habla|mitad), mi parte, su parte, reparto`,
        `herman*, casa, piso, finca, tierra*, dinero, parte, just*, abogad*, vender, joyas, plata, muebles, firm*, desde el (entierro|funeral), envidia, merec*, no (nos|me) habla*, mitad`,
      ],
    },
  ),
];
