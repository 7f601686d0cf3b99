import type { Wording } from '../wording';

export const experiments: Wording['experiments'] = {
  central: [
    { title: 'A mano', text: 'Copia a mano y despacio uno de estos pasajes y mira qué palabra cambiarías.' },
    { title: 'Lo que sigue', text: 'Elige uno de estos pasajes y escribe la frase que hoy vendría después.' },
    {
      title: 'En voz alta',
      text: 'Lee en voz alta uno de estos pasajes, a alguien en quien confíes o a una habitación vacía.',
    },
  ],
  echo: [
    { title: 'Otro momento', text: 'Cuenta en tres líneas otro momento de tu vida en el que aparezca {words}.' },
    { title: 'Una línea en medio', text: 'Escribe una línea que pudiera ir entre los pasajes con {words}.' },
  ],
  heard: [
    {
      title: 'Tu respuesta',
      text: 'Escribe lo que contestarías hoy a lo que alguien dice en {at}. No tiene que leerlo nadie.',
    },
    { title: 'Desde el otro lado', text: 'Cuenta el momento de {at} como lo contaría la otra persona.' },
  ],
  ending: [
    { title: 'Una línea más', text: 'Añade una línea a uno de estos finales.' },
    { title: 'Otro final', text: 'Escribe otra última frase para una de estas respuestas y quédate con las dos.' },
  ],
  saying: [{ title: 'Como la dirías tú', text: 'Escribe la frase que citas en {at} como la dirías tú hoy.' }],
  return: [
    {
      title: 'En diez frases',
      text: 'Escribe otra vez el pasaje de {at} en diez frases, y que en la última esté la palabra {thing}.',
    },
    { title: 'Uno debajo de otro', text: 'Copia los pasajes con {thing} uno debajo de otro y léelos en voz alta.' },
    {
      title: 'Alrededor',
      text: 'Escribe la palabra {thing} en medio de una hoja y, alrededor, cinco palabras que vayan con ella.',
    },
    { title: 'Un dibujo', text: 'Dibuja durante cinco minutos lo que ves al leer {thing}, salga como salga.' },
    {
      title: 'Dónde aparece',
      text: 'Durante una semana, apunta cuándo te encuentras con {thing} o cuándo te viene a la cabeza.',
    },
  ],
  insistence: [
    {
      title: 'Otra palabra',
      text: 'Copia una de tus frases con {word} y prueba tres palabras distintas en su lugar.',
    },
    { title: 'Llevar la cuenta', text: 'Cuenta durante tres días cuántas veces dices {word} en voz alta, y a quién.' },
  ],
  people: [
    { title: 'Cinco cosas', text: 'Escribe cinco cosas pequeñas que recuerdes de {person}.' },
    {
      title: 'Tres frases',
      text: 'Cuenta en tres frases quién es {person}, para alguien que no conozca estas páginas.',
    },
    { title: 'Lo que falta', text: 'Añade al pasaje de {at} tres detalles que aún no has contado.' },
  ],
  kept: [
    {
      title: 'Izquierda y derecha',
      text: 'Copia en la mitad izquierda de una hoja la frase que citas en {at} y escribe a la derecha lo que dices hoy.',
    },
    {
      title: 'Otra voz',
      text: 'Escribe, junto a la frase que citas en {at}, otra que alguien te dijo y que te hizo bien.',
    },
    { title: 'En voz alta', text: 'Léele a alguien de confianza la frase que citas en {at} y escucha qué dice.' },
  ],
  conclusion: [
    {
      title: 'Con otras palabras',
      text: 'Escribe {q} tres veces más, cada vez de otra manera. Quédate con la que más te guste.',
    },
    {
      title: 'Una semana con ella',
      text: 'Pon {q} en un papel donde lo veas por la mañana. A los siete días cambia una palabra.',
    },
  ],
  correction: [
    { title: 'Seguir', text: 'Copia el final del pasaje de {at} y escribe cinco líneas más desde ahí.' },
    { title: 'Lo otro', text: 'Escribe tres líneas sobre lo que niegas en {at}.' },
  ],
  halves: [
    {
      title: 'Dos columnas',
      text: 'Divide una hoja en dos columnas y encabézalas con las dos cosas que dices en {at}. Durante una semana, apunta debajo lo que vaya con cada una.',
    },
    {
      title: 'Otra lectura',
      text: 'Dentro de una semana, vuelve a leer el pasaje de {at} y escribe una frase sobre él.',
    },
  ],
  wish: [
    { title: 'Una hora', text: 'Reserva esta semana una hora para lo que quieres: {q}.' },
    { title: 'Un pequeño comienzo', text: 'Escribe con qué paso pequeño podría empezar esto: {q}.' },
    { title: 'Contarlo', text: 'Cuéntale esto a una persona, en dos frases y sin pedir consejo: {q}.' },
  ],
  question: [
    { title: 'Llevarla', text: 'Escribe tu pregunta de {at} en una tarjeta y llévala contigo una semana.' },
    { title: 'Más tarde', text: 'Guarda tu pregunta de {at} en un sobre con la fecha de dentro de tres meses.' },
  ],
  dream: [
    { title: 'En voz alta', text: 'Cuenta el sueño de {at} en voz alta, a alguien de confianza o a un cuarto vacío.' },
    { title: 'Una imagen', text: 'Dibuja una imagen del sueño de {at}, salga como salga.' },
  ],
};
