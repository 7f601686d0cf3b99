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
];
