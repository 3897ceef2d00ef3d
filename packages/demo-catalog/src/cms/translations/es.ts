import type { TranslatedContent } from './translated-content.ts'

export const es: TranslatedContent = {
  promise: [
    'Nuestra promesa',
    `- Precios con impuestos y existencias contadas
- {returnDays} días para cambiar de opinión
- Un veterinario al teléfono, también por la tarde`,
  ],
  pages: {
    legal: [
      'Aviso legal',
      'Quién lleva esta tienda y cómo contactar.',
      `{shop} es una tienda de demostración. Sus marcas, productos, personas y direcciones son inventados, y nada de lo que pidas aquí se enviará. Todo lo demás es real: los precios se calculan, las existencias se cuentan y los pedidos se guardan.
# Responsable
{seller} (demostración), {address}. Correo: {email}. Sustituye estas líneas por las tuyas antes de abrir una tienda al público.
# Precios e impuestos
Todos los precios incluyen el IVA salvo que se indique otra cosa. El tipo depende del país de la tienda y de la clase de producto: la comida para animales puede tributar menos que los juguetes o las herramientas.
# Textos e imágenes
Las traducciones y los dibujos del catálogo de demostración se hicieron para este proyecto y se publican con su licencia. No aparecen nombres de productos de fabricantes reales.
# Consejos
Las páginas sobre salud informan y no sustituyen una revisión. En una urgencia llama a la clínica más cercana. Consulta también la [política de privacidad](/privacy-policy) y los [términos](/terms-conditions).`,
    ],
    'privacy-policy': [
      'Política de privacidad',
      'Qué datos necesitamos, para qué y durante cuánto tiempo.',
      `Recogemos lo que necesitan tus pedidos, tu cuenta y tus peticiones, y nada más. Esta página lo explica con palabras sencillas.
# Qué guardamos
- Tu nombre, dirección, correo y teléfono, para entregar y preguntar si algo no está claro
- Tus pedidos y facturas, porque la ley lo exige
- Si tienes cuenta: tu contraseña como hash, direcciones, favoritos, tarjeta de cliente, tus votos a opiniones útiles y, durante 180 días, hashes de los dispositivos con los que inicias sesión
- Si te suscribes al boletín: tu correo; si escribes una opinión: lo que introduces, con el nombre que elijas
- Si pides que te avisemos cuando vuelva un producto agotado: tu correo y ese producto
- Si quieres una copia del mensaje que nos escribes: tu correo y ese mensaje
- Tu carrito y tus favoritos en tu navegador, para que sobrevivan a un corte, y el carrito también en nuestro servidor, para comprobar precios y existencias
# Qué no hacemos
No vendemos datos, no creamos perfiles publicitarios y no cargamos ningún script de terceros sin tu permiso, con una excepción: si pagas con tarjeta, la página de ese pago carga el formulario del proveedor. Los números de tarjeta nunca pasan por nuestros servidores.
# Cuánto tiempo
El carrito sigue en tu navegador hasta que haces el pedido, lo vacías o cierras sesión, y en nuestro servidor 90 días desde el último cambio. Una petición sobre un producto agotado se borra al enviar el correo, como muy tarde a los 180 días. Lo que guardamos para la copia de un mensaje se borra cuando confirmas tu dirección, como muy tarde a los tres días. Tú mismo eliminas tu cuenta en «Mis datos», al momento; las facturas se guardan el tiempo que exige la ley y para nada más.
# Tus derechos
Puedes ver, corregir, descargar y borrar tus datos en tu cuenta o escribiendo a {email}; hay más formas en [contacto](/contact). Puedes darte de baja del boletín, de los correos sobre productos agotados y de las peticiones de opinión cuando quieras.`,
    ],
    'terms-conditions': [
      'Términos y condiciones',
      'Las reglas de compra, lo más cortas posible.',
      `Estas condiciones son de una tienda de demostración. Haz que un abogado revise las tuyas.
# Contrato
Los productos de la tienda son una invitación a pedir. Tu pedido es una oferta; nuestra confirmación por correo la acepta.
# Precios
Los precios incluyen el impuesto y no el envío. Si un precio es claramente erróneo, preguntamos antes de entregar. Vale el total que muestra la caja al hacer el pedido y repite la confirmación.
# Pago y propiedad
Se paga al hacer el pedido o en la entrega. Hasta entonces la mercancía es nuestra.
# Edad y recetas
No vendemos medicamentos con receta. Los antiparasitarios solo se entregan a adultos.
# Responsabilidad
Respondemos sin límite de los daños por negligencia grave y, en lo demás, de los daños previsibles. Tus derechos legales no se ven afectados.
# Devolución
Puedes desistir en {returnDays} días: consulta [garantía y devoluciones](/warranty-returns).`,
    ],
    'shipping-delivery': [
      'Envío y entrega',
      'Cuánto cuesta, cuánto tarda y qué pasa si no hay nadie en casa.',
      `Preparamos paquetes todos los días laborables. Lo que se pide antes de las {cutOff} sale el mismo día.
# Formas de envío
- Estándar por mensajería, {standardDays} días laborables
- El envío estándar es gratis desde {freeFrom}
- Exprés por mensajería, cuando corre prisa
- Recogida en una de nuestras tiendas y puntos de recogida de Sudáfrica, gratis; te escribimos cuando esté listo
El precio exacto para tu dirección aparece en la caja, antes de hacer el pedido.
# Pesado y grande
Los sacos de más de veinte kilos, las casetas y los acuarios viajan en palé. El transportista llama antes; ten a mano a otra persona.
# Nadie en casa
El mensajero prueba con un vecino, la portería o el punto de recogida más cercano y deja un aviso. La comida no se queda al sol.
# Servicios y archivos
Una llamada al veterinario o una guía no necesitan paquete ni cuestan envío. Los archivos están en la página del pedido nada más pagar.
# Más allá de la frontera
También enviamos a Namibia, Botsuana, Lesoto y Esuatini. La aduana puede pedir un permiso para productos de origen animal.`,
    ],
    'warranty-returns': [
      'Garantía y devoluciones',
      'Qué puedes devolver, y dos años de garantía.',
      `Los animales tienen opiniones y las cosas se rompen. Hay solución para ambas.
# {returnDays} días
Puedes devolver sin motivo la mercancía sin abrir en los {returnDays} días siguientes al envío. Registra la devolución en la página del pedido, mete en la caja una nota con su número y entrégala a un mensajero; el dinero vuelve en una semana desde que llega.
# Cuando el animal dice que no
La comida abierta no se puede revender, pero nadie debe quedarse con quince kilos de rechazo. Escríbenos: normalmente devolvemos la mitad y donamos el saco a un refugio cercano.
# Qué no se puede devolver
- Medicamentos de venta regulada, aunque estén cerrados{noMedicineBack}
- Medicamentos, antiparasitarios y artículos de higiene abiertos
- Cosas grabadas o a medida, salvo defecto
- Archivos abiertos y llamadas realizadas
# Dos años de garantía
Si algo se rompe con el uso normal, lo reparamos o lo cambiamos. Morder es uso normal solo en los juguetes de morder, y durante el primer mes.
# Cómo empezar
Las devoluciones empiezan en la página del pedido: en tu cuenta o con el enlace de nuestros correos. Si algo es defectuoso, escribe a [contacto](/contact) con el número de pedido y una foto. No envíes nada sin número: nuestras suricatas ordenan por número.`,
    ],
    withdrawal: [
      'Derecho de desistimiento',
      'Cómo cancelar un pedido recibido, en cuántos días y con qué coste.',
      `Puedes cancelar un pedido de esta tienda sin dar motivos. Es tu derecho según el artículo 44 de la ley sudafricana de comunicaciones y transacciones electrónicas.
Nuestros {returnDays} días para mercancía sin abrir, en la página de [devoluciones](/warranty-returns), se suman a él.
# En siete días
Los siete días empiezan cuando tú, o la persona que indiques, recibís la mercancía; en un servicio, al hacer el pedido. Basta con avisarnos antes de que acaben.
# Cómo cancelar
Registra la devolución en la página del pedido o escribe a {email} o a {seller}, {address}, con tu nombre y el número de pedido.
# Qué pasa después
Devuelve la mercancía en catorce días. Pagas el envío de vuelta y nada más. Recibes lo pagado en los treinta días siguientes a la cancelación, por el mismo medio de pago.
# Qué no se puede cancelar
- Comida, premios y otros productos de consumo diario
- Mercancía grabada o hecha para ti
- Archivos abiertos y servicios empezados con tu consentimiento dentro de los siete días`,
    ],
    'order-tracking': [
      'Seguimiento del pedido',
      'Dónde está tu paquete y qué significa cada estado.',
      `Encuentras el estado de cada pedido en tu cuenta, en «Mis pedidos». Los invitados usan el enlace del correo de confirmación; no pide contraseña.
# Qué significan las palabras
- Pendiente: el pedido tiene número y la mercancía está reservada
- En preparación: lo estamos empaquetando y contando todo dos veces
- Enviado: el paquete ha salido; la factura está en la página del pedido
- Completado: el pedido está enviado y pagado

Te escribimos cuando el pedido se hace, se prepara y se envía. Devoluciones y reembolsos están en la misma página, y te escribimos por cada uno.
# Cuánto tarda
La página del producto, el carrito y la caja indican cuándo llega un paquete; el exprés es el más rápido. En granjas, islas y países vecinos tarda más: la caja muestra los días para tu dirección. Con temporales y huelgas escribimos antes de que preguntes.
# ¿Falta algo?
Escríbenos con el número de pedido a [contacto](/contact), mejor con una foto de la caja. Lo buscamos el mismo día y reponemos lo perdido. Los costes están en [envío y entrega](/shipping-delivery).`,
    ],
    'customer-service': [
      'Atención al cliente',
      'Respuestas a las preguntas más frecuentes.',
      `Casi todas las preguntas ya se han hecho. Aquí están las respuestas cortas, con enlaces a las largas.
# Antes de pedir
- ¿Los precios incluyen impuestos? Sí, y el carrito los muestra otra vez.
- ¿Puedo pedir sin cuenta? Sí, como invitado, con nombre, correo, teléfono y dirección.
- ¿Y si un producto está agotado? Lo dice su página. Si se agota estando en tu carrito, el carrito te avisa antes de pedir.
# Pago
Lo que se entrega puede pagarse en efectivo al mensajero; la caja muestra todas las formas de pago de tu pedido. Lo demás se paga justo después de pedir; la confirmación llega con el pago.
# Entrega
Costes y plazos en [envío y entrega](/shipping-delivery), paquetes en camino en [seguimiento del pedido](/order-tracking).
# Si cambias de opinión
{returnDays} días, sin abrir, sin motivos: consulta [devoluciones](/warranty-returns). Los animales que rechazan su comida nueva son un caso aparte, y buscamos una solución.
# Consejos
Nuestras auxiliares responden sobre alimentación y tallas. Para lo médico está el televeterinario en [servicios](/services). Todo lo demás, a [contacto](/contact).`,
    ],
    contact: [
      'Contacto',
      'Escribe o pásate.',
      `Responde una persona, normalmente el mismo día laborable. Así puedes contactarnos.
En una urgencia: no nos escribas. Llama a la clínica más cercana o a su servicio nocturno. Torsión de estómago, envenenamiento, asfixia y atropellos no esperan al horario de oficina.
# Por correo electrónico
Todo el equipo lee {email}. Indica el número de pedido y, si algo está roto, añade una foto: nos ahorra un mensaje a los dos.
# Cuándo leemos
De lunes a viernes de 8 a 18, sábados de 9 a 13. Deja un teléfono si prefieres que te llamemos.
# Por carta y a pie
{address}. Se aparca detrás de la casa y hay agua para perros junto a la puerta.
# Qué nos ayuda
- Especie, edad y peso del animal
- Qué come ahora y qué medicamentos toma
- Qué has probado ya
Para tallas está la [guía](/mysize-guide), para paquetes el [seguimiento](/order-tracking).`,
    ],
    'mysize-guide': [
      'Guía de tallas',
      'Mide una vez, pide una vez: collares, arneses, abrigos y camas.',
      `Todas las tallas están en centímetros, porque S, M y L cambian con cada fabricante. Necesitas una cinta blanda, un premio y medio minuto de paciencia.
# Collar
Mide el cuello donde irá el collar y deja espacio para dos dedos. Entre dos tallas elige la mayor: se puede cerrar; la menor no se puede abrir más.
# Arnés
Mide el pecho justo detrás de las patas delanteras, con el perro de pie. Un arnés de 60 cm vale de 52 a 64 cm.
# Abrigo
Mide el lomo desde la base del cuello hasta la base de la cola. Los perros anchos, como los bulldogs, suelen necesitar una talla más y una correa ventral más larga.
# Cama
Mide al animal dormido y estirado, de nariz a cola, y suma veinte centímetros.
# Collar isabelino
Mide del collar a la punta de la nariz y suma tres centímetros.
¿Dudas? Envíanos los tres números por [contacto](/contact). ¿No era esa talla? Devuélvela sin abrir en {returnDays} días y pide la otra: consulta [devoluciones](/warranty-returns).`,
    ],
    sale: [
      'Ofertas',
      'Rebajas honradas y cómo funcionan.',
      `El precio rebajado aparece junto al anterior, y el anterior se cobró de verdad. No hay cuentas atrás ni existencias siempre «a punto de agotarse». Los productos rebajados llevan una etiqueta también en cada categoría.
# Qué está rebajado
- Envases cerca de su fecha, siempre indicados
- Fin de gama, cuando un fabricante cambia receta o color
- Productos de temporada: abrigos en primavera, mantas refrescantes en otoño
- Cantidades grandes: algunos precios bajan desde la quinta unidad, como indica la página del producto
# Cupones
Quien se suscribe al boletín por primera vez recibe un {couponPercent} % en los productos de un pedido.
No se aplica a los medicamentos de venta regulada.{noMedicineOff}
Un cupón por pedido; se suma a los precios rebajados, no a otro cupón.
# Devoluciones
Lo rebajado se devuelve como todo lo demás: sin abrir y en el mismo plazo. Consulta [devoluciones](/warranty-returns).`,
    ],
    'gift-card': [
      'Tarjeta regalo',
      'Aquí no se venden tarjetas regalo. Qué regalar en su lugar.',
      `Conoces a la persona, conoces al perro, pero no la talla de la cama. Una tarjeta regalo ayudaría, pero no las vendemos. Estos regalos no necesitan talla.
# Para quien empieza
Los [kits de inicio](/advice-kits/starter-kits) traen lo que cachorros, gatitos, gallinas y primeros acuarios necesitan las primeras semanas. Tú eliges las piezas y nada tiene que quedar justo.
# Para quien lo tiene todo
- Una llamada al [televeterinario](/advice-kits/tele-vet), para la pregunta que nadie quería hacer
- Una plaza en una [clase o taller](/advice-kits/classes-workshops)
- Una [guía](/advice-kits/care-guides) para leer en el sofá con el animal encima
# Para los animales
Los premios siempre aciertan: mira en [perros](/dogs) o [gatos](/cats). Para collares, arneses y camas pide antes tres números y consulta la [guía de tallas](/mysize-guide).
# Si no gusta
Los regalos sin abrir se devuelven en {returnDays} días: consulta [devoluciones](/warranty-returns). Registras la devolución en la página de tu pedido y pasas su número; quien recibió el regalo envía el paquete y el dinero vuelve a ti.`,
    ],
    'order-from-catalog': [
      'Pedir por catálogo',
      '¿Sabes la referencia? Este es el camino más corto.',
      `Criadores, clínicas y ganaderos suelen saber exactamente lo que quieren. Para ellos el camino por las imágenes es demasiado largo.
# Por referencia
Escribe la referencia en el buscador, por ejemplo VT-LAMB-RICE-ADULT. La referencia exacta abre su producto al momento. Las de las variantes acaban en tamaño y color, como GK-LAYER-MASH-40KG.
# Por lista
Envía una lista de referencias y cantidades a {email}. Respondemos con lo disponible y el coste con entrega. Valen hojas de cálculo y fotos de notas a mano.
# Por cajas
Algunos precios bajan un cinco por ciento desde la quinta unidad y un diez desde la décima. La página del producto muestra los tramos y el carrito aplica el que alcanzas.
# Otra vez
En tu cuenta cada pedido tiene un botón que vuelve a poner en el carrito todo lo que aún se vende.
# Hasta la granja
Los pedidos pesados viajan en palé: consulta [envío y entrega](/shipping-delivery). Otras preguntas, en [atención al cliente](/customer-service).`,
    ],
    services: [
      'Nuestros servicios',
      'Veterinarios al teléfono, clases, grabado y más.',
      `No todo lo que necesitan los animales cabe en una caja.
# Televeterinario
Un veterinario colegiado por videollamada, también tardes y fines de semana. Describes, enseñas, preguntas y recibes un resumen por escrito. Quince o treinta minutos: [televeterinario](/advice-kits/tele-vet).
# Clases
Cachorros, correa floja, primeros auxilios, día de partos. Grupos pequeños, profesores pacientes, premios en vez de fuerza: [clases y talleres](/advice-kits/classes-workshops).
# Guías
Guías en PDF de nuestros veterinarios, con tablas y dibujos, actualizaciones incluidas: [guías](/advice-kits/care-guides).
# Grabado
Placas de nombre, de cabezada y de caseta se graban en nuestro taller en un día. El texto se escribe en la página del producto y el precio se ve al momento.
# Kits de inicio
Cajas para cachorros, gatitos, gallinas y primeros acuarios: [kits de inicio](/advice-kits/starter-kits). Tú eliges las piezas, nosotros pensamos en el resto.
# Para clínicas
Entrega en días fijos, existencias reservadas y facturas agrupadas. Pregunta en [contacto](/contact).`,
    ],
    about: [
      'Nuestra historia',
      'Una tienda que vigila, también cuando se va la luz.',
      `Una suricata se pone de pie para que las demás caven en paz. Más o menos eso queremos ser para quien vive con animales.
# De dónde venimos
La tienda nació de una clínica de animales pequeños. Dos veterinarias estaban cansadas de mandar a la gente a pasillos donde cada saco lo promete todo; pusieron doce productos tras el mostrador y escribieron junto a cada uno por qué estaba allí. El estante se hizo sala y la sala, tienda.
# Qué vendemos
Cuatrocientas cosas para perros, gatos, pájaros, peces, reptiles, animales pequeños, caballos, ganado y los silvestres del jardín. Cada una la ha usado alguien que conocemos. Lo que no duró, volvió.
# Por qué las páginas son ligeras
Porque nuestros clientes viven donde la señal va y viene y los datos cuestan dinero. El carrito, los favoritos y lo que escribes se quedan en tu dispositivo cuando cae la conexión.
# Quiénes somos
Las personas están en [quiénes somos](/about-us) y los veterinarios al teléfono en [nuestros servicios](/services).`,
    ],
    'about-us': [
      'Quiénes somos',
      'Las personas y los animales que las emplean.',
      `Detrás de la tienda hay once personas, nueve perros, catorce gatos, un loro que contesta al teléfono y una tortuga más vieja que el edificio.
# Nomvula y Anne, veterinarias
Fundaron la clínica y aún deciden qué va al estante. Nomvula lee etiquetas por placer. Anne prueba cada premio, «con moderación».
# Lindiwe, auxiliar veterinaria
Da las clases y los consejos y sabe cortar las uñas a cualquier gato, lo que la hace la persona más poderosa de aquí.
# Pieter, almacén
Pieter cuenta. Si la tienda dice que quedan tres, quedan tres. Empaqueta como si dentro fuera su propio acuario.
# Yusuf, programas
Hizo ligeras las páginas y enseñó al carrito a sobrevivir sin señal, tras una semana en la granja de su tío.
# Días de refugio
Un sábado al mes la recaudación va a un refugio y todo el equipo va a limpiar. Ven tú también: ponemos los cepillos.
Lo que nos mueve está en [nuestra historia](/about); para escribir, [contacto](/contact).`,
    ],
    magazine: [
      'Revista',
      'Lectura para días de lluvia, escrita por nuestras veterinarias.',
      `Cuatro veces al año nuestras veterinarias escriben lo que más les preguntan. Sin publicidad, sin curas milagrosas y siempre con un error que cometimos nosotros.
# En este número: la temporada sin garrapatas
No existe. Incluso en inviernos secos hay garrapatas entre las hojas del jardín. Explicamos cómo revisar a un perro en noventa segundos, orejas y dedos incluidos, y por qué la [protección](/dogs/parasite-control) funciona mejor cuando es aburrida y constante.
# ¿Pienso o lata?
Ambas, dijo el gato. La comida húmeda da agua, la seca comodidad, y se puede mezclar si se cuenta. Una tabla sencilla ayuda a partir las dos raciones sin duplicar al gato.
# La primera semana con un conejo
Heno, un escondite y ninguna visita. Lindiwe cuenta cómo se llevó un conejo a casa y por qué el viernes eran dos.
# Cartas
«Mi loro imita el timbre.» El nuestro también. Sugerimos una melodía nueva cada mes y un [juguete de forrajeo](/birds/bird-toys).
El próximo número sale con la primera tormenta.`,
    ],
    contactUs: [
      'Escríbenos',
      'Una página, una dirección, una respuesta humana.',
      `Gracias por querer hablar con nosotros. Para responder bien a la primera te pedimos unas líneas.
# Sobre un pedido
Indica el número de pedido y qué esperabas. Si el paquete llegó dañado, fotografía el exterior antes de abrirlo.
# Sobre un producto
La referencia está en las características de cada producto. Dinos especie, edad y peso del animal y qué productos has comparado.
# Sobre una idea
Las leemos todas y respondemos a casi todas. El comedero lento para loros, las tapas de repuesto para latas y la clase del sábado para abuelos fueron ideas de clientes.
# Sobre una queja
Escribe a {email} con la palabra «queja» en el asunto. Anne las lee en persona en dos días laborables, y nadie se ha arrepentido nunca.
La dirección está en [contacto](/contact), las respuestas rápidas en [atención al cliente](/customer-service).`,
    ],
  },
}
