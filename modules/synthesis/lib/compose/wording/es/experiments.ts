import type { Wording } from '../wording';

export const experiments: Wording['experiments'] = {
  central: [
    {
      title: 'A mano o de viva voz',
      text: 'Copia despacio uno de estos pasajes, o dilo en voz alta, y cambia una palabra.',
    },
    {
      title: 'Lo que sigue',
      text: 'Elige uno de estos pasajes y escribe, o di en voz alta, lo que hoy vendría después.',
    },
    {
      title: 'En voz alta',
      text: 'Lee en voz alta uno de estos pasajes, a alguien en quien confíes o a una habitación vacía.',
    },
  ],
  echo: [
    {
      title: 'Otro momento',
      text: 'Cuenta, por escrito o en voz alta, otro momento de tu vida que te venga al oír {words}.',
    },
    {
      title: 'Una línea en medio',
      text: 'Escribe, o di en voz alta, una línea que pudiera ir entre los pasajes con {words}.',
    },
  ],
  heard: [
    {
      title: 'Tu respuesta',
      text: 'Elige unas palabras que no son tuyas en {at} y contéstales hoy, por escrito o en voz alta. No tiene que saberlo nadie.',
    },
    {
      title: 'Desde el otro lado',
      text: 'Elige en {at} a una persona que dice o pregunta algo. Cuenta lo mismo como lo contaría ella, por escrito o en voz alta.',
    },
    { title: 'Una línea más', text: 'Pon junto a lo que se dice o se pregunta en {at} una línea que nadie dijo.' },
    {
      title: 'Después',
      text: 'Cuenta en cinco frases qué vino después de algo que cuentas en {at}, por escrito o en voz alta.',
    },
    { title: 'Una pregunta', text: 'Piensa una pregunta que hoy le harías a alguien que aparece en {at}.' },
  ],
  ending: [
    { title: 'Una línea más', text: 'Añade una línea a uno de estos finales, por escrito o en voz alta.' },
    { title: 'Otro final', text: 'Busca otra última frase para una de estas respuestas y quédate con las dos.' },
    {
      title: 'Desde aquí',
      text: 'Toma una de estas últimas frases como la primera y sigue contando cinco frases más.',
    },
    { title: 'Seguidas', text: 'Lee u oye estas últimas frases una tras otra y fíjate en cuál se te queda.' },
    { title: 'Más corto', text: 'Acorta uno de estos finales hasta que solo queden tres palabras.' },
    {
      title: 'Dentro de una semana',
      text: 'Vuelve dentro de una semana a uno de estos finales y añade lo que se te ocurra entonces.',
    },
  ],
  saying: [
    {
      title: 'Como lo dirías tú',
      text: 'Elige unas palabras de las que se decían, en {at}, y dilas o escríbelas como las dirías tú hoy.',
    },
  ],
  return: [
    {
      title: 'En diez frases',
      text: 'Cuenta otra vez el pasaje de {at} en diez frases, por escrito o en voz alta, y que en la última esté la palabra {thing}.',
    },
    { title: 'Uno debajo de otro', text: 'Lee seguidos y en voz alta los pasajes con la palabra {thing}.' },
    {
      title: 'Alrededor',
      text: 'Escribe la palabra {thing} en medio de una hoja y, alrededor, cinco palabras que vayan con ella.',
    },
    {
      title: 'Un dibujo',
      text: 'Dibuja durante cinco minutos lo que ves al oír la palabra {thing}, salga como salga.',
    },
    {
      title: 'Dónde aparece',
      text: 'Durante una semana, fíjate en cuándo oyes, ves o dices la palabra {thing}, y apúntalo o cuéntaselo a alguien.',
    },
  ],
  insistence: [
    {
      title: 'Otra palabra',
      text: 'Elige una de tus frases con la palabra {word}, dila en voz alta y prueba tres palabras distintas en su lugar.',
    },
    {
      title: 'Llevar la cuenta',
      text: 'Cuenta durante tres días cuántas veces dices en voz alta la palabra {word}, y a quién.',
    },
  ],
  people: [
    { title: 'Cinco cosas', text: 'Escribe, o di en voz alta, cinco cosas pequeñas que recuerdes de {person}.' },
    {
      title: 'Tres frases',
      text: 'Cuenta en tres frases, por escrito o en voz alta, quién es {person}, para alguien que no haya oído hablar de esto.',
    },
    { title: 'Lo que falta', text: 'Añade a lo que cuentas en {at} tres detalles que aún no has contado.' },
  ],
  kept: [
    {
      title: 'Izquierda y derecha',
      text: 'Elige unas palabras que no son tuyas en {at}. Ponlas en la mitad izquierda de una hoja y a la derecha lo que dices tú hoy.',
    },
    {
      title: 'Otra voz',
      text: 'Busca, para las palabras ajenas de {at}, otras que alguien te dijo y que te hicieron bien. Escríbelas o dilas en voz alta.',
    },
    {
      title: 'En voz alta',
      text: 'Di en voz alta, a alguien de confianza, las palabras ajenas de {at} y escucha qué responde.',
    },
  ],
  conclusion: [
    {
      title: 'Con otras palabras',
      text: 'Di o escribe {q} tres veces más, cada vez de otra manera. Quédate con la que más te guste.',
    },
    {
      title: 'Una semana con ella',
      text: 'Pon {q} en un papel donde lo veas por la mañana. A los siete días cambia una palabra.',
    },
  ],
  correction: [
    { title: 'Seguir', text: 'Lee en voz alta el final del pasaje de {at} y sigue desde ahí, hablando o por escrito.' },
    { title: 'Lo otro', text: 'Di o escribe tres frases sobre lo que niegas en {at}.' },
  ],
  halves: [
    {
      title: 'Dos columnas',
      text: 'Divide una hoja en dos columnas y encabézalas con las dos cosas que dices en {at}. Durante una semana, apunta debajo lo que vaya con cada una.',
    },
    {
      title: 'Otra lectura',
      text: 'Dentro de una semana, vuelve al pasaje de {at} y di o escribe una frase sobre él.',
    },
  ],
  wish: [
    { title: 'Una hora', text: 'Reserva esta semana una hora para lo que quieres: {q}.' },
    { title: 'Un pequeño comienzo', text: 'Di o escribe con qué paso pequeño podría empezar esto: {q}.' },
    { title: 'Contarlo', text: 'Cuéntale esto a una persona, en dos frases y sin pedir consejo: {q}.' },
  ],
  question: [
    { title: 'Llevarla', text: 'Pon tu pregunta de {at} en una tarjeta y llévala contigo una semana.' },
    { title: 'Más tarde', text: 'Guarda tu pregunta de {at} en un sobre con la fecha de dentro de tres meses.' },
  ],
  dream: [
    { title: 'En voz alta', text: 'Cuenta el sueño de {at} en voz alta, a alguien de confianza o a un cuarto vacío.' },
    { title: 'Una imagen', text: 'Dibuja una imagen del sueño de {at}, salga como salga.' },
  ],
};
