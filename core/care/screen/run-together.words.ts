/** The words that runs are made of: those written most in the messages learned from, and those danger is said by. Ordinary long words must not be made of them. */
export const runWords = {
  es: `a abajo abandono abierta abierto abogada abogado abra abrazo abri abrigo abril abrir abuela abuelo aca acabar acabo acantilado acaso accidente aceite acuerdo acuesto adentro
    adios aeropuerto afuera agarro agosto agua aguantar aguanto ahi ahogo ahora ahorcar ahorcarme ahorco ahorita aire al alarma alegria algo alguien algun alivio alla alli alma
    almohada alquiler alta alto alumno amanecer ambulancia amenaza amiga amigo amor anden anillo animarme animo aniversario anoche antes apagar aprender apunte aquel aquella aqui
    arbol arma armario arriba arroz asado ascensor asco asi asiento asustada asustado atras atropello aun aunque auto avion avisar aviso ayer ayuda ayudame ayuden ayudenme azotea
    azucar azul año bailar baile baja bajar bajo balcon banco bar baranda barco barranco barrio basta bastante basura bata bateria bautizo bañera baño beso biblioteca bien blanco
    boca boda bodega bolsa bolsillo bolso bonita bonito borde borracho borro bote botella botiquin boton brazo brazos broma buen buena bueno buscar busco busquen buzon cabeza
    cable cada caer cafe cai caja cajon caldo caliente calle calma calor cama camara cambia cambiar cambio caminar camino camion camioneta camisa campo canal canario cancer
    cancion cansada cansado cansancio canta cante canto capitulo cara carcel carga cargada cargo cariño carne carrera carretera carro carta cartera casa casero casi caso catorce
    causa cayo celda celular cementerio cena cenar centro cerca cero cerrada cerrado cerrar cerro cerveza che chica chico chiste cielo cien ciento cierre cierro cigarro cinco
    cincuenta cine cinturon cita ciudad claro clase clave clavo clinica club cobro coche cocina cojo cola colchon cole colegio colgado colgar colgarme coma comadre comer comida
    como compadre compañera compañero compañia completo compra comprado comprar comunion con conmigo consulta contado contar contenta contento contestar conteste contigo contra
    contrato coraje corazon corbata coro correo correr corta cortar cortarme corte cortes corto cosa cosecha costumbre crio cruce cuaderno cual cualquier cuando cuanto cuarenta
    cuartel cuarto cuatro cuchilla cuchillo cuelgo cuello cuenta cuento cuerda cuerpo cuesta cuida cuidar cuido culpa cumpleaños cumplir cura curso curva cuñada cuñado dado dano
    dar daño de debajo debe debo decidi decidido decir decision dedo deja dejado dejar dejarlo dejarme dejenme dejo del delante demas demasiado dentista dentro depresion
    desangrando desaparecer desaparezco desayuno descansar descanso desde deseo desgraciado despedida despedirme despertador despertar despertara despertarme desperte despido
    despierta despierte despierto despues detras deuda dia diario dias dibujo dicho diciembre diecinueve dieciocho dieciseis diecisiete dieta diez difunto dije dinero dios disparo
    divorcio doble doce doctor doctora dolor domingo domino donde dormida dormido dormir dormirme doy doña duele duelo duermo dura duro edad edificio el elegir ella ellos
    embarazada empezar empiezo empresa en encargo encerrada encima encontrar encuentro enero enferma enfermedad enfermera enfermo enfrente enseño entera entero enterrar entiende
    entierro entonces entrar entrego entro envidia equipo error es esa esas escalera escopeta escribir escrito escucho escuela ese eso esos espalda espejo espera esperar
    esperen esposa esposo esquina esta estacion estado estar estas este esto estomago estorbo estos estoy estudiar estudio estuviera examen exista existir existo extrañara
    extrañaria extraño fabrica facil falta falte falto familia farmacia fatal favor febrero fecha feliz feo feria ferreteria fiebre fiesta fila fin finca firma firmar firme fondo
    forma foto frasco frase freno frente fria frio fuego fuera fuerte fumar funeral funeraria futbol ganas gano garaje garganta gas gasolina gasto gata gato gente gimnasio golpe
    gracias grande grita grito grupo guarda guardado guardia guerra guitarra gustaria gusto ha haber habitacion habla hablar hacer hacerme hacia haga hago hambre harta harto hasta
    hay haya he hecha hecho helado herencia hermana hermano hielo hija hijo hijos hipoteca historia hoja hola hombre hora horno hospital hotel hoy hubiera hueco idea iglesia igual
    importa importo infarto infierno ingles instituto insulina intento invierno irme jamas jardin jefa jefe joven jubilo juego jueves juez juicio junio junto juro justo juzgado la
    lancha lapida larga largo las lata lavadora lave lazo le leche leer lejos lengua leo les letra levante libre libreta libro limpia limpio lindo linea lista listo llama llamada
    llamado llamar llave llega llegar llena lleno lleva llevame llevar llorar lloro lluvia lo loca loco loro los luego lugar luna lunes luto luz machete madre madrugada maestra
    maestro mal mala maleta malo mama manda mandar manejo manera manga manguera mano maquina marca marcha marido martes marzo mas mata matar matare mataria matarlo matarme
    mate maten matenme mato matrimonio mayo mayor mañana me media medicacion medicina medico medio mediodia mejor menos mensaje mentira mercado mereces merezco mes mesa mi mia
    miedo mientras miercoles mierda mierdas mil mina minuto mio mios mira mirador mirar mis misa misma mismo mitad mochila modo momento monte morfina morir morire morirme motivo
    moto motor movil mucha muchacha muchacho mucho mudanza mudo muela muera muero muerta muerte muerto mujer mundo muriendo muriera musica muy muñeca muñecas nacer nacido nada
    nadar nadie nariz navaja navidad necesito negocio negra negro nena nevera ni nicho nieta nieto ningun ninguna ninguno niña niño no noche nombre normal nos nosotros nota
    notaria notario novela noventa novia noviembre novio nudo nuera nuestra nuestro nueva nueve nuevo numero nunca obra ochenta ocho octubre odia odian odio oficina oir ojala ojo
    olla olor olvido once operacion orden orilla otra otro paciencia paciente padrastro padre paga pagar pagina pago pais pal palabra pan panaderia panteon panza papa papel para
    parada parado parar parce pared pareja paro parque parroquia parte partido partir parto pasa pasada pasado pasaporte pasar pase pasillo paso pastel pastilla pastillas pastor
    patio patron paz pecho pedido pedir pega pegan pegar pego pelicula peligro pelo peluqueria pena pensado pensar pension peor pequeño perder perdido perdon perdoname perdonenme
    periodico permiso pero perra perro persiana persona pesa pesadilla peso piano piden pido pie piedra pienso pierna pieza pijama pinto piscina piso pistola plan plancha planta
    plata plato playa plaza pobre poco poder policia poner pongo poquito por porfa porque portal portero pozo pregunta preguntar preparado presa presion prima primer primera
    primero primo prisa problema profesor profesora pronto propia propio proposito proxima proximo prueba psicologo psiquiatra pueblo puedes puedo puente puerta pues puesta puesto
    punto puro que queda quedar quede quedo quema querer quererla quererme querida querido quien quiere quieren quiero quince quinto quisiera quita quitar quitarme quite quito
    rabia radio rapido raro razon receta recibo recien recoger recuerdo regalo regla regreso reir reja reloj rencor rendi renta residencia respirar retiro reunion rezo rindo rio
    risa rodilla roja rojo ronca ronda ropa rosario roto ruido sabado sabe saber sabia saca sacar saco sala salga salida salido salio salir salon saltar salto salud saludo salvo
    san sangrando sangre santa santo saque se sea secreto secundaria seguir segun segunda segundo seguro seis semana sentada sentado sentido sentir septiembre sera seria serie
    serio servicio sesenta setenta sexto señal señor señora señorita si siempre siesta sigo siguiente silencio sillon sin sinmi sirve sirvo sitio sobra sobre sobrina sobrino sobro
    socio sofa soga sola solo soltar sopa soporto soy su subir suegra suegro sueldo suelo suelto suerte sueño sufrir suicida suicidar suicidare suicidarme suicidio suicido super
    sus susto suya suyo taller tambien tampoco tan tanto tarda tarde tarea tarjeta tarta taxi taza te techo tejado telefono tema temo temprano tener tengo tenia tenis tension
    terapeuta terapia tercera tercero terminar termino terraza tesis testamento tia tiempo tiene tierra timbre tio tipo tira tirar tirarme tiro toalla toca tocar toco toda todas
    todavia todo todos toma tomado tomar tomarme tome tomo tonta tonteria tonto toque torre total trabajar trabajo tractor trafico trago traje tranquila tranquilo tras tratamiento
    trece treinta tren tres triste tristeza tu tumba turno tus tuyo ultima ultimo un una unica unico uniforme universidad uno usar usted va vale valgo valor vas vaso vaya ve veces
    vecina vecino veinte veintidos vela velorio venas vender vendi vendo veneno venia venir ventana verano verdad verde verguenza verme vestido veterinario vez via viaducto viaje
    vias vida vieja viejo viento viernes viga vino virgen visita vista visto viuda viudo viva vives vivir vivo voluntad volver vomito vos voy voz vuelo vuelta vuelto y ya yerno yo`,
  en: `a about accident account across active afraid after afternoon again against ago alarm alive all allowed alone along already also always am an and anger angry anniversary
    another answer anxiety any anybody anymore anyone anything anyway anywhere are arm arms around ashes ask asked asking asks asleep ate august aunt awake away awful baby
    back bad bag bags balcony bank bar barn bath bathroom be beach beam beat because bed been before behind being believe bell belt bench beside best better between big bike bill
    bin bins birthday biscuit biscuits bit black blade bleach bleeding blood blue boat body boiler book booked books boots born boss both bother bottle bought box boxes boy
    boyfriend boys bread break breakfast breakup breathe breathing bridge bring broke broken brother brothers brought burden burial buried burn burned bury but buy by bye cake
    call called calling calls calm came can cancelled cancer cannot cant car card cards care cares carried carry cars case cat cats chair change changed chat check chemist chest
    child children chips choice choir choose chose chosen christmas church class clean cleaned clear cleared cliff clock close closed clothes club coach coat coded coffee coffin
    cold college come comes coming company concern conditional cook cost could couldnt council count counted country course court cousin cousins crazy cried cross cry crying
    cup cupboard curtains cut cutting dad daddy dads danger dark date daughter daughters day days dead deal dear death decided deep delete dentist deserve desk did didnt die died
    dies different dinner disappear divorce do doctor doctors does doesnt dog dogs doing done dont door doors down drank drawer dream dress drink drive driver driving drop dropped
    drove drown drunk dry due dying each early earth easter eat eaten eating edge eight eighteen eighty either eleven else empty end ended ending ends english enough envelope even
    evening ever every everybody everyday everyone everyones everything everythings exam except exhaustion exist existing explicit eyes face failed fall family far farewell farm
    fast father fathers fault fed feed feel feeling feels feet fell felt fifteen fifty fight film final finally find fine fingers finish finished fire first fish five fixed flat
    floor flowers follow food foot football for forever forget forgive forgot form forty found four fourteen fourth free freezer friday fridge friend friends frightened from front
    fuck fucking full funeral funny game garage garden gas gate gave get gets getting girl girlfriend girls give given gives giving glad glass glasses go god goes going gone gonna
    good goodbye goodnight got grand grandad grandmother grandson grave great green grief ground group guilt gun guns guy gym had hadnt hair half hall hand handed hands hang
    hanged hanging happened happens happy hard has hasnt hat hate hates have havent having he head hear heard hearing heart heaven hed held hell hello help her here hers herself
    hes hid high him himself hip his hit hits hold holding holiday home honest honestly hope hopeless hoping hospice hospital hot hotel hour hours house how hundred hung hurry
    hurt hurting hurts husband husbands i ice idea idiom if ill im imminent inside instead insulin insurance into iron is isnt it itd itll its ive job joke judge jump jumped
    jumping june just keep keeping keeps kept kettle key keys kid kids kill killed killing kills kind kitchen kms knee knees knew knife know knows lad lads lady laid lake landlord
    last late later laugh laughed laughing law laws lay learned leave leaves leaving ledge leeds left legs let lets letter letters letting library lie life lift light
    lighter lights like liked line list little live lived lives living lock locked loft loneliness lonely long longer look looked looking looks lord lose losing lost lot lots loud
    love loved lovely loves low lunch lying machine mad made make makes making mama man manager many march marks marriage married mass match mates matter matters may maybe me
    mean means meant medical medication meet meeting men message messages met methods middle midnight might milk mind mine minor minute minutes miss missed missing mistake mom
    moms monday money month months more morning most mostly mother mothers mouth move moved moving mrs much mum must my myself name names nans near nearly neck need needed
    needs negation nephew never new news next nice niece night nights nine nineteen ninety nite no nobody nobodys none noon normal not note notes nothing notice noticed now number
    nurse oclock odd off office okay old on once one ones only open opened order other others our out outside oven over overdose overdosed own packed page paid pain painful paper
    papers parents park parked parking part party pass passed passive past pay peace pension people person petrol pets phone phones photo photos piano pick picked picking picture
    pillow pills place plan plane planned planning plans plant plate platform play please point poison police post posted pray priest product promised properly proud psychosis pub
    pulled purpose put putting question quick quiet quit quite quotation radio rail rain ran rang rather razor read reading reads ready real really reason red remember rent rest
    results retired retraction reunion rice right ring rings river road roof room roommate rope ropes round row run rung running sad sadness safe said same sandwich sang sat
    saturday save saved saw say saying says scared school sea seat second see seeing seen self sell send sent service set settled seven seventy shall shant she shed shell shes
    shift shirt shoes shoot shooting shop shopping short shot shotgun should shout show shower shut sick side signed since single sink sir sister sisters sit sitting six
    sixteen sixty skip sleep sleeping slept slow small smell snow so sofa sold solicitor some somebody somebodys someone something sometimes somewhere son song sons soon sooner
    sorry sort sorted soul sound soup spare speak speech spelling split spring stab stairs stand standing start started station stay stayed staying step still stomach stone stood
    stop stopped stops story straight street strong struggling stuck student stuff stupid such suicidal suicide suit summer sunday sundays swallow swallowed swear sweet swim
    swimming table tablet tablets take taken takes taking talk talked talking taught tea teacher team teeth tell telling tells ten test text than thank thanks that thats the their
    them then therapist there theres these they theyd theyll theyre theyve thing things think thinking thinks third thirty this those though thought thoughts threat three threw
    throat through throw thursday ticket tied till time times tin tired to toast today together told tomorrow tonight too took top town train trains travel tree tried truck true
    trust try trying tuesday turn turned turns twelve twenty twice twins two ugly uncle under until up upstairs use used useless van very vet village violence visa voice voices
    wait waiting wake waking walk walked walking wall wanna want wanted wanting wants ward wardrobe warm was wash washing wasnt watch watched watching water way we weak wear
    wearing weather wed wedding wednesday wee week weekend weeks weight well went were werent wet weve what whatever whats when where whether which while white who whod whoever
    whole whos why widow wife wifes will window windows winter wish with without woke woman won wont word words wore work worked working works world worry worse worth worthless
    would wouldnt wrist wrists write writing written wrong wrote yeah year years yes yesterday yet you youd youll young your youre yours yourself youve`,
}
