/** Everyday Spanish words by what they mean: the plain matter around the graver words of es.ts, written the same way. */
export const spanishPlainWords: Record<string, string> = {
  be: 'soy estoy estar ser era eramos estaba sido estuve estabamos fui_yo somos estamos fuiste eres',
  have: 'tengo tenia tuve tener tuviera tenemos tenga',
  it: 'lo eso esto aquello lo_otro ese_asunto la_cosa el_asunto lo_de_siempre',
  do: 'hacer hago hice haciendo hacerlo lo_hice hecho haga hare_lo haria lo_haria hacemos hicimos',
  feel: 'siento sentir senti sentia me_siento sensacion sentimiento sentimientos siente',
  see: 'ver veo vi mirar miro mire viendo mirando mira vemos ojos vista vea ve verme asomo',
  say: `
    decir digo dije decirlo decirle decirles decirselo contar cuento conte contarle contarte hablar hablo hable hablamos hablando dime oye oiga
    mira_tu explicar confesar grito gritar platicar platico charlar`,
  give: 'dar doy di dio daba dieron entregar entrego entregue prestar preste dan',
  put: 'puse poner pongo puso puesto meti meter meto saco saque sacar quite quitar quito colgue cuelgo guarda_en ponerme',
  come: `
    venir vengo viene vienen vine vino llegar llego llegue llega llegaron entro entrar entre_en salir salgo sali sale salio subir subo subi bajar bajo
    baje pasar paso pase volver vuelvo volvi vuelve regreso regresar regrese cruzo cruzar cruce camino caminar camine caminando ando subiendo`,
  wait: 'esperar espero_a espera esperando esperaba espere_a',
  open: 'abrir abro abri abre abierta abierto ventana_abierta abrio',
  close: 'cerrar cierro cerre cierra cerrado cerrada cerro candado cerradura',
  fallbreak: 'caer cayo cai romper rompi rompio rompe roto_el rota_la quebro quebrado tropece resbale torci esguince me_cai',
  remain: 'queda quedan quedo quede quedarme falta faltan sobra sobran resto faltaba quedaba',
  day: 'dia dias semana semanas mes meses año años tarde tardes hora_de rato temporada verano invierno otoño primavera domingos sabados finde_pasado',
  number: `
    dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte treinta cuarenta
    cincuenta sesenta setenta ochenta noventa cien mil 1 2 3 4 5 6 7 8 9 10 12 14 15 20 30 40 50 100 doble mitad media medio primera primero segunda
    segundo tercera tercero`,
  age: 'años_de_edad edad viejo_ya mayor mayores menor joven jovenes anciano anciana adulto setentona tercera_edad cumpli cumplo',
  person: `
    hombre hombres mujer_que señora señores señor_de muchacho muchacha tipo tipos persona personas chico chica gente alguien desconocido nombre
    vecindario viejitos querido querida adolescente bebe_de`,
  phone: `
    telefono celular movil cel llamada llamadas llamar llamo llame llaman mensaje mensajes whatsapp wasap audio_de foto fotos selfie video instagram
    insta facebook redes perfil_de chat mail llamarle marcar marco marque contestar contesta buzon grupo_de perfil story historias stories tele
    television radio`,
  bodypart: `
    mano manos pie pies pierna piernas brazo cara boca ojo cabeza_me pecho panza barriga estomago espalda hombro hombros rodilla rodillas dedo dedos
    diente dientes piel uñas oido pelo cabello hueso huesos corazon garganta_me cintura tobillo nariz labios pulmones`,
  object: `
    mesa silla sillas puerta_de llave vaso plato taza botella_de bolsa caja reloj zapato camisa corbata abrigo vestido traje chaqueta bufanda sombrero
    pañuelo anillo lentes gafas maquina escalera escaleras pared suelo cuadro lampara luz luces vela velas cepillo toalla espejo juguete juguetes
    muñeca bolso paraguas nevera refri horno ducha tina grifo cable herramienta martillo plancha estufa sabana sabanas manta cobija radio_vieja
    alfombra cortinas`,
  nature: `
    sol lluvia llover llueve nieve viento luna estrellas estrella monte montaña bosque arbol arboles flor flores rosal rosas campo cielo_azul nube
    nubes pajaro pajaros mariposa mariposas pueblo calle parque plaza ciudad camino_al rancho huerta huerto semillas limon tomate tomates aire finca
    barrio`,
  event: `
    fiesta fiestas regalo regalos boda_de cena_de baile bailar foto_de concierto museo feria mercado compras tienda super peluqueria peluquera
    dentista cita_con veterinario iglesia_de misa_de rosario reunion_de visita visitas visitar celebracion bingo coro guitarra piano musica cantar
    canto`,
  making: `
    hacer_pan tejer tejido coser pintar_la dibujar dibujo aprender aprendo enseño enseñar estudiar estudio leer leo escribir_un cocinar_con arreglar
    arregle limpiar limpie lavar lave barrer planchar cuidar_las ordenar ordene trabajo_en ensayar practicar jardin_de`,
  good: `
    bueno buena bien mejor lindo linda bonito bonita hermoso rico rica feliz_con alegria gusto gusta favorito precioso perfecto genial suerte encanta
    me_encanta chido padre_que chevere bacan`,
  bad: 'malo mala mal_de feo fea peor horrible fatal terrible pesimo cagada mierda jodido jodida culero',
  much: 'mucho mucha muchos tanto tanta tantos demasiado bastante total todo_esto cada',
  little: 'poco poca pocos poquito algo apenas menos',
  same: 'mismo misma igual iguales siempre_igual otro otra otros diferente',
  true: 'verdad cierto claro obvio normal raro extraño_que seria en_realidad justo siquiera entonces',
  ask: 'pregunto pido pedir pedi pidio puedes_ayudarme me_ayudas ayudame_a como_se_hace se_puede podrias',
  need: 'necesito_que necesitaba hace_falta_que deberia tengo_que tendria_que habria_que',
  colour: 'rojo roja azul verde blanco blanca negro negra amarillo amarilla gris rosa morado',
  side: `
    lado encima debajo dentro adentro fuera afuera arriba_de abajo atras delante_de frente cerca lejos contra hacia hasta_el fondo esquina orilla
    sitio lugar donde`,
  light: 'apago apague apagar_la prender prendi prendo encender encendi enciendo luz_del oscuro oscura',
  learnhave: 'comprender entiendo entender entendi supe saber sabe sabes se_que recuerdo_que olvide',
  finish: 'termine acabe_de_leer al_final finalmente listo_el',
  stillalive: 'sigo_viva sigo_vivo viva_estoy aun_sigo todavia aun siguen',
  weakpromise: 'prometo prometi prometeme promesa prometido jurame jure juro',
  wound: 'golpe golpes_en moreton_en costilla puntos vendas venda curita fiebre infeccion pus ardor quemadura',
  legal: 'firma firmar firme firmado contrato_de sentencia custodia orden tutela multa',
  visit: 'tumba_de llevar_flores flores_a altar ofrenda panteon_a cementerio_a misa_por veladora',
}
