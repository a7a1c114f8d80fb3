/**
 * Spanish words and turns of phrase by what they mean. Plain form (no accents, ñ kept); `*` ends a stem, `_` joins the words of one
 * phrase. The names of the classes are shared with English, so that what one language teaches holds for the other.
 */
export const spanishWords: Record<string, string> = {
  // Death and life
  die: `
    morir morirme morire muero muera muriera muriese me_muero me_muera muriendo muriendome moriria morirm mori fallecer dejar_de_vivir
    dejar_de_respirar palmar palmarla palmo la_palmo diñarla quedarla la_quedo petatearme petatear espichar espicharla estirar_la_pata estirar_pata
    colgar_los_tenis cuelgo_los_tenis chupar_faros chupe_faros crepar finar pelarme pelarme_de pasar_a_mejor_vida irme_al_otro_barrio otro_barrio
    entregar_el_alma dejar_este_mundo cerrar_los_ojos_para apagarme se_apague apague apagar apagandome irme_de_este_mundo criar_malvas`,
  died: `
    murio fallecio falleciera murieron moria muerto_mi muerta_mi ha_muerto habia_muerto se_murio se_me_murio fallecido fallecida difunto difunta
    se_nos_fue partio se_fue_al_cielo nos_dejo q_e_p_d qepd en_paz_descanse descanse_en_paz perdi_a perdimos perdi enviude viudo viuda viudez
    enterramos entierro velorio velatorio funeral sepelio tanatorio funeraria cenizas lapida tumba cementerio panteon nicho ataud cajon_de_muerto urna
    luto duelo esquela esquelas novena pesame falta_mi murio_mi lo_perdi la_perdi`,
  dead: 'muerto muerta muertos muertas muertito cadaver cuerpo_sin_vida sin_vida bajo_tierra en_un_cajon en_una_caja tres_metros',
  death: 'muerte la_parca la_muerte la_huesuda la_flaca mortalidad',
  killme: `
    matarme me_mato me_mate matarm me_matare me_mataria matandome me_mataré quitarme_la_vida quitarme_la quitarmela me_quito_la_vida me_quite_la
    quitarme_de_en_medio quitarme_del_medio quitarme_de_enmedio me_quito_del_medio me_quito_de_en_medio suicidarme me_suicido me_suicidare
    me_suicidaria suicidandome desvivirme me_desvivo autoeliminarme auto_eliminar eliminarme hacerme_suicidio acabar_conmigo acabo_conmigo
    terminar_conmigo acabar_con_mi_vida acabo_con_mi_vida terminar_con_mi_vida poner_fin_a_mi_vida poner_fin_a_mis_dias pongo_fin ponerle_fin
    ponerme_fin matame_ya aniquilarme ejecutarme sacrificarme inmolarme autodestruirme me_liquido hacerme_daño_de_verdad hacer_una_locura una_locura
    hacer_una_tonteria una_tonteria cometer_una_locura algo_malo_a_mi mi_suicidio suicidio_mio kms volarme_la volarme_los darme_un_tiro
    darme_un_plomazo pegarme_un_tiro me_pego_un_tiro meterme_un_tiro me_vuelo meter_un_balazo un_tiro un_balazo quitar_la_vida vida_por_mi_mano
    por_mi_mano por_mi_propia mano_propia propia_mano atentar_contra por_decision_propia decision_propia`,
  suicide: 'suicidio suicida suicidas suicidios suicid* suic* suisid* zuicid* ideacion autoelimin* sui',
  kill: 'matar mate matara mataria mato maten matan matando matado asesinar asesinato asesino asesin* liquidar ejecutar cargarme quebrar sicario eliminar',
  killother: `
    matarlo matarla matarlos matarlas matarte matar_a lo_mato la_mato los_mato las_mato te_mato te_voy_a_matar lo_voy_a_matar la_voy_a_matar
    acuchillarlo acuchillarla apuñalarlo apuñalarla apuñalar apuñal* acuchill* envenenarlo envenenarla estrangularlo estrangularla ahogarlo
    atropellarlo atropellarla quemarle quemarlo quemarla prenderle_fuego reventarlo reventarla rajarlo rajarla reventarle partirle_la_cara romperle
    hacerle_daño hacerle_algo hacerles_daño lastimarlo lastimarla hacerlo_sufrir hacerla_sufrir hacer_que_pague hacer_que_sufra que_sufra que_pague
    las_va_a_pagar me_las_paga me_las_va_a_pagar me_las_pagara vas_a_pagar van_a_pagar pagara ajustar_cuentas cobrarme cobrarmela dar_su_merecido
    su_merecido venganza vengarme vengar me_lo_llevo_por_delante me_la_llevo_por_delante llevarmelo_por_delante lo_espero lo_estoy_esperando esperarlo
    seguirlo_hasta me_lo_cargo no_sale_vivo no_sale_viva bala_para_el`,
  killed3: `
    se_mato se_suicido se_ahorco se_quito_la_vida se_colgo se_tiro_al se_tiro_del se_lanzo_del se_disparo lo_mataron la_mataron los_mataron
    lo_asesinaron mataron_a atropellaron atropello se_habia_suicidado se_mataron murio_por_suicidio suicidio_de_mi el_suicidio_de se_dejo_morir`,
  live: `
    vivir vivo vivir_asi viva viviendo vivi vivire vivire bivir vivos seguir_vivo seguir_viva seguir_viviendo estar_vivo estar_viva sobrevivir
    sobrevivi respirar respirando`,
  life: 'mi_vida vida vidas vivida existencia bida esta_vida mi_vida_entera',
  exist: 'existir existiera existo existiese existi existia existencia_mia haber_existido',
  born: 'nacer nacido haber_nacido naci naciera hubiera_nacido',
  wake: `
    despertar despertarme despierte despertara despierto despertase amanecer amanezca amanezco amaneciera levantarme despertaria abrir_los_ojos
    despertarnos dspertar abra_los_ojos`,
  sleep: `
    dormir dormirme duermo durmiera dormida dormido durmiendo sueño_eterno acostarme acuesto acostado cama almohada insomnio siesta dormi desvelo
    desvelada`,
  rest: `
    descansar descanso descansare descanse paz tranquilidad silencio_eterno dejar_de_sufrir dejar_de_sentir no_sentir no_sentir_nada alivio liberarme
    liberacion libre`,
  disappear: `
    desaparecer desaparezco desapareciera desapareciendo esfumarme evaporarme borrarme borrarme_del borrar desvanecerme disolverme volverme_nada
    ser_nada volverme_humo no_estar que_me_trague tragame_tierra perderme_para`,
  leave: `
    irme me_voy ire_me voy ido marcharme me_marcho largarme me_largo partir parto salir_de irnos me_fui fui se_fue dejar_todo dejo me_ire abandonar
    abandono marcha partida`,
  end: `
    acabar acabo acabe acaba acabarlo se_acabo se_acaba acabarse terminar termino terminarlo terminar_con_todo acabar_con_todo acabo_con_todo
    termino_con_todo se_termina se_termino poner_fin fin final el_final finiquitar concluir cerrar game_over hasta_aqui hasta_aqui_llegue
    hasta_aqui_llego se_apaga_todo cortar_por_lo_sano ya_fue ya_estuvo ya_valio ya_vali`,
  continue: `
    seguir sigo seguir_adelante siga seguire continuar continuo continuando sigo_aqui seguir_asi seguir_aqui salir_adelante aguantar aguanto aguante
    aguantando soportar soporto tirar_para_adelante sobrellevar`,
  here: 'aqui aca en_este_mundo este_mundo mundo en_esta_tierra esta_tierra la_tierra planeta',
  heaven: `
    cielo allá alla_arriba arriba otro_lado del_otro_lado al_otro_lado mas_alla donde_esta donde_estes donde_estas otra_vida otro_mundo el_mas_alla
    paraiso`,
  joindead: `
    irme_con ir_con_el ir_con_ella irme_contigo contigo reunirme reunirnos reencontrarme reencontrarnos encontrarme_con estar_con_el estar_con_ella
    estar_contigo juntarme seguirte seguirlo seguirla alcanzarte alcanzarlo te_alcanzo alcanzo a_tu_lado a_su_lado junto_a_ti junto_a_el junto_a_ella
    nos_vemos_pronto te_veo_pronto nos_vemos_alla ya_voy_contigo esperame espérame guardame_un guardame guarda_un_sitio ya_voy_para llevame
    llevame_contigo que_me_lleve me_lleve llevarme me_recoja recoja recojan me_llame venga_por_mi venga_a_buscarme volver_a_verte volver_a_abrazar
    volver_a_verlo volver_a_verla acompañarte acompañarlo irme_atras irme_detras me_voy_atras abrazarte`,
  // Means
  pills: `
    pastillas pastilla pastis pastias pastillitas tabletas capsulas comprimidos blister blisters blíster frasco frascos bote botiquin medicamento
    medicamentos medicinas medicacion somnifero somniferos tranquilizante tranquilizantes ansioliticos antidepresivos clonazepam rivotril lorazepam
    diazepam alprazolam trankimazin orfidal valium xanax paracetamol ibuprofeno tramadol morfina remedios remedio veneno raticida matarratas cloro
    lejia insulina sobredosis pepas fentanilo caja_entera cajas caja_de jarabe gotas benzos zolpidem quetiapina sertralina`,
  rope: `
    soga cuerda cuerdas lazo mecate nudo cinturon_al cable_al horca ahorcar ahorcarme ahorco me_ahorco ahorcado ahorcada colgarme me_cuelgo colgado_de
    aorcar viga rama arbol_donde cabuya piola`,
  height: `
    puente azotea balcon balcones ventana ventanas tejado terraza barandal barandilla baranda viaducto acantilado precipicio barranco edificio piso
    septimo decimo octavo noveno torre cornisa altura alturas vacio pretil mirador peñasco techo ventanal bentana cerro quebrada farallon`,
  jump: `
    tirarme me_tiro tirar lanzarme me_lanzo aventarme me_aviento arrojarme me_arrojo saltar salto saltara saltando brincar botarme tirarse
    dejarme_caer me_dejo_caer caer caida caigo soltarme me_suelto asomarme asomado asomada pies_colgando piernas_colgando pies_por_fuera trarme tirarm`,
  train: 'tren trenes metro vias via_del anden estacion metrobus subte camion_de_frente trn rieles vagon convoy transmilenio',
  blade: `
    cuchilla cuchillas cuchillo cuchillos navaja navajas cutter cuter gillette gilet bisturi vidrio vidrios hoja_de_afeitar maquinilla tijeras
    sacapuntas rasuradora puñal machete filo`,
  cut: `
    cortarme me_corto me_corte cortes corte_en cortar_los cortandome cortarse me_rayo me_raye tajos tajitos tajo rasguños arañarme me_arañe rajarme
    me_rajo cortarm autolesion* lastimarme me_lastimo hacerme_daño me_hago_daño me_hice_daño hacerme_cortes herirme me_hiero quemarme_con me_quemo_con
    quemarme me_quemo castigarme me_castigo castigo_mi_cuerpo me_golpeo golpearme me_pego_en me_pego_contra me_doy_cabezazos cabezazos
    me_pego_puñetazos marcas_en manga_larga cicatrices mecorte cortada cortadas me_muerdo`,
  veins: 'venas muñecas muñeca antebrazo antebrazos brazos muslos garganta cuello benas yugular abrirme_las abrirme sien',
  blood: 'sangre sangrar sangro sangrando desangrar desangrarme desangro desangrando sangra hemorragia hondo profundo profunda se_ve_lo_blanco',
  gun: 'pistola arma armas escopeta revolver fierro rifle bala balas tiro balazo disparo disparar dispararme disparate cuete plomo gatillo cargada recortada',
  gas: `
    gas monoxido garaje motor_encendido motor_prendido motor_en_marcha tubo_de_escape escape brasero carbon bolsa_en_la_cabeza asfixia* electrocut*
    gasolina`,
  car: `
    coche carro auto moto volante carretera autopista camion curva muro estrellar estrellarme estampar* chocar choque manejando conduciendo acelerar
    acelero volantazo camioneta`,
  water: `
    mar rio laguna lago embalse represa ahogarme me_ahogo ahogar playa corriente piedras_en alfonsina meterme_al adentrarme hundirme presa muelle
    puerto canal pozo`,
  swallow: `
    tomarme me_tome me_tomo tome tomé tomarlas tomarmelas tragar tragarme tragarmelas me_trague me_tragué trague trago ingeri ingerir me_las_tome
    me_las_tomo me_comi beberme me_bebo me_bebi meterme_todo meterme zamparme empastillarme empastillado pastillazo mezclar mezclo mezcla me_inyecto
    inyectarme tomarm`,
  all: `
    todas todo_junto todas_juntas el_frasco_entero entera entero de_golpe de_una de_un_jalon el_bote_entero un_monton puñado demasiadas de_mas muchas
    lo_que_habia lo_que_queda las_que_quedan`,
  enough: 'suficiente suficientes alcanza alcanzan bastan basta_con sobran',
  alcohol: `
    alcohol vodka whisky ron cerveza cervezas vino borracho borracha ebrio ebria tequila copas botella emborrach* tomado tomada pedo_ando aguardiente
    tragos trago_de`,
  drugs: 'droga drogas coca cocaina heroina marihuana porro drogado colocado consumo consumiendo',
  acquire: `
    compre comprado comprar compro consegui conseguir consigo encargue encargado pedi_por saque sacado robe robado agarre cogi me_prestaron
    encontre_el tengo_ya`,
  store: `
    guardo guarde guardado guardando guardadas junto junte juntando juntado ahorro acumulo acumulando acumule escondo escondi escondido escondida
    escondidas escondiendo reservo reserve coleccionando en_el_cajon en_un_cajon cajon mesilla mesita_de_noche debajo_del_colchon colchon mochila
    guantera sotano trastero ropero armario escondite`,
  count: 'conte contado contando cuento_las contar conto sume',
  hand: `
    en_la_mano en_mis_manos delante enfrente frente_a_mi sobre_la_mesa en_la_mesa a_mi_lado al_lado_de_la_cama lo_tengo_aqui la_tengo_aqui
    las_tengo_aqui aqui_conmigo conmigo_aqui a_mano listo lista listas preparadas en_el_bolsillo en_el_regazo`,
  effect: `
    mareado mareada mareo se_me_nubla veo_borroso borroso no_siento_las_manos no_siento no_siento_el_cuerpo me_esta_dando_sueño me_pesan_los
    somnoliento me_tiembla vomite_las lavado_de_estomago lavaron_el_estomago intoxic* inconsciente no_despierta no_reacciona no_responde no_contesta
    hormigueo frio_en late_raro se_me_duerme`,
  // Preparing and parting
  note: `
    carta cartas nota notas carta_de_despedida cartas_de_despedida nota_de_despedida despedida despedidas escrito sobre_con sobre sobres
    audio_despidiendose video_despidiendome recado grabe grabaciones grabado mensaje_final mensaje_programado posdata`,
  write: 'escribi escrito escribir escribo escribirles redacte redactar escribiendo dejando dejarles dejo_escrito dejar_escrito deje dejado dejare dejarle',
  affairs: `
    testamento seguro seguro_de_vida poliza papeles papeleo contraseñas claves escrituras escritura cuentas cuenta_del_banco banco deudas hipoteca
    alquiler pague pagado pagada deje_pagado herencia a_su_nombre a_nombre notaria notario llaves tramites transferi ahorros pension en_orden ordenado
    arreglado arreglada listo_todo todo_listo todo_listo_para todo_arreglado carpeta cancele cerre_mis di_de_baja borre mis_redes documentos`,
  giveaway: `
    regale regalado regalando regalo_mis reparti repartido repartiendo done donado di_mis mis_cosas mis_libros mi_ropa mi_guitarra mis_discos
    mis_plantas mis_herramientas le_di mis_pertenencias mi_coleccion se_quede_con quedate_con que_se_quede se_lo_quede te_dejo les_dejo os_dejo
    heredes se_los_dejo`,
  lookafter: `
    cuide cuiden cuida cuidar cuidala cuidalo cuidenla cuidenlo cuidad cuidadla cuidaros cuidense cuidate cuidelo haganse_cargo hazte_cargo
    hagase_cargo se_encargue encargate encarguense echa_un_ojo dale_de_comer de_comer_al denle adopten adopte alimentar`,
  findme: `
    encuentre encuentren encontrar encontraran encontrara encontrarme me_encuentre me_encuentren hallen hallaran mi_cuerpo el_cuerpo reconocerme
    me_busquen busquen busqueis buscarme me_busques no_me_busquen no_me_busqueis llamen_a forense juez_de_guardia`,
  whenread: `
    cuando_leas cuando_leais cuando_lean cuando_lea cuando_reciban cuando_recibas cuando_encuentren si_estas_leyendo si_estan_leyendo si_lees_esto
    para_cuando ya_no_estare no_estare ya_no_este ya_no_voy_a_estar no_voy_a_estar cuando_no_este cuando_ya_no cuando_me_haya_ido cuando_falte
    cuando_yo_falte yo_faltara yo_falte me_haya_ido ya_me_habre ya_habre haya_partido despues_de_que_me despues_de_mi me_habre_ido ya_no_estoy
    ya_no_existo ya_no_vivire ya_no_voy_a_existir no_amanezco no_llego_a no_llegare no_llego_al mi_funeral mi_entierro mi_velorio mi_muerte
    mis_cenizas mi_lapida mi_esquela mi_tumba mi_ausencia sin_mi`,
  goodbye: 'adios hasta_siempre hasta_nunca chao chau me_despido despedirme despedirse despidiendome despedi despidiendose bye aduos',
  goodnight: 'buenas_noches hasta_mañana nos_vemos hasta_luego buenos_dias buenas_tardes saludos hola besos abrazos buenas hasta_pronto',
  forgive: 'perdon perdonad perdonadme perdoname perdonenme perdonen perdona lo_siento disculpa disculpen perdonar perdono lo_lamento disculpas',
  thanks: 'gracias agradezco agradecido agradecida agradecer',
  tell: 'dile diles digale diganle decidle decidles avisa avisen avisale avisenle cuentale cuentenle',
  loveyou: 'te_quiero os_quiero los_quiero los_quise os_quise la_quise lo_quise te_amo los_amo los_ame te_quise te_ame quise_mucho ame tkm las_quise los_adoro',
  remember: 'recuerdenme recordadme recuerdame acuerdense no_me_olviden no_me_olvides recuerdo recuerdos recordar acuerdo olvidar olvido',
  fault: 'culpa culpas culpable culpables no_es_tu_culpa culpo culpen culpeis culparme culpan nadie_tiene_la_culpa no_fue_culpa responsable',
  dontcry: 'no_lloren no_llores no_me_llores no_me_lloren no_lloreis no_esten_tristes no_sufran no_se_enojen no_esten_bravos no_me_odien no_me_guarden',
  // What it feels like
  burden: `
    carga lastre estorbo estorbar molestia sobro sobrando sobrar peso_para un_peso un_gasto gasto_para les_arruino arruino pesada parasito inutil
    no_sirvo cargar_conmigo cargan_conmigo cargando_conmigo mantenerme lata dando_lata ser_una_carga soy_una_carga un_cero no_valgo no_aporto`,
  betteroff: `
    estarian_mejor estarian_mas_tranquilos mejor_sin_mi mejor_sin vivirian_mejor serian_mas_felices un_favor les_haria_un_favor hacerles_un_favor
    descansarian descansan_de_mi respirarian se_quitan_un_peso quitaria_un_peso quitarles_un_peso no_me_echarian nadie_me_extrañaria nadie_me_echaria
    no_hago_falta no_le_hago_falta nadie_notaria nadie_se_daria_cuenta nadie_se_enteraria nadie_me_necesita mas_muerto_que valgo_mas no_perderia
    el_mundo_seguiria todo_seguiria rehacer_su_vida librarse_de_mi librarlos librarlas dejarlos_libres mas_ligeros si_yo_no si_no_estuviera
    si_no_existiera si_faltara tendrian_paz`,
  hopeless: `
    esperanza esperanzas salida sin_salida no_hay_salida solucion remedio_no motivo motivos razon razones futuro_no sin_futuro callejon
    nada_me_importa nada_importa todo_me_da_igual me_da_igual me_da_lo_mismo da_lo_mismo que_mas_da da_igual nada_vale no_vale_la_pena
    no_merece_la_pena vale_la_pena merece_la_pena me_rindo rendirme me_rendi rendido rendida tire_la_toalla tirar_la_toalla fracaso fracase fracasado
    fracasada perdido perdida_ya acabado acabada arruinada arruinado sin_rumbo desahuciado desesperado desesperada desesperacion oscuridad tunel
    pozo_sin hundido hundida`,
  sense: 'sentido le_veo_sentido le_encuentro_sentido tiene_sentido sin_sentido proposito vacio_de',
  trapped: 'atrapado atrapada encerrado encerrada acorralado acorralada ahogandome asfixiado asfixiada jaula prision',
  tired: `
    cansado cansada cansao agotado agotada cansancio agotamiento exhausto exhausta rendido_de quemado quemada sin_fuerzas fuerzas sin_energia pesa
    me_pesa molido molida`,
  fedup: `
    harto harta hasta_los_huevos hasta_la_madre hasta_las_narices hasta_el_gorro mamado mamao hasta_la_coronilla podrido podrida no_doy_mas no_aguanto
    no_aguanto_mas no_puedo_mas no_soporto no_resisto no_jalo ya_no_jalo no_la_caso no_doy no_puedo ya_no_puedo ya_estuvo_bueno basta basta_ya tope
    al_tope al_limite toque_fondo toco_fondo`,
  pain: 'dolor duele dolores sufrir sufrimiento sufro sufriendo doliendo duela doler dolia herida heridas lastima sufra tormento',
  sad: `
    triste tristeza deprimido deprimida depresion llorar lloro llorando llore llanto lagrimas bajon pena melancolia mal desanimo desganado nostalgia
    angustia apagado apagada roto rota destrozado destrozada corazon_roto`,
  empty: `
    vacio_por_dentro vacia vacio_dentro hueco hueca nada_por_dentro no_siento_nada anestesiado insensible muerto_por_dentro muerta_por_dentro
    muerto_en_vida muerta_en_vida`,
  lonely: 'sola solo_estoy soledad solito solita abandonado abandonada solos me_siento_solo me_siento_sola estoy_solo estoy_sola aislado aislada',
  anx: `
    ansiedad ansioso ansiosa nervios nervioso nerviosa panico ataque_de_panico taquicardia palpitaciones estres agobio agobiado agobiada preocupado
    preocupada preocupa inquieto`,
  fear: 'miedo susto asusta asustado asustada terror pavor temo aterra aterrada aterrado me_da_miedo',
  calm: 'tranquilo tranquila sereno serena calma en_paz serenidad aliviado aliviada contento contenta feliz alegre',
  shame: 'verguenza avergonzado avergonzada humillado humillada humillacion asco me_doy_asco pena_ajena oso',
  selfhate: 'me_odio me_detesto me_doy_asco odio_mi soy_una_mierda soy_basura basura escoria no_merezco merezco soy_un_fracaso soy_un_asco',
  anger: `
    odio rabia furioso furiosa enojo enojado enojada coraje_me ira cabreado cabreada bronca resentimiento rencor maldito maldita detesto pudra
    desgraciado cabron hijo_de_puta arpia`,
  // Harm from others
  hitsme: `
    me_pega me_pego_mi me_pegaba me_golpea me_golpeo_el me_ha_pegado me_pegan me_da_golpes me_cachetea me_patea me_pateo me_empuja me_empujo me_empujó
    me_jalonea me_jala me_agarra_del me_agarro_del me_estrangulo me_estrangula me_ahorco_con me_rompio me_quema me_quemo_con_su me_muerde me_abofetea
    me_cruza me_solto_una me_solto_un cachetada cachetadas bofetada paliza palizas golpiza golpes moreton moretones moratones morados ojo_morado
    labio_partido me_levanta_la_mano levanto_la_mano levanta_la_mano me_maltrata maltrato maltratador violencia pegandome golpeandome correazos correa
    hebilla chancla cinturon puñetazo patadas puñetazos escupe me_zarandea zarandeo`,
  rapes: `
    me_viola me_violo me_violaron violacion violar abusa abuso abusaba abusaban abuso_de abusador me_manosea me_manoseo me_obliga me_obliga_a
    me_obligo forzo forzar me_forzo acostarme_con_el sin_mi_consentimiento entra_a_mi_cuarto entra_a_mi_pieza entra_en_mi_cuarto sin_ropa desnuda
    desnudo fotos_intimas fotos_sin nudes nuestro_secreto secretito acosa acoso acosan acosador chantaje chantajea sexual me_drogo`,
  touch: 'me_toca me_tocaba me_toco tocarme me_tocan me_tocaron',
  control: `
    no_me_deja no_me_dejan me_controla me_revisa me_esconde me_encierra me_encerro me_encerre encerro me_vigila celoso celosa me_prohibe me_quita_el
    me_quita_la me_aisla me_humilla me_insulta me_grita gritos me_amenaza me_amenazo amenazas amenazado me_sigue me_persigue persigue me_espera_fuera
    me_va_a_matar me_quiere_matar me_mata_si te_mato_si si_lo_dejo_me mandarme_matar le_tengo_miedo miedo_a_mi_marido miedo_de_que_me
    caminar_de_puntitas permiso_para gps mis_claves aparece_en`,
  breakin: `
    rompiendo_la_puerta tirando_la_puerta golpeando_la_puerta patea_la_puerta puerta pestillo encerrada_en_el_baño encerrado_en_el_baño en_el_baño
    baño esta_afuera esta_abajo esta_aqui telefonillo timbre viene_borracho ya_viene ya_llego llego_borracho auxilio socorro ayuda ayudenme ayudame
    sos no_puedo_hablar esta_en_casa escondida_en huir escapar escaparme me_escape fugarme`,
  minor: `
    tengo_8 tengo_9 tengo_10 tengo_11 tengo_12 tengo_13 tengo_14 tengo_15 tengo_16 tengo_17 tengo_ocho tengo_nueve tengo_diez_años tengo_once
    tengo_doce tengo_trece tengo_catorce tengo_quince tengo_dieciseis tengo_diecisiete soy_menor menor_de_edad padrastro madrastra mi_profe
    mi_entrenador primaria sexto_de cumplo_16 cumplo_15 de_13_años de_12_años de_14_años de_15_años de_16_años`,
  // Mind and body
  voices: 'voz voces oigo escucho oigo_voces escucho_voces la_voz las_voces me_hablan susurran susurra me_habla',
  orders: `
    ordena ordenan me_dice_que me_dicen_que mandan manda exige exigen me_ordena me_ordenan obedecer obedezco sacrificio mision me_piden me_pide
    elegido elegida mandato instrucciones_de`,
  paranoia: `
    chip camaras microfonos señales me_vigilan me_persiguen me_espian leen_el_pensamiento leen_la_mente me_siguen satelite antenas conspiracion
    complot envenenando me_quieren_hacer_daño cambiaron impostor hackeado extraterrestres frecuencias brujeria mensajes_ocultos los_de_la_tele
    radiacion gobierno`,
  eatless: `
    sin_comer no_como no_he_comido dejar_de_comer deje_de_comer no_comer ayuno ayunando solo_agua dias_sin calorias kilos peso_38 peso_40 adelgazar
    bajar_de_peso gorda gordo delgada flaca anorexia bulimia trastorno_alimentario me_salto_las comidas bascula balanza atracones atracon`,
  purge: 'vomito vomitar vomite vomitando provoco_el_vomito me_provoco provocarme laxantes laxante purga purgo los_dedos_en diureticos',
  faint: 'desmaye desmayo desmayado desmayada desmayos desmaye_en me_caigo sin_regla pelo_se_me_cae',
  refuse: `
    deje_la_insulina deje_la_medicacion deje_el_tratamiento dialisis no_pienso_tomar no_me_tomo dejar_la_medicacion deje_de_tomar dejar_de_tomar
    abandone_el suspendi anticoagulante`,
  // What makes it harmless
  fiction: `
    novela novelas pelicula peli pelis serie series libro libros cuento cuentos personaje personajes protagonista guion escena capitulo poema poemas
    cancion canciones tema letra_de actor actriz teatro obra telenovela podcast documental historieta comic manga anime fanfic autor escritor tango
    bolero ranchera corrido villano detective trama video_de`,
  game: `
    juego juegos jugando jugar partida nivel boss videojuego minecraft fortnite consola play xbox gta zelda lol_game free_fire respawn avatar zombi
    zombies dragon enemigo enemigos rol vidas_seguidas speedrun`,
  code: `
    servidor proceso codigo bug programa app aplicacion wifi internet_se celular_se bateria pantalla cursor deploy base_de_datos script excel linux
    puerto_serie hilo reiniciar router impresora`,
  news: `
    noticias noticia periodico titular reportaje articulo tasa_de estadisticas prevencion campaña charla taller curso_de voluntario voluntaria
    linea_de_ayuda telefono_de_la_esperanza conferencia seminario estudio`,
  quote: `
    dijo decia dice dicen digo repetia gritaba contaba conto cuenta conto_que frase refran proverbio cita segun pregunto preguntaron pregunta contesto
    respondio dicho leyo lei leyendo lees`,
  laugh: `
    jaja jajaja jajajaja jeje jejeje xd lol risa risas reir me_rio reirme riendo broma chiste bromeando es_broma era_broma joda talla cotorreo jijiji
    jaj`,
  retract: `
    es_broma era_broma olvidalo no_me_hagas_caso no_pasa_nada estoy_bien ya_estoy_bien ya_se_me_paso exagere exagero mentira no_te_preocupes
    no_lo_decia no_iba_en_serio todo_bien ya_me_calme ya_paso tranqui dejalo cambiemos_de hablemos_de_otra fue_un_decir me_pase`,
  serious: `
    en_serio de_verdad es_en_serio no_es_broma no_es_joda lo_digo_en_serio te_lo_juro te_juro lo_juro hablo_en_serio posta no_es_talla no_es_una_forma
    literal la_neta no_exagero no_es_metafora de_veras`,
  trivial: `
    zapatos tacones fila cola trafico dieta calor frio hambre sed sueño_que muelas regla resaca verguenza_me aburrimiento curiosidad gimnasio cuesta
    escaleras piso_mojado suegra factura facturas impuestos reggaeton reguetón karaoke mosquitos trancon agujetas maraton corriendo entrenando picante
    gripe gripa alergia`,
  food: `
    comida comer comi cena cenar cene desayuno almuerzo almorzar cocina cocinar receta_de sopa arroz pan torta pastel cafe te_de mate asado paella
    tortilla croquetas helado chocolate postre flan tamales arepas empanadas pizza fruta pollo`,
  home: `
    casa piso_nuevo departamento depa cuarto habitacion sala patio jardin mudanza mudarme mude muebles sofa sillon cocina_de limpiar ropa platos
    lavadora plantas maceta pintar`,
  travel: `
    viaje viajo vuelo avion maleta maletas pasaporte billete pasaje boleto tren_a vacaciones aeropuerto hotel playa_con bus_a autobus gira excursion
    camino_de visa mudo mochilero itinerario terminal equipaje embarque crucero`,
  sport: `
    futbol partido gol cancha equipo_de carrera correr bici bicicleta nadar natacion piscina alberca pileta yoga caminata gimnasia tenis boxeo
    escalada paracaidas tirolina bungee parapente trampolin puenting rappel`,
  product: `
    plan_corazon plan_alma suscripcion suscribir cuenta_de_usuario app_esta pagina mensajes_gratis audio mp3 pdf descargar descarga cobro cobraron
    tarjeta precio cuesta gratis factura_con correo contraseña_de eon eres_una version actualizacion boton soporte bug_en cancelar renovar cupon
    reembolso perfil`,
  money: 'dinero plata lana guita pasta euros pesos dolares prestamo deuda salario',
  hope: `
    esperanza_de mejor_hoy mejorando estoy_mejor me_siento_mejor ilusion ganas_de_vivir quiero_vivir me_gusta_vivir contenta_hoy sonrei sonrisa avanzo
    progreso aprendi agradezco_la orgulloso orgullosa salgo_adelante saldre_adelante superar superando sanar sanando celebre celebrar empiezo_de_nuevo
    nuevo_comienzo`,
  help: 'ayuda_profesional pedir_ayuda pedi_ayuda terapia_y hablar_con_alguien cita_con linea telefono ayudarme necesito_ayuda',
  breakup: `
    ruptura terminamos cortamos me_dejo me_corto_mi divorcio divorcie separamos separacion separarnos infiel infidelidad me_engaño cuernos cachos
    la_otra bloqueo bloquee bloqueado stalkear contacto_cero volver_con vuelva regresar_con vuelve relacion soltar`,
  miss: 'extraño echo_de_menos extrañar añoro añorar falta_me me_hace_falta me_haces_falta hace_falta_su ausencia extrañando echando_de_menos',
  idiomdie: `
    muero_de_risa muero_de_ganas muero_de_hambre muero_de_sueño muero_de_verguenza muero_de_frio muero_de_calor muero_de_amor muero_de_miedo muero_por
    morirme_de morirse_de muerto_de muerta_de me_mata_de matando_el_tiempo matar_el_tiempo matar_el_rato de_muerte a_muerte ni_muerto ni_muerta
    para_morirse me_esta_matando me_estan_matando me_matan me_mata_la me_mata_el me_mata_que me_va_a_matar_si mi_madre_me_mata mi_mama_me_mata
    me_mato_de_risa punto_muerto horas_muertas mosquita_muerta mataria_por mato_por matar_dos_pajaros me_muero_si me_morí me_quede_muerta muerta_me`,
  secret: `
    secreto nadie_lo_sabe no_se_lo_he_dicho no_se_lo_digas no_le_digas no_le_digan sin_que nadie_sabe que_no_se_entere sin_que_nadie a_escondidas
    no_lo_he_contado nunca_lo_dije no_lo_cuento`,
  accident: `
    accidente accidental parezca_un_accidente que_parezca choque_de me_atropelle atropelle atropellara me_caiga_un que_me_parta rayo infarto derrame
    cancer tumor enfermedad terminal grave algo_grave meteorito`,
  god_take: 'que_me_lleve_dios dios_me_lleve llevame_señor que_dios_me_recoja se_acuerde_de_mi que_me_recoja',
  stop: 'parar pare para_ya frena frene detener detenga dejar dejo_de deje_de',
}
