import type { Wording } from '../wording';

export const experiments: Wording['experiments'] = {
  return: [
    {
      title: 'En diez frases',
      text: 'Escribe otra vez el pasaje de {at} en diez frases, y que en la última esté la palabra {thing}.',
    },
    { title: 'Dos pasajes', text: 'Copia los pasajes con la palabra {thing} uno debajo de otro y léelos en voz alta.' },
    {
      title: 'Alrededor',
      text: 'Escribe la palabra {thing} en medio de una hoja y, alrededor, cinco palabras que vayan con ella.',
    },
    { title: 'Un dibujo', text: 'Dibuja durante cinco minutos lo que ves con la palabra {thing}, salga como salga.' },
    {
      title: 'Un letrero',
      text: 'Escribe un pequeño letrero para la palabra {thing}, como en un museo, de cuarenta palabras.',
    },
    {
      title: 'Dónde aparece',
      text: 'Durante una semana haz una raya cuando te salga al paso la palabra {thing}. Al final mira cuándo.',
    },
  ],
  insistence: [
    {
      title: 'Otra palabra',
      text: 'Copia una de tus frases con {word} y pon, una tras otra, tres palabras distintas en su lugar.',
    },
    { title: 'Llevar la cuenta', text: 'Cuenta durante tres días cuántas veces dices {word} en voz alta, y a quién.' },
  ],
  people: [
    { title: 'Cinco cosas', text: 'Escribe cinco cosas pequeñas que para ti van con {person}.' },
    { title: 'Tres frases', text: 'Presenta a {person} en tres frases a alguien que no conozca estas páginas.' },
    { title: 'Lo que falta', text: 'Añade al pasaje de {at} tres detalles que no están.' },
  ],
  kept: [
    {
      title: 'Izquierda y derecha',
      text: 'Escribe la frase de {at} en la mitad izquierda de una hoja y, a la derecha, lo que dices hoy.',
    },
    { title: 'Otra voz', text: 'Pon junto a la frase de {at} una que te dijo otra persona y que te hizo bien.' },
    { title: 'En voz alta', text: 'Lee la frase de {at} a alguien de confianza y escucha qué dice.' },
  ],
  conclusion: [
    {
      title: 'Con otras palabras',
      text: 'Escribe {q} tres veces más, cada vez de otra manera. Quédate con la que mejor vaya.',
    },
    {
      title: 'Una semana con ella',
      text: 'Pon {q} en un papel donde lo veas por la mañana. A los siete días cambia una palabra.',
    },
  ],
  correction: [
    { title: 'Seguir', text: 'Copia la segunda mitad de la frase de {at} y sigue cinco líneas desde ahí.' },
    { title: 'La primera mitad', text: 'Dale tres líneas propias a la mitad que descartas en {at}.' },
  ],
  halves: [
    { title: 'Dos columnas', text: 'Dale una columna a cada frase. Durante una semana apunta debajo lo que le toca.' },
    { title: 'La tercera', text: 'Escribe cinco frases que valgan para las dos. Subraya una.' },
  ],
  wish: [
    { title: 'Una hora', text: 'Esta semana dale una hora a {q}, con principio y final.' },
    { title: 'La forma más pequeña', text: 'Escribe cuál sería la forma más pequeña de {q}.' },
    { title: 'Contarlo', text: 'Cuéntale {q} a una persona en dos frases, sin pedir consejo.' },
  ],
  question: [
    { title: 'Llevarla', text: 'Escribe tu pregunta de {at} en una tarjeta y llévala una semana.' },
    { title: 'Más tarde', text: 'Mete tu pregunta de {at} en un sobre con una fecha de aquí a tres meses.' },
  ],
  dream: [
    { title: 'En presente', text: 'Escribe otra vez el sueño de {at} en presente, sin explicar. Para donde para.' },
    { title: 'Una imagen', text: 'Dibuja una imagen del sueño de {at}, salga como salga.' },
  ],
};
