import type { CrisisRule } from '../crisis';

/** Common wordings that the other rules miss: what a person in despair says first. */
export const spanishPlain: readonly CrisisRule[] = [
  {
    id: 'plain-want-die',
    category: 'wish-to-die',
    level: 2,
    say: [
      '(solo|simplemente|nada más|nomás) (\\S+ )?(quiero|quisiera|deseo|pido) (\\S+ )?(morir|morirme|estar muert*|dejar de existir|desaparecer para siempre)|me da (igual|lo mismo) (morir*|vivir o morir|si me muero)|ojalá (\\S+ ){0,4}(me mate|me atropelle|me muriera|no despierte|no despertara)|(pido|ruego|suplico) (\\S+ ){0,3}(morir*|la muerte|que me lleve)|mejor (me muero|muert*)|ganas de (morirme|morir|matarme|no vivir)',
    ],
    unless: 'risa|vergüenza|pena ajena|aburrimiento|curiosidad|hambre|sueño|calor|frío',
  },
  {
    id: 'plain-bullet',
    category: 'intent',
    level: 2,
    say: [
      '(bala|tiro|pistola|balazo) (\\S+ ){0,4}(mi|la) (cabeza|sien|boca)|(pegarme|darme|meterme) un (tiro|balazo)|(acabar|terminar) con (mi vida|todo esto|todo de una vez|mi sufrimiento)',
    ],
    unless: 'película|novela|serie',
  },
  {
    id: 'plain-taken',
    category: 'act',
    level: 3,
    say: [
      'me (he|acabo de|tomé|tragué|tome|trague) (\\S+ ){0,2}(tomado |tragado |tomar |tragar )?(todas las|todas mis|un montón de|demasiadas|un frasco de|la caja de|todo el frasco de) (\\S+ )?(pastillas|tabletas|medicinas|medicamentos|somníferos)|(carta|nota|cartas|notas) de despedida (\\S+ ){0,3}(escrit*|list*|hech*)',
    ],
    unless: 'sin querer|por error|novela|película',
  },
  {
    id: 'plain-worthless',
    category: 'thoughts',
    level: 2,
    say: [
      'no valgo (nada|para nada)|inútil|no sirvo (\\S+ )?(para nada|de nada)|soy (una carga|un estorbo|una basura|basura)|sin valor',
      '(no|ya no) (\\S+ )?puedo (\\S+ )?(más|seguir*|continuar|con esto|vivir)|no (quiero|tengo ganas de) (\\S+ )?(seguir*|vivir|estar aquí)|no aguanto más',
    ],
    stands: ['denied'],
  },
  {
    id: 'plain-cut',
    category: 'self-harm',
    level: 2,
    say: [
      'me (\\S+ )?(corté|corte|he cortado|volví a cortar|quemé|he quemado|rasguñé) (\\S+ ){0,3}(anoche|ayer|otra vez|de nuevo|hoy|los brazos|el brazo|las piernas|las muñecas|las muñecas|los muslos)|he vuelto a cortarme|volví a cortarme|me corto (cuando|otra|los|las|cada|para)',
    ],
    unless:
      'cocin*|dedo|cebolla*|pan|pelo|cabello|afeit*|rasur*|sin querer|accident*|plancha|horno|sol|sartén|peluquer*',
  },
  {
    id: 'plain-harm-others',
    category: 'harm-to-others',
    level: 2,
    say: [
      '(quiero|quisiera|voy a|podría) (hacerle|hacerles|hacer) (\\S+ ){0,2}daño a (mi|mis|los|las|el|la) (\\S+ )?(hij*|niñ*|bebé|espos*|mujer|marido|madre|padre|herman*|jef*|pareja)',
    ],
    unless: 'no (quiero|quisiera|voy a) hacer*',
  },
  {
    id: 'plain-rather-dead',
    category: 'wish-to-die',
    level: 2,
    say: [
      '(desearía|quisiera|ojalá|hubiera querido|me gustaría) (\\S+ ){0,2}(haberme muerto|haber muerto|no haber nacido|amanecer muert[oa])|(quiero|quería|querer) (\\S+ )?(estar muert[oa]|que me entierren)|(triste*|decepción|rabia|pena) (\\S+ ){0,2}(de|por) (seguir viv[oa]|no haberme muerto)|envidia (a|de) los muertos|esperanza de amanecer muert[oa]|(a ver si|para ver si) me (muero|mato|atropell*)|no me da miedo morir (\\S+ )?me da miedo (seguir|vivir)|(ya )?(elegiría|preferiría) morir|si me (muriera|muero) (\\S+ ){0,4}(alivio|descanso|nadie)|(ganas|ideas?|pensamientos) de (muerte|suicidio|morir|morirme|matarme)',
    ],
    unless:
      'risa|vergüenza|hambre|sueño|calor|frío|película|novela|serie|mi (padre|madre|herman[oa]|amig[oa]|hij[oa]) tenía',
    stands: ['denied'],
  },
  {
    id: 'plain-kill',
    category: 'thoughts',
    level: 2,
    say: [
      '(mátate|muérete) (\\S+ ){0,3}(ya|mátate|me digo|pienso|repite|dice mi)|(me digo|mi cabeza|mi mente|repito|repite) (\\S+ ){0,3}(mátate|muérete)|me mato antes|ya (me habría|lo habría|me habré) (matado|hecho)|idea (del suicidio|de matarme)|cuando (ya )?esté muert[oa]|acabad[oa] con mi vida|me quito de en medio|dejar de tomar la insulina|he dejado de tomar la insulina|pensando en (no volver|tomármelos todos|tomármelas todas)',
    ],
    unless: 'risa|jaja*|película|novela|serie|videojuego|partida',
    stands: ['denied'],
  },
  {
    id: 'plain-wounds',
    category: 'self-harm',
    level: 2,
    say: [
      'me (sigo|estoy|vivo) cortando|sigo cortándome|cuando me corto (siento|respiro|me calmo|se me)|me corté (antes de|por primera vez|y no|el brazo|las muñecas)|(los|mis) (brazos|muslos|muñecas) (recién )?cortad[oa]s|(quince|diez|veinte|tres|cinco|seis|siete|ocho|doce) cortes|los cortes de (esta semana|anoche|ayer|hoy)|me clav(o|é) (las uñas|agujas|algo) (\\S+ ){0,5}(sangr*|piel|palmas|brazo|dol*)|(rasguños|marcas|heridas?|líneas) (\\S+ ){0,4}(me l[oa]s? (hago|hice) yo|que me hice yo|nuevas)|me (quemé|corté|mordí|lastimé|arañé) (\\S+ ){0,4}a propósito|me hice daño (\\S+ ){0,3}(como siempre|otra vez|de nuevo|anoche)|me hago (daño|sangrar)|me lastimo (para|cuando|otra|por)|(tapar|tapa|esconder|tapadas) (\\S+ ){0,3}(marcas|muñecas|cortes) (\\S+ ){0,4}(ayer|anoche|con|desde)|ganas de (lastimarme|cortarme|hacerme daño)',
    ],
    unless:
      'cocin*|dedo|cebolla*|pan|pelo|cabello|afeit*|rasur*|sin querer|peluquer*|rosal*|gat[oa]|perro|trabajo de|obra de teatro|wifi|internet|luz',
    stands: ['denied'],
  },
  {
    id: 'plain-beaten',
    category: 'violence',
    level: 2,
    say: [
      '(hoy|ayer|anoche|anteayer|el (lunes|martes|miércoles|jueves|viernes|sábado|domingo)|otra vez|esta mañana) (\\S+ ){0,3}me (pegó|golpeó|dio con|sacudió|pateó|abofeteó|empujó)|me (pega|golpea) (con|si|cuando|porque|los|cada|y)|me (pegó|golpeó) (porque|con|otra|delante|en la cara|y)|me (deja|dejó) (marcas|moretones|moratones|la cara hinchada)|no sales viva|(te|me) (entierra|entierro) viv[oa]|me tiró (\\S+ ){0,3}(encima|contra|por las escaleras)|me (amarró|encañonó|estranguló)|temo por mi vida|orden de alejamiento (\\S+ ){0,5}(portal|puerta|casa|vuelve|ayer|anoche)|(tengo|le tengo) (tanto )?miedo (\\S+ ){0,4}(que llegue|que vuelva|llorar sin ruido|a casa)|juró que (vendría|me mat*|volvería) por mí|me tiene amenazad[oa]|mi agresor|(está|estaba) rompiendo (todo|cosas) y (grita|gritaba|venía)|me persigue (con|por|hasta)|dijo que (la próxima|después) (\\S+ )?(seguía yo|soy yo|voy yo)|mis hijos se esconden|(los mismos|sus) golpes',
    ],
    unless:
      'boxeo|película|novela|serie|gripe|noticia|el sol|viento|ola|olas|pelota|balón|puerta me|susto|risa|partido|de niñ[oa]|de pequeñ[oa]|cuando era|gato|perro',
    stands: ['denied'],
  },
];
