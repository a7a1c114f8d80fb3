/** Who, whether and when in Spanish: the classes around the graver words of es.ts, written the same way. */
export const spanishFrames: Record<string, string> = {
  // Who
  me: 'yo me mi mis conmigo mio mia mios mias mi_mismo mi_misma yo_mismo yo_misma uno una_misma',
  you: 'tu te ti contigo usted ustedes vos vosotros vosotras os tuyo tuya tus vuestro vuestra vuestros sumerce',
  other: `
    ella ellos ellas le les suyo suya suyos esa_persona ese_tipo ese_señor ese_cabron ese_hijo el_tipo el_desgraciado el_maldito ese_weon ese_huevon
    esa_mina ese_pendejo la_otra el_otro`,
  himself: `
    se_quiere se_va_a se_quito se_mato se_suicido se_ahorco se_tiro se_corta se_corto se_hace_daño se_quiso si_mismo si_misma matarse suicidarse
    ahorcarse tirarse cortarse quitarse_la_vida morirse colgarse lanzarse aventarse hacerse_daño lastimarse autolesionarse`,
  we: 'nosotros nosotras nos nuestro nuestra nuestros nuestras',
  everyone: 'todos todas todo_el_mundo la_gente el_mundo_entero los_demas cualquiera los_mios mi_familia mi_gente familia',
  nobody: 'nadie ninguno ninguna ni_uno ni_dios ni_cristo',
  mother: 'mama mami madre ma vieja viejita jefa jefita mamita amá ama_mia mamaita mamasita',
  father: 'papa papi padre pa viejo viejito jefe jefecito papito apa taita',
  child: `
    hijo hija hijos hijas hijito hijita hijitos niño niña niños niñas nene nena bebe bebes guagua crio cria crios criatura chamaco chamacos pibe pibes
    peque peques chiquita chiquito nieto nieta nietos nietas mellizos gemelos chicos chamos`,
  sibling: 'hermano hermana hermanos hermanas hermanito hermanita ñaño ñaña mi_bro sobrino sobrina sobrinos primo prima primos cuñado cuñada tio tia tios tias',
  partner: `
    marido mujer esposo esposa novio novia pareja pololo polola mi_amor amor_mio cariño compañero_de_vida prometido prometida mi_chico mi_chica
    mi_hombre`,
  ex: 'ex exnovio exnovia exmarido exmujer expareja ex_marido ex_mujer ex_pareja ex_novio ex_novia mi_ex',
  grandparent: 'abuelo abuela abuelos abuelito abuelita yaya yayo nona nono tata nana abue',
  friend: `
    amigo amiga amigos amigas amiguis mejor_amiga mejor_amigo colega colegas compañero compañera parcero parce pana cuate compa vecino vecina vecinos
    roomie conocido compadre comadre`,
  pet: `
    perro perra perrito perrita gato gata gatito gatita mascota mascotas loro canario canarios conejo hamster caballo yegua peluda peludo cachorro
    firulais gatos perros pez peces`,
  work: `
    jefe jefa oficina trabajo trabajando trabajar pega laburo laburar curro curre chamba empresa reunion reuniones cliente clientes turno turnos
    proyecto informe ascenso despidieron despido despidos renunciar renuncia sueldo nomina equipo gerente colegas contrato inventario entrega`,
  school: `
    colegio cole escuela instituto insti secundaria prepa bachillerato eso clase clases profe profesor profesora maestra maestro examen examenes tesis
    uni universidad facultad parcial deberes tarea tareas notas alumno alumnos recreo liceo compañeros_de_clase curso`,
  doctor: `
    medico medica doctor doctora psicologo psicologa psiquiatra terapeuta terapia enfermera enfermero hospital urgencias clinica consulta ambulancia
    uci quirofano operacion diagnostico biopsia quimio tratamiento receta recetaron recetan recetado cirugia oncologo ambulatorio centro_de_salud
    paliativos ingresado ingresada internado internada`,
  police: `
    policia denuncia denunciar denuncie orden_de_alejamiento juez juicio juzgado abogado abogada carcel preso presa comisaria fiscalia guardia_civil
    patrulla 112 911 016`,
  god: `
    dios diosito señor virgen jesus cristo santo santos rezo rezar rezando oracion misa iglesia cura sacerdote fe biblia milagro ruego angel angeles
    angelito san_pedro`,
  devil: 'diablo demonio demonios satanas infierno',
  // Wanting, meaning, thinking
  want: `
    quiero quisiera querria kiero queria quise deseo deseaba deseando anhelo ansio me_gustaria me_encantaria apetece quiera queremos queriendo
    quiero_que preferiria prefiero me_late tengo_ganas me_dan_ganas me_entran_ganas me_vienen_ganas unas_ganas con_ganas ganas_de ganas deseos antojo
    necesito necesitaria firmo firmaria`,
  want3: 'quiere quieren querria_ella quiso queria_que desea',
  wish: `
    ojala ojala_que si_pudiera quien_pudiera daria_lo_que daria_todo daria_cualquier me_hubiera_gustado pido_que le_pido rezo_para rezo_para_que
    espero_que a_ver_si_con_suerte con_suerte hubiera_preferido tendria_que_haber deberia_haber debi_haber debio_ser debi_ser`,
  intend: `
    voy_a vamos_a me_voy_a lo_voy_a los_voy_a las_voy_a la_voy_a te_voy_a le_voy_a voi_a boy_a pienso_hacer tengo_pensado planeo pretendo estoy_por
    a_punto_de a_punto estoy_decidido estoy_decidida lo_hare lo_hago hare lo_haré listo_para lista_para dispuesto dispuesta ya_toca toca_ya no_pasa_de
    de_hoy_no de_mañana_no me_propongo pienso_irme ire hago_hoy voy_y`,
  intend3: 'va_a van_a piensa_en amenaza_con amenaza jura_que dice_que_va dice_que_se',
  decided: `
    decidido decidida decidi he_decidido esta_decidido decision tome_la_decision tomada resuelto resuelta determinado determinada ya_no_hay_vuelta
    no_hay_vuelta sin_vuelta_atras no_hay_marcha_atras ya_lo_decidi firme convencido convencida no_me_convenzan ya_lo_tengo_claro lo_tengo_claro`,
  plan: `
    plan planeado planeada planeando planear planes planificado organizado organizada calculado calculada calcule ensaye ensayado practique practicado
    prepare preparado preparada preparandolo preparandome preparativos estudiado estudie elegi elegido elegida escogi escogido escogida fije marque
    marcado marcada`,
  think: `
    pienso pensando pensar pensado pense pienso_en imagino imagine imagino_que imaginando idea ideas fantaseo fantaseando fantasia fantasias
    pensamiento pensamientos se_me_pasa_por se_me_cruza se_me_ocurre me_ronda me_rondan ronda cabeza mente rumiando considero considerando valorando
    contemplo planteo planteando planteado dando_vueltas dandole_vueltas me_viene me_vienen visualizo sueño_con soñe sueño sueños soñando`,
  urge: `
    impulso impulsos tentacion tentado tentada me_llama me_tienta me_pica me_pican no_puedo_evitar necesidad_de aguantarme contenerme controlarme
    resisto resistir`,
  dare: `
    valor coraje huevos cojones pelotas animo_a me_animo me_atrevo atreverme animarme atreva anime cobarde cobardia valiente agallas miedo_a_fallar
    miedo_a_que_duela fuerza_para_hacerlo me_falta_valor`,
  try: 'intento intente intentar intentado intentos intento_de tentativa probe probar tratado_de trate_de quise_hacerlo estuve_a_punto estuve_a_nada por_poco',
  almost: 'casi por_poquito a_nada_de a_nada estuve_a_un_paso a_un_paso al_borde borde limite',
  can: 'puedo pude podia podria puedo_con poder pueda puedes podemos',
  know: `
    se_donde se_como se_que_arma ya_se_donde ya_se_como conozco averigue averiguado busque busco buscando buscado googlee google internet encontre
    informandome leyendo_sobre investigue investigado mire_en buscador foros foro`,
  // Denial, condition, joints
  no: 'no nunca jamas tampoco ni nada_de ningun nop nel ni_de_coña ni_loco ni_loca ni_de_broma para_nada en_absoluto',
  nomore: 'ya_no no_mas nunca_mas ya_nunca ya_no_mas no_vuelvo nunca_jamas mas_nunca',
  without: 'sin sin_ti sin_el sin_ella',
  only: 'solo_quiero solamente nomas nada_mas simplemente unicamente lo_unico la_unica el_unico unico unica',
  if: 'si_no si_me si_te si_se si_el si_la si_lo si_esta si_vuelve como_no a_menos como_me en_caso siempre_que mientras',
  but: 'pero aunque sin_embargo sino igual_y',
  because: 'porque por_que_es ya_que pues asi_que por_eso',
  when: 'cuando en_cuanto apenas hasta_que despues_de_que antes_de_que',
  after: 'despues luego tras acabe termine termino al_salir saliendo a_la_salida en_cuanto_acabe cuando_acabe cuando_termine una_vez_que',
  before: 'antes antes_de',
  how: `
    como_hago como_se como_puedo como_hacer de_que_manera que_manera forma_de manera_de formas_de maneras_de metodo metodos cual_es_la que_forma
    modo_de como_seria que_tan`,
  howmuch: `
    cuanto cuanta cuantos cuantas cuantas_pastillas que_dosis dosis que_cantidad cantidad gramos miligramos mg que_altura que_piso cuanto_tarda
    cuanto_tiempo hace_falta hacen_falta se_necesita se_necesitan letal letales mortal mortales`,
  why: 'por_que para_que que_sentido de_que_sirve que_mas_da que_caso_tiene pa_que de_que_vale',
  // Time
  now: `
    ahora ahora_mismo ahorita ahoritita ya_mismo en_este_momento ahora_ya enseguida ya_ya al_rato en_un_rato un_rato ratito minutos en_diez en_cinco
    en_seguida de_inmediato inmediatamente ya_voy mientras_te_escribo mientras_escribo`,
  today: 'hoy esta_noche esta_tarde esta_mañana esta_madrugada sta_noche hoy_mismo hoy_si noche madrugada oi hoi',
  soon: `
    mañana pasado_mañana pronto prontito dentro_de_poco este_finde este_fin_de_semana fin_de_semana esta_semana la_semana_que la_semana_proxima
    el_mes_que proximo proxima en_unos_dias en_unas_semanas un_dia_de_estos uno_de_estos_dias cualquier_dia falta_poco queda_poco ya_falta
    no_falta_mucho ya_mero de_aqui_a mñn`,
  weekday: `
    lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    fecha dia_señalado dia_elegido`,
  special: `
    navidad nochebuena nochevieja fin_de_año año_nuevo cumpleaños cumple aniversario bodas santo_mio reyes semana_santa graduacion boda bautizo
    comunion`,
  clock: 'las_tres las_cuatro las_dos las_doce las_once las_diez las_nueve las_ocho las_siete las_seis las_cinco hora horas medianoche madrugada hora_exacta',
  last: 'ultimo ultima ultimos ultimas por_ultima_vez ultima_vez lo_ultimo despedida_final mi_ultimo mi_ultima',
  yesterday: `
    ayer anoche antier anteayer la_otra_noche esta_semana_pasada semana_pasada hace_un_rato hace_rato hace_dos_dias hace_tres_dias hace_unos_dias
    el_otro_dia hace_un_mes hace_una_semana hace_poco hace_dos_semanas recien`,
  longago: `
    hace_años hace_dos_años hace_tres_años hace_diez_años hace_veinte_años hace_mucho hace_tiempo hace_meses de_joven de_chico de_chica de_adolescente
    de_niño de_niña de_pequeño de_pequeña de_chavo de_chava cuando_era cuando_tenia en_aquella_epoca aquella_vez aquellos aquel aquella en_mi_juventud
    adolescencia infancia una_epoca la_otra_vez hace_muchos_años a_los_quince a_los_veinte en_2010 en_2012 en_2014 en_2015 en_2016 en_2017 en_2018
    en_2019 en_2020 años_atras`,
  always: `
    siempre todos_los_dias cada_dia cada_noche todas_las_noches a_diario cada_vez cada_vez_que todo_el_dia todo_el_tiempo constantemente a_cada_rato
    todo_el_rato cada_mañana dia_y_noche seguido`,
  sometimes: 'a_veces aveces de_vez_en_cuando hay_dias hay_noches hay_ratos algunas_noches de_repente',
  since: 'desde desde_que desde_hace llevo_meses llevo_semanas llevo_dias llevo_años llevo',
  forever: `
    para_siempre pa_siempre eternamente eterno eterna del_todo de_una_vez definitivamente definitivo definitiva por_fin de_una_buena_vez
    para_siempre_jamas irreversible`,
  again: 'otra_vez de_nuevo denuevo vuelvo_a volvi_a vuelto_a recai recaida nuevamente volver_a',
  future: `
    algun_dia el_dia_que dentro_de_muchos en_muchos_años de_viejo de_vieja de_viejita cuando_me_toque cuando_me_llegue lejos_aun faltan_años
    muchos_años_mas proximo_año año_que_viene futuro`,
}
