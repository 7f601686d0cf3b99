import type { Wording } from '../wording';

export const experiments: Wording['experiments'] = {
  return: [
    {
      title: 'Que hable',
      text: 'Escribe otra vez en diez frases la escena con {thing} de {at}, y que la última sea de {thing}.',
    },
    {
      title: 'Su vida',
      text: 'Anota en orden todos los sitios donde ha estado {thing}, una línea cada uno. Deja una línea vacía donde no lo sepas.',
    },
    { title: 'Sin eso', text: 'Toma el pasaje de {at} y escríbelo de nuevo sin {thing}. Compara los dos.' },
    {
      title: 'Un dibujo',
      text: 'Dibuja {thing} de memoria en cinco minutos, por mal que salga, y escribe una palabra al lado.',
    },
    {
      title: 'De otra persona',
      text: 'Pregúntale a alguien que estuviera allí qué recuerda de {thing}. Apunta sus palabras, no tu respuesta.',
    },
    {
      title: 'Una cartela',
      text: 'Si {thing} estuviera en un museo de tu vida: escribe la cartela, en cuarenta palabras.',
    },
    {
      title: 'Dónde asoma',
      text: 'Durante una semana haz una raya cada vez que te pase por la cabeza {thing}. Al final, mira cuándo.',
    },
    { title: 'Pasarlo', text: 'Escribe la nota que iría con {thing} si lo regalaras. Quédate con la nota.' },
  ],
  insistence: [
    { title: 'Un día sin', text: 'Elige un día y pásalo sin {word}. Anota por la noche dónde la buscaste.' },
    { title: 'Excepciones', text: 'Escribe {word} arriba de una hoja y debajo tres cosas para las que no es cierto.' },
    {
      title: 'Otra palabra',
      text: 'Copia una de tus frases con {word} y pon en su lugar otras tres palabras, una tras otra. Quédate con la más verdadera.',
    },
    { title: 'Contar', text: 'Cuenta durante tres días cuántas veces dices {word} en voz alta, y a quién.' },
  ],
  people: [
    { title: 'Su versión', text: 'Cuenta otra vez el pasaje de {at} en diez frases, como lo haría {person}.' },
    { title: 'La pregunta', text: 'Escribe la pregunta que nunca le has hecho a {person}. No hace falta hacerla.' },
    {
      title: 'Una foto',
      text: 'Busca una foto en la que salga {person}, mírala tres minutos y escribe qué hay en el borde.',
    },
    { title: 'Cinco cosas', text: 'Escribe cinco cosas que {person} hace con las manos.' },
  ],
  kept: [
    {
      title: 'Izquierda y derecha',
      text: 'Escribe la frase de {at} en la mitad izquierda de una hoja. Durante una semana añade a la derecha lo que le vayas contestando.',
    },
    {
      title: 'Como carta',
      text: 'Contesta a la frase de {at} en tres líneas, como si hubiera llegado hoy por correo.',
    },
    { title: 'Otra voz', text: 'Pon junto a la frase de {at} una que te dio otra persona y que también guardaste.' },
    {
      title: 'Entre desconocidos',
      text: 'Copia la frase de {at} como si un desconocido se la hubiera dicho a otro. Añade lo que le dirías al segundo.',
    },
  ],
  hide: [
    {
      title: 'Una página para nadie',
      text: 'Escribe una página a quien no debía saberlo ({at}). No es para enviarla.',
    },
    {
      title: 'En voz alta',
      text: 'Di {q} en voz alta en una habitación vacía, una vez al día durante una semana, y anota cada vez con cuánta fuerza salió.',
    },
    { title: 'El sitio', text: 'Describe en diez líneas el sitio donde esto se guardaba, sin decir qué es ({at}).' },
    {
      title: 'Quién puede saberlo',
      text: 'Apunta a cinco personas y, al lado, cuánto de {at} podrían llevar. No hagas nada más con la lista.',
    },
  ],
  conclusion: [
    {
      title: 'A favor y en contra',
      text: 'Pon {q} arriba de una hoja. Debajo, tres cosas del último mes a favor y tres en contra.',
    },
    {
      title: 'Con otras palabras',
      text: 'Escribe {q} cinco veces más, cada vez de otra manera. Quédate con la que firmarías.',
    },
    { title: 'A alguien menor', text: 'Explícale {q} a alguien de doce años, en cinco frases.' },
    {
      title: 'Una semana con ello',
      text: 'Deja {q} en un papel donde lo veas por la mañana. A los siete días cambia una palabra.',
    },
  ],
  correction: [
    {
      title: 'Más como esa',
      text: 'Escribe tres frases más hechas como la de {at}: primero lo que no es, luego lo que es.',
    },
    {
      title: 'La mitad tachada',
      text: 'Dale a la mitad que descartas en {at} cinco líneas propias. Que defienda lo suyo.',
    },
    {
      title: 'Escuchar',
      text: 'Durante una semana apunta cuándo alguien te toma por la primera mitad de esa frase de {at}.',
    },
    { title: 'Solo la segunda', text: 'Copia la segunda mitad de la frase de {at} y sigue desde ahí diez líneas.' },
  ],
  halves: [
    { title: 'Una conversación', text: 'Deja que las dos frases hablen entre sí durante una página, por turnos.' },
    { title: 'Dos columnas', text: 'Dale una columna a cada una. Durante una semana apunta debajo lo que le toca.' },
    { title: 'La tercera', text: 'Escribe deprisa diez frases que valgan para las dos. Subraya una.' },
    {
      title: 'Mañana y noche',
      text: 'Lee en voz alta una por la mañana y la otra por la noche, cinco días. Luego al revés.',
    },
  ],
  wish: [
    { title: 'Una hora', text: 'Dale a {q} una hora de esta semana, con principio y fin.' },
    { title: 'La forma más pequeña', text: 'Escribe {q} en la forma más pequeña que aún cuente, y haz eso.' },
    { title: 'Un testigo', text: 'Cuéntale a una persona, en dos frases, lo de {q}, sin pedir consejo.' },
    { title: 'Ya está', text: 'Busca durante tres días lo que ya haya de {q}. Apúntalo cada noche.' },
  ],
  question: [
    {
      title: 'Llevarla',
      text: 'Copia tu pregunta de {at} en una tarjeta y llévala una semana. Detrás apunta lo que se conteste solo.',
    },
    {
      title: 'Diez respuestas',
      text: 'Dale a tu pregunta de {at} diez respuestas en diez minutos. Las equivocadas cuentan.',
    },
    { title: 'Pasarla', text: 'Hazle tu pregunta de {at} a alguien mayor que tú, y solo escucha.' },
    { title: 'Más tarde', text: 'Guarda tu pregunta de {at} en un sobre con una fecha de dentro de tres meses.' },
  ],
  dream: [
    { title: 'En presente', text: 'Escribe otra vez el sueño de {at} en presente, sin explicar. Para donde para.' },
    { title: 'Otro papel', text: 'Cuenta el sueño de {at} desde una de las cosas que hay en él.' },
  ],
  rite: [
    {
      title: 'Adrede',
      text: 'Haz una vez esta semana, adrede y despacio, lo que describes en {at}, y apunta los pasos.',
    },
    { title: 'En compañía', text: 'Deja que alguien esté una vez mientras haces lo que describes en {at}.' },
  ],
};
