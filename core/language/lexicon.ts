/**
 * Concrete nouns, in both languages: what a person mentions when they mention a thing.
 *
 * Each row is `Spanish = English`; forms are `singular/plural:gender`, the first synonym is the one used across languages.
 * `fa` is a feminine noun that takes «el». A heading names the topic, how heavy its nouns are when a letter looks for
 * its smallest concrete thing (0-9), and whether they fit in a hand.
 */
const source = `
# kitchen 8 hold
sartén/sartenes:f = pan/pans, frying pan/frying pans, skillet/skillets
olla/ollas:f, cazuela/cazuelas:f, puchero/pucheros:m = pot/pots, saucepan/saucepans, casserole/casseroles
cuchara/cucharas:f, cucharón/cucharones:m, cucharilla/cucharillas:f, cucharita/cucharitas:f = spoon/spoons, ladle/ladles, teaspoon/teaspoons
tenedor/tenedores:m = fork/forks
plato/platos:m = plate/plates, dish/dishes
cuchillo/cuchillos:m, navaja/navajas:f = knife/knives, penknife/penknives, pocketknife/pocketknives
delantal/delantales:m, mandil/mandiles:m = apron/aprons
nevera/neveras:f, refrigerador/refrigeradores:m, heladera/heladeras:f, frigorífico/frigoríficos:m, refri/refris:m = fridge/fridges, refrigerator/refrigerators
horno/hornos:m = oven/ovens
comal/comales:m = griddle/griddles
mortero/morteros:m, molcajete/molcajetes:m = mortar/mortars
rodillo/rodillos:m, palote/palotes:m = rolling pin/rolling pins
receta/recetas:f, recetario/recetarios:m = recipe/recipes, recipe book/recipe books, recipe card/recipe cards
tupper/tuppers:m, táper/tápers:m = tupperware
# food 8
azúcar:m = sugar
rosquilla/rosquillas:f = doughnut/doughnuts, donut/donuts
pan:m = bread, loaf/loaves, toast
sopa/sopas:f, caldo/caldos:m, sancocho:m, ajiaco:m, cazuela:f, locro:m, pozole:m, menudo:m = soup/soups, broth, stew/stews
tortilla/tortillas:f = tortilla/tortillas, omelette/omelettes
arroz con leche:m = rice pudding
arroz:m, paella/paellas:f = rice, paella
croqueta/croquetas:f = croquette/croquettes
empanada/empanadas:f = empanada/empanadas
arepa/arepas:f = arepa/arepas
tamal/tamales:m, hallaca/hallacas:f = tamale/tamales
mole:m = mole sauce
taco/tacos:m, quesadilla/quesadillas:f = taco/tacos
lenteja/lentejas:f, cocido/cocidos:m, fabada:f, garbanzos:m = lentils, chickpeas
frijoles:m, porotos:m = beans
asado/asados:m, parrillada/parrilladas:f, carne asada:f, parrilla:f = barbecue/barbecues, roast/roasts, roast dinner/roast dinners, sunday roast/sunday roasts
milanesa/milanesas:f = schnitzel/schnitzels
ñoquis:m, pasta:f, ravioles:m, tallarines:m, espaguetis:m, lasaña:f = pasta, spaghetti, lasagne, lasagna, gnocchi
pizza/pizzas:f = pizza/pizzas
huevo/huevos:m = egg/eggs
tarta/tartas:f, pastel/pasteles:m, torta/tortas:f, bizcocho/bizcochos:m, queque/queques:m, budín/budines:m = cake/cakes, sponge cake/sponge cakes
galleta/galletas:f, alfajor/alfajores:m = biscuit/biscuits, cookie/cookies
flan/flanes:m = custard
torrija/torrijas:f, churro/churros:m, buñuelo/buñuelos:m, sopaipilla/sopaipillas:f = fritter/fritters
tarta de manzana:f = apple pie/apple pies, pie/pies, crumble
tortita/tortitas:f, panqueque/panqueques:m, hotcake/hotcakes:m = pancake/pancakes, waffle/waffles
chocolate:m = chocolate, chocolates
caramelo/caramelos:m, dulce/dulces:m, golosina/golosinas:f = sweet/sweets, candy, toffee/toffees
helado/helados:m, paleta/paletas:f = ice cream
mermelada/mermeladas:f, dulce de leche:m, conserva/conservas:f = jam, marmalade, preserves
miel:f = honey
manzana/manzanas:f, naranja/naranjas:f, mango/mangos:m, fresa/fresas:f, durazno/duraznos:m, mandarina/mandarinas:f, higo/higos:m = apple/apples, orange/oranges, mango/mangoes, strawberry/strawberries, peach/peaches, fig/figs
tomate/tomates:m = tomato/tomatoes
sándwich/sándwiches:m, bocadillo/bocadillos:m, bocata/bocatas:m = sandwich/sandwiches
queso:m = cheese
aguacate/aguacates:m, palta/paltas:f = avocado/avocados
cerveza/cervezas:f = beer/beers, pint/pints
vino:m = wine
ron:m, whisky:m, tequila:m, aguardiente:m, pisco:m = whisky, whiskey, gin, rum
salsa:f, gravy:m = gravy
# drink 7
café/cafés:m, tinto/tintos:m = coffee/coffees, espresso
té/tés:m, manzanilla:f, infusión/infusiones:f = tea, cup of tea/cups of tea
mate/mates:m = mate
# drink 8 hold
cafetera/cafeteras:f, máquina de café:f = coffee pot/coffee pots, cafetiere, coffee machine/coffee machines, coffee maker/coffee makers
taza/tazas:f, tazón/tazones:m, pocillo/pocillos:m = mug/mugs, cup/cups, teacup/teacups, coffee cup/coffee cups, coffee mug/coffee mugs
tetera/teteras:f = teapot/teapots, kettle/kettles
termo/termos:m = flask/flasks, thermos
vaso/vasos:m, copa/copas:f = wine glass/wine glasses, tumbler/tumblers
# table 6
mesa/mesas:f = table/tables, kitchen table/kitchen tables, dining table/dining tables
silla/sillas:f, sillón/sillones:m, mecedora/mecedoras:f, butaca/butacas:f, banca/bancas:f, banquito/banquitos:m = chair/chairs, armchair/armchairs, rocking chair/rocking chairs, stool/stools, recliner/recliners
mantel/manteles:m, servilleta/servilletas:f = tablecloth/tablecloths, napkin/napkins
# fixture 6
sofá/sofás:m = sofa/sofas, couch/couches, settee/settees
# fixture 8 hold
caña de pescar/cañas de pescar:f, caña/cañas:f = fishing rod/fishing rods
# clothes 8 hold
chaqueta/chaquetas:f, abrigo/abrigos:m, chamarra/chamarras:f, campera/camperas:f, saco/sacos:m, cazadora/cazadoras:f, americana:f, poncho/ponchos:m, ruana/ruanas:f, gabardina/gabardinas:f = jacket/jackets, coat/coats, overcoat/overcoats, raincoat/raincoats, leather jacket/leather jackets
jersey/jerséis:m, suéter/suéteres:m, chaleco/chalecos:m, chompa/chompas:f, buzo/buzos:m, rebeca/rebecas:f, cárdigan:m = jumper/jumpers, sweater/sweaters, cardigan/cardigans, pullover/pullovers, waistcoat/waistcoats
sudadera/sudaderas:f, polerón/polerones:m, canguro:m = hoodie/hoodies, sweatshirt/sweatshirts
camisa/camisas:f, camiseta/camisetas:f, remera/remeras:f, playera/playeras:f, polera/poleras:f, blusa/blusas:f = shirt/shirts, t-shirt/t-shirts, blouse/blouses, tee shirt/tee shirts
pijama/pijamas:m, piyama/piyamas:f, camisón/camisones:m = pyjamas, pajamas, nightgown/nightgowns, nightdress/nightdresses
bata/batas:f = dressing gown/dressing gowns, bathrobe/bathrobes, robe/robes, housecoat/housecoats
vestido/vestidos:m, falda/faldas:f = dress/dresses, wedding dress/wedding dresses, skirt/skirts
zapato/zapatos:m, zapatilla/zapatillas:f, pantufla/pantuflas:f, bota/botas:f, chancla/chanclas:f, alpargata/alpargatas:f, ojota/ojotas:f, tenis:m = shoe/shoes, slipper/slippers, boot/boots, wellies, sandal/sandals, trainers, sneakers
bufanda/bufandas:f, pañuelo/pañuelos:m, rebozo/rebozos:m, chal/chales:m, mantón/mantones:m = scarf/scarves, shawl/shawls, handkerchief/handkerchiefs
gorro/gorros:m, gorra/gorras:f, sombrero/sombreros:m, boina/boinas:f, jockey:m = hat/hats, cap/caps, flat cap/flat caps, baseball cap/baseball caps, beanie/beanies, beret/berets
guante/guantes:m = glove/gloves, mitten/mittens
ropa:f = clothes, clothing
cinturón/cinturones:m, corbata/corbatas:f = belt/belts, tie/ties, bow tie/bow ties
calcetín/calcetines:m, media/medias:f = sock/socks, stocking/stockings
# personal 9 hold
gafas:f, lentes:m, anteojos:m = glasses, reading glasses, spectacles
reloj/relojes:m = watch/watches, wristwatch/wristwatches, pocket watch/pocket watches
anillo/anillos:m, alianza/alianzas:f, argolla/argollas:f = ring/rings, wedding ring/wedding rings, engagement ring/engagement rings
pendiente/pendientes:m, arete/aretes:m, aro/aros:m, collar/collares:m, pulsera/pulseras:f, medalla/medallas:f, cadena/cadenas:f, broche/broches:m, caravana/caravanas:f = earring/earrings, necklace/necklaces, bracelet/bracelets, medal/medals, brooch/brooches, locket/lockets, pendant/pendants
bolso/bolsos:m, cartera/carteras:f, monedero/monederos:m, billetera/billeteras:f = handbag/handbags, purse/purses, wallet/wallets
bastón/bastones:m, andador/andadores:m = walking stick/walking sticks, cane/canes, walking frame/walking frames
peine/peines:m, cepillo/cepillos:m, cepillo de dientes/cepillos de dientes:m = comb/combs, hairbrush/hairbrushes, toothbrush/toothbrushes
paraguas:m, sombrilla/sombrillas:f = umbrella/umbrellas
lápiz de labios:m, pintalabios:m, labial/labiales:m, colorete:m = lipstick/lipsticks
pipa/pipas:f, cigarro/cigarros:m, cigarrillo/cigarrillos:m, mechero/mecheros:m, encendedor/encendedores:m = pipe/pipes, cigarette/cigarettes, lighter/lighters
audífono/audífonos:m = hearing aid/hearing aids
dentadura:f = dentures, false teeth
# phone 7
contestador/contestadores:m, buzón de voz:m, mensaje de voz/mensajes de voz:m, nota de voz/notas de voz:f, audio/audios:m = voicemail/voicemails, voice message/voice messages, voice note/voice notes, answering machine/answering machines, recording/recordings
teléfono/teléfonos:m, móvil/móviles:m, celular/celulares:m, celu/celus:m, cel:m = phone/phones, telephone/telephones, mobile/mobiles
mensaje/mensajes:m, whatsapp/whatsapps:m, chat/chats:m, sms:m = text/texts, text message/text messages, message/messages, whatsapp/whatsapps, chat/chats
llamada/llamadas:f, videollamada/videollamadas:f = call/calls, phone call/phone calls, video call/video calls, facetime
número:m = number
# photo 8 hold
foto/fotos:f, fotografía/fotografías:f, retrato/retratos:m, polaroid/polaroids:f, selfie/selfies:m = photo/photos, photograph/photographs, picture/pictures, polaroid/polaroids, selfie/selfies, portrait/portraits
álbum/álbumes:m = photo album/photo albums, album/albums, scrapbook/scrapbooks
vídeo/vídeos:m, video/videos:m = video/videos, home video/home videos
cámara/cámaras:f = camera/cameras
# music 8
canción/canciones:f, bolero/boleros:m, tango/tangos:m, vals/valses:m, ranchera/rancheras:f, vallenato/vallenatos:m, cumbia/cumbias:f, copla/coplas:f, cueca/cuecas:f, bachata/bachatas:f = song/songs, hymn/hymns, tune/tunes, lullaby/lullabies
disco/discos:m, vinilo/vinilos:m, playlist/playlists:f, lista de canciones:f, cassette/cassettes:m = record/records, vinyl, playlist/playlists, mixtape/mixtapes
guitarra/guitarras:f = guitar/guitars
piano/pianos:m, teclado/teclados:m = piano/pianos
violín/violines:m, acordeón/acordeones:m, armónica/armónicas:f, trompeta/trompetas:f, bandoneón:m, saxofón/saxofones:m, saxo:m, flauta/flautas:f = violin/violins, accordion/accordions, harmonica/harmonicas, trumpet/trumpets, cello/cellos, fiddle/fiddles, saxophone/saxophones, drums, flute/flutes, clarinet/clarinets
radio/radios:f = radio/radios
concierto/conciertos:m, coro/coros:m = concert/concerts, gig/gigs, choir/choirs
# bed 5
cama/camas:f = bed/beds
almohada/almohadas:f = pillow/pillows
manta/mantas:f, cobija/cobijas:f, frazada/frazadas:f, colcha/colchas:f, edredón/edredones:m, sábana/sábanas:f, cobertor/cobertores:m = blanket/blankets, quilt/quilts, duvet/duvets, sheet/sheets, comforter/comforters
hamaca/hamacas:f = hammock/hammocks
# house 4
casa/casas:f, departamento/departamentos:m, apartamento/apartamentos:m, depa/depas:m, depto/deptos:m = house/houses, flat/flats, apartment/apartments, cottage/cottages
cocina/cocinas:f = kitchen/kitchens
habitación/habitaciones:f, cuarto/cuartos:m, pieza/piezas:f, dormitorio/dormitorios:m, recámara/recámaras:f = room/rooms, bedroom/bedrooms, spare room/spare rooms
salón/salones:m, sala/salas:f, living:m, comedor/comedores:m = living room/living rooms, sitting room/sitting rooms, lounge, dining room/dining rooms
# fixture 4
puerta/puertas:f, portal/portales:m, zaguán/zaguanes:m = door/doors, front door/front doors, doorstep, doorbell
ventana/ventanas:f, balcón/balcones:m, terraza/terrazas:f = window/windows, balcony/balconies, porch/porches, veranda
llave/llaves:f = key/keys, house key/house keys, spare key/spare keys
caja/cajas:f, lata/latas:f, frasco/frascos:m, cajón/cajones:m, armario/armarios:m, ropero/roperos:m, clóset/clósets:m, placard/placares:m = box/boxes, tin/tins, jar/jars, drawer/drawers, wardrobe/wardrobes, cupboard/cupboards, closet/closets
estante/estantes:m, estantería/estanterías:f, librero/libreros:m, repisa/repisas:f = shelf/shelves, bookcase/bookcases, bookshelf/bookshelves
espejo/espejos:m = mirror/mirrors
lámpara/lámparas:f, vela/velas:f, luz/luces:f = lamp/lamps, candle/candles, light/lights, lantern/lanterns, porch light/porch lights
escalera/escaleras:f = stairs, staircase/staircases
pasillo/pasillos:m, recibidor/recibidores:m = hallway/hallways, hall/halls, landing
# car 6
coche/coches:m, carro/carros:m, auto/autos:m, camioneta/camionetas:f, furgoneta/furgonetas:f, tractor/tractores:m, taxi/taxis:m, camión/camiones:m = car/cars, van/vans, truck/trucks, pickup/pickups, tractor/tractors, lorry/lorries, taxi/taxis, pickup truck/pickup trucks
moto/motos:f, motocicleta/motocicletas:f = motorbike/motorbikes, motorcycle/motorcycles
bicicleta/bicicletas:f, bici/bicis:f = bicycle/bicycles, bike/bikes
# road 2
atasco/atascos:m, tráfico:m, trancón/trancones:m, taco:m, embotellamiento/embotellamientos:m = traffic, traffic jam/traffic jams
carretera/carreteras:f, autopista/autopistas:f, ruta/rutas:f = motorway/motorways, highway/highways, freeway/freeways
semáforo/semáforos:m = traffic light/traffic lights
# hospital 4
hospital/hospitales:m, clínica/clínicas:f, residencia/residencias:f, hospicio:m, UCI:f, UTI:f, ambulatorio:m = hospital/hospitals, clinic/clinics, hospice/hospices, ICU, care home/care homes, nursing home/nursing homes, ward/wards
# aside 1
medicina/medicinas:f, pastilla/pastillas:f, remedio/remedios:m, morfina:f, quimio:f, quimioterapia:f = medicine/medicines, pill/pills, tablets, morphine, chemo, chemotherapy
silla de ruedas/sillas de ruedas:f = wheelchair/wheelchairs
baño/baños:m, ducha/duchas:f, tina/tinas:f = bathroom/bathrooms, shower/showers, bathtub/bathtubs, bath/baths
ecografía/ecografías:f = scan photo/scan photos, ultrasound/ultrasounds, scan picture/scan pictures
pañal/pañales:m = nappy/nappies, diaper/diapers
camilla/camillas:f, ambulancia/ambulancias:f = stretcher/stretchers, ambulance/ambulances
# garden 8
jardín/jardines:m, huerto/huertos:m, huerta/huertas:f, patio/patios:m, quinta:f, milpa/milpas:f, finca/fincas:f, invernadero/invernaderos:m = garden/gardens, allotment/allotments, yard/yards, backyard/backyards, greenhouse/greenhouses
rosal/rosales:m, rosa/rosas:f = rose/roses, rose bush/rose bushes, rosebush/rosebushes
planta/plantas:f, maceta/macetas:f, helecho/helechos:m, orquídea/orquídeas:f, suculenta/suculentas:f, matera/materas:f = plant/plants, houseplant/houseplants, flowerpot/flowerpots, fern/ferns, orchid/orchids
flor/flores:f, geranio/geranios:m, jazmín/jazmines:m, margarita/margaritas:f, girasol/girasoles:m, hortensia/hortensias:f, clavel/claveles:m, bugambilia/bugambilias:f, buganvilla/buganvillas:f = flower/flowers, geranium/geraniums, jasmine, daisy/daisies, sunflower/sunflowers, dahlia/dahlias, tulip/tulips, daffodil/daffodils, sweet pea/sweet peas, peony/peonies
árbol/árboles:m, limonero/limoneros:m, higuera/higueras:f, olivo/olivos:m, naranjo/naranjos:m, manzano/manzanos:m, parra/parras:f, jacaranda/jacarandas:f, encina/encinas:f, guayabo/guayabos:m = tree/trees, lemon tree/lemon trees, apple tree/apple trees, oak/oaks, willow/willows, fig tree/fig trees
semilla/semillas:f = seed/seeds
regadera/regaderas:f, manguera/mangueras:f = watering can/watering cans, hose/hoses, hosepipe/hosepipes
# outdoors 6
mar:m, playa/playas:f, ola/olas:f = sea, beach/beaches, ocean, seaside, shore, surf
río/ríos:m, lago/lagos:m, embalse/embalses:m = river/rivers, lake/lakes, pond/ponds
montaña/montañas:f, monte/montes:m, cerro/cerros:m, sierra/sierras:f, volcán/volcanes:m, páramo/páramos:m, cordillera:f = mountain/mountains, hill/hills, fells
bosque/bosques:m, pinar/pinares:m, senda/sendas:f, sendero/senderos:m = wood/woods, forest/forests, trail/trails
parque/parques:m, plaza/plazas:f, banco del parque:m = park/parks, park bench/park benches, playground/playgrounds, square/squares
pueblo/pueblos:m, barrio/barrios:m, aldea/aldeas:f, rancho/ranchos:m, campo:m = village/villages, neighbourhood, neighborhood, hometown, farm/farms
paseo/paseos:m, caminata/caminatas:f = walk/walks, dog walk/dog walks, hike/hikes
barca/barcas:f, barco/barcos:m, velero/veleros:m, lancha/lanchas:f = boat/boats, sailboat/sailboats, canoe/canoes, dinghy/dinghies
tienda de campaña:f, carpa/carpas:f, mochila/mochilas:f = tent/tents, backpack/backpacks, rucksack/rucksacks
# book 8 hold
libro/libros:m, novela/novelas:f, cuento/cuentos:m, cómic/cómics:m, poema/poemas:m = book/books, novel/novels, comic/comics, paperback/paperbacks, story/stories, bedtime story/bedtime stories, poem/poems
carta/cartas:f, postal/postales:f, tarjeta/tarjetas:f, sobre:m = letter/letters, postcard/postcards, card/cards, birthday card/birthday cards, envelope/envelopes
cuaderno/cuadernos:m, libreta/libretas:f, diario/diarios:m, agenda/agendas:f = notebook/notebooks, diary/diaries, journal/journals
nota/notas:f, papelito/papelitos:m, lista de la compra:f, lista del súper:f, letra:f = note/notes, shopping list/shopping lists, post-it/post-its, handwriting
periódico/periódicos:m, crucigrama/crucigramas:m, sudoku/sudokus:m, revista/revistas:f = newspaper/newspapers, crossword/crosswords, sudoku/sudokus, magazine/magazines
bolígrafo/bolígrafos:m, pluma/plumas:f, lapicero/lapiceros:m, lápiz/lápices:m, birome/biromes:f = pen/pens, pencil/pencils, fountain pen/fountain pens
# screen 6
televisión:f, tele/teles:f, televisor/televisores:m, telenovela/telenovelas:f, novela de la tarde:f, serie/series:f, película/películas:f, peli/pelis:f = telly, television/televisions, TV, series, film/films, movie/movies, soap/soaps, show/shows, box set/box sets
cine/cines:m = cinema/cinemas, movie theater/movie theaters
videojuego/videojuegos:m, consola/consolas:f = video game/video games, videogame/videogames, playstation, xbox, console/consoles
wifi:m, contraseña/contraseñas:f = wifi, password/passwords
# game 8 hold
baraja/barajas:f, naipes:m, dominó/dominós:m, parchís:m, ajedrez:m, tablero/tableros:m, dados:m, truco:m, brisca:f, lotería/loterías:f, rompecabezas:m, puzle/puzles:m = cards, deck of cards, dominoes, chess, chessboard, chess set, board game/board games, scrabble, jigsaw/jigsaws, puzzle/puzzles, dice, cribbage board
fútbol:m, partido/partidos:m, balón/balones:m, pelota/pelotas:f, cancha/canchas:f, estadio/estadios:m, gol/goles:m = football, match/matches, ball/balls, season ticket, stadium/stadiums, rugby, soccer, baseball, cricket, basketball
pesca:f = fishing
raqueta/raquetas:f, bate/bates:m, guante de béisbol:m, patineta/patinetas:f, patines:m, tabla de surf:f = racket/rackets, bat/bats, baseball glove, golf clubs, skateboard/skateboards, surfboard/surfboards, skates, running shoes
# child 9 hold
cuna/cunas:f, moisés:m = cot/cots, crib/cribs, cradle/cradles, moses basket
juguete/juguetes:m, muñeca/muñecas:f, muñeco/muñecos:m, peluche/peluches:m, osito/ositos:m, carritos:m = toy/toys, doll/dolls, teddy/teddies, teddy bear/teddy bears, soft toy/soft toys, lego, stuffed animal/stuffed animals
chupete/chupetes:m, chupón/chupones:m, biberón/biberones:m, mamila/mamilas:f, mamadera/mamaderas:f, sonajero/sonajeros:m = dummy/dummies, pacifier/pacifiers, rattle/rattles
dibujo/dibujos:m, manualidad/manualidades:f = drawing/drawings, crayon/crayons
litera/literas:f = bunk bed/bunk beds
columpio/columpios:m, tobogán/toboganes:m, triciclo/triciclos:m = swing/swings, slide/slides, tricycle/tricycles, scooter/scooters
patuco/patucos:m, escarpín/escarpines:m, zapatitos:m, body/bodis:m, gorrito/gorritos:m = bootee/bootees, booties, babygrow/babygrows, onesie/onesies, baby clothes, tiny socks
cochecito/cochecitos:m, carriola/carriolas:f, coche de bebé:m = pram/prams, stroller/strollers, pushchair/pushchairs, car seat/car seats
mochila del cole:f, lonchera/loncheras:f, uniforme/uniformes:m = school bag/school bags, lunchbox/lunchboxes, school uniform
# petthing 9 hold
correa/correas:f, collar de perro:m, collarcito:m, arnés/arneses:m, chapa/chapas:f = lead/leads, leash/leashes, harness/harnesses, name tag/name tags
plato de agua:m, comedero/comederos:m, bebedero/bebederos:m, tazón de comida:m, pienso:m, croquetas:f, cuenco/cuencos:m = bowl/bowls, food bowl/food bowls, water bowl/water bowls, kibble, treats
camita/camitas:f, cojín/cojines:m, transportín/transportines:m, arenero/areneros:m, jaula/jaulas:f = basket/baskets, dog bed/dog beds, cat bed/cat beds, carrier/carriers, litter tray/litter trays, cage/cages, cushion/cushions
pelota de tenis:f, pelotita/pelotitas:f, hueso/huesos:m, ratoncito/ratoncitos:m = tennis ball/tennis balls, squeaky toy/squeaky toys, chew toy/chew toys
montura/monturas:f, cuadra/cuadras:f, establo/establos:m = saddle/saddles, stable/stables
# animal 4
pelo/pelos:m, huella/huellas:f, hocico:m, pata/patas:f, patita/patitas:f, ronroneo:m, ladrido/ladridos:m, cola:f = fur, paw/paws, paw print/paw prints, purr, bark, tail, whiskers, dog hair, cat hair
veterinario/veterinarios:m, veterinaria/veterinarias:f = vet, vets
# faith 6
iglesia/iglesias:f, misa/misas:f, capilla/capillas:f, parroquia/parroquias:f, templo/templos:m = church/churches, mass, chapel/chapels, temple/temples, parish/parishes, mosque, synagogue
rosario/rosarios:m, escapulario/escapularios:m, estampa/estampas:f, estampita/estampitas:f, virgencita:f = rosary/rosaries, prayer card/prayer cards
biblia/biblias:f = bible/bibles
oración/oraciones:f, rezo/rezos:m, novena/novenas:f = prayer/prayers
altar/altares:m, ofrenda/ofrendas:f = altar/altars
cementerio/cementerios:m, tumba/tumbas:f, panteón/panteones:m, lápida/lápidas:f, urna/urnas:f, cenizas:f, nicho/nichos:m = cemetery/cemeteries, graveyard/graveyards, grave/graves, headstone/headstones, urn/urns, ashes
funeral/funerales:m, velorio/velorios:m, entierro/entierros:m, tanatorio/tanatorios:m, velatorio/velatorios:m = funeral/funerals, wake/wakes, burial/burials, eulogy/eulogies
# work 6
taller/talleres:m = workshop/workshops, garage/garages, shed/sheds
herramienta/herramientas:f, martillo/martillos:m, destornillador/destornilladores:m, sierra/sierras:f, caja de herramientas:f, banco de trabajo:m = tool/tools, toolbox/toolboxes, hammer/hammers, screwdriver/screwdrivers, workbench/workbenches, chisel/chisels
oficina/oficinas:f, despacho/despachos:m, escritorio/escritorios:m, cubículo/cubículos:m = office/offices, desk/desks, cubicle/cubicles
correo/correos:m, reunión/reuniones:f, calendario/calendarios:m, hoja de cálculo:f = email/emails, inbox, meeting/meetings, spreadsheet/spreadsheets, calendar/calendars, slack
fábrica/fábricas:f, planta de producción:f, obra/obras:f, mina/minas:f, imprenta/imprentas:f = factory/factories, plant floor, mill/mills, building site/building sites, pit, shop floor, mine/mines
# venue 3
tienda/tiendas:f, local/locales:m, negocio/negocios:m, panadería/panaderías:f, ferretería/ferreterías:f, bar/bares:m, restaurante/restaurantes:m, peluquería/peluquerías:f, quiosco/quioscos:m, farmacia/farmacias:f, librería/librerías:f, cafetería/cafeterías:f, súper:m, supermercado/supermercados:m, gimnasio/gimnasios:m = shop/shops, store/stores, bakery/bakeries, café/cafés, cafe/cafes, restaurant/restaurants, pub/pubs, bookshop/bookshops, salon/salons, hardware store/hardware stores, supermarket/supermarkets, gym/gyms, bar/bars
# work 6
ordenador/ordenadores:m, computadora/computadoras:f, portátil/portátiles:m, compu/compus:f, laptop/laptops:f, pantalla/pantallas:f = computer/computers, laptop/laptops, screen/screens
gafete/gafetes:m, credencial/credenciales:f, tarjeta de acceso:f, carnet/carnets:m, placa/placas:f = badge/badges, lanyard/lanyards, ID card/ID cards
maletín/maletines:m, bata blanca:f, estetoscopio/estetoscopios:m, casco/cascos:m = briefcase/briefcases, white coat, stethoscope/stethoscopes, scrubs, hard hat/hard hats
alarma/alarmas:f, despertador/despertadores:m = alarm/alarms, alarm clock/alarm clocks
# school 6
escuela/escuelas:f, colegio/colegios:m, cole/coles:m, instituto/institutos:m, aula/aulas:fa, salón de clases:m, pizarra/pizarras:f, pizarrón/pizarrones:m, tiza/tizas:f = school/schools, classroom/classrooms, blackboard/blackboards, chalk, whiteboard/whiteboards
universidad/universidades:f, facultad/facultades:f, tesis:f, título/títulos:m, doctorado/doctorados:m, oposición:f, oposiciones:f = university/universities, college/colleges, thesis, degree/degrees, PhD, dissertation/dissertations
examen/exámenes:m, tarea/tareas:f, apuntes:m = exam/exams, homework
# art 8 hold
pincel/pinceles:m, lienzo/lienzos:m, acuarela/acuarelas:f, óleo/óleos:m, cuadro/cuadros:m, caballete/caballetes:m = paintbrush/paintbrushes, brush/brushes, canvas/canvases, watercolour/watercolours, watercolor/watercolors, painting/paintings, easel/easels, sketchbook/sketchbooks
máquina de coser/máquinas de coser:f, aguja/agujas:f, hilo/hilos:m, lana/lanas:f, dedal/dedales:m, costurero/costureros:m, ganchillo:m, bordado/bordados:m, retazo/retazos:m, botón/botones:m = sewing machine/sewing machines, needle/needles, knitting needles, knitting, wool, yarn, thread, thimble/thimbles, crochet, button/buttons, sewing box
manuscrito/manuscritos:m, guion/guiones:m, novela a medias:f = manuscript/manuscripts, screenplay/screenplays, draft/drafts
escenario/escenarios:m, teatro/teatros:m, vestuario:m = stage/stages, theatre/theatres, theater/theaters
arcilla:f, torno/tornos:m = clay, pottery wheel, kiln
telescopio/telescopios:m, maqueta/maquetas:f, colección de sellos:f, sellos:m = telescope/telescopes, model train/model trains, stamp collection, stamps
# travel 7
maleta/maletas:f, valija/valijas:f, equipaje:m = suitcase/suitcases, luggage, bags
aeropuerto/aeropuertos:m, avión/aviones:m, vuelo/vuelos:m, boleto/boletos:m, pasaje/pasajes:m, billete/billetes:m = airport/airports, plane/planes, flight/flights, ticket/tickets
pasaporte/pasaportes:m, visa/visas:f, visado/visados:m = passport/passports, visa/visas
frontera/fronteras:f = border/borders
mapa/mapas:m = map/maps
hotel/hoteles:m = hotel/hotels
# transit 3
tren/trenes:m, estación/estaciones:f, andén/andenes:m, metro:m = train/trains, station/stations, platform/platforms, subway, tube
autobús/autobuses:m, bus/buses:m, colectivo/colectivos:m, micro/micros:f, parada/paradas:f = bus/buses, bus stop/bus stops, coach
# feast 7
cumpleaños:m = birthday/birthdays
Navidad:f, Nochebuena:f, Nochevieja:f, reyes:m = Christmas, Christmas Eve, Christmas dinner, Thanksgiving, New Year's Eve, Easter
boda/bodas:f, quinceañera:f = wedding/weddings
aniversario/aniversarios:m = anniversary/anniversaries
belén:m, árbol de Navidad:m, adorno/adornos:m, bola de Navidad:f, villancico/villancicos:m = Christmas tree, ornament/ornaments, bauble/baubles, tinsel, fairy lights, Christmas lights
regalo/regalos:m = present/presents, gift/gifts
fiesta/fiestas:f, verbena/verbenas:f = party/parties
vacaciones:f, verano/veranos:m = holiday/holidays, summer/summers, vacation/vacations
# sense 6
voz:f = voice
risa/risas:f, carcajada/carcajadas:f, sonrisa:f = laugh, laughter, smile, giggle
mano/manos:f = hand/hands
olor/olores:m, perfume/perfumes:m, colonia:f, loción:f = smell/smells, scent, perfume, aftershave, cologne
ojo/ojos:m, mirada:f = eye/eyes
abrazo/abrazos:m, beso/besos:m, caricia/caricias:f = hug/hugs, kiss/kisses
silbido:m, tos:f, ronquido/ronquidos:m = whistle, whistling, cough, snoring, humming
chiste/chistes:m, broma/bromas:f = joke/jokes
# money 5
dinero:m, plata:f, lana:f, cuentas:f, deuda/deudas:f, préstamo/préstamos:m, sueldo/sueldos:m = money, bill/bills, debt/debts, loan/loans, salary, paycheck/paychecks, savings
hipoteca/hipotecas:f, alquiler/alquileres:m, renta:f, arriendo/arriendos:m = mortgage/mortgages, rent, lease/leases
testamento/testamentos:m, herencia/herencias:f, escritura/escrituras:f = will, inheritance
abogado/abogados:m, juzgado/juzgados:m, divorcio:m, custodia:f = lawyer/lawyers, solicitor/solicitors, court, custody, divorce papers
# body 5
cicatriz/cicatrices:f, prótesis:f, insulina:f, diagnóstico/diagnósticos:m = scar/scars, diagnosis, insulin, prosthesis
botella/botellas:f = bottle/bottles
pecho:m, espalda:f, rodilla/rodillas:f = chest, knee/knees
`

export type Topic =
  | 'kitchen' | 'food' | 'drink' | 'table' | 'clothes' | 'personal' | 'phone' | 'photo' | 'music' | 'bed' | 'house' | 'fixture' | 'car' | 'road' | 'hospital' | 'garden' | 'outdoors' | 'book' | 'screen' | 'game'
  | 'child' | 'petthing' | 'animal' | 'faith' | 'work' | 'school' | 'art' | 'travel' | 'transit' | 'feast' | 'sense' | 'money' | 'body'
  // Named in passing: a place gone to, a pill. Nothing is built on these.
  | 'venue' | 'aside'

export type Form = { singular: string; plural: string | null; gender: 'f' | 'm'; isStressedA: boolean }
export type Concept = { id: string; topic: Topic; weight: number; isHeld: boolean; es: Form[]; en: Form[] }
export type FormMatch = { concept: Concept; form: Form; isPlural: boolean }

function parseForms(text: string): Form[] {
  return text.split(',').map((part) => {
    const [forms = '', gender = 'm'] = part.trim().split(':')
    const [singular = '', plural = null] = forms.split('/')
    return { singular, plural, gender: gender.startsWith('f') ? 'f' : 'm', isStressedA: gender === 'fa' }
  })
}

/** Nouns that only exist in the plural, so that agreement follows. */
const pluralOnly = new Set(
  (
    'gafas,cuentas,lentes,anteojos,garbanzos,frijoles,porotos,ñoquis,ravioles,tallarines,espaguetis,naipes,dados,patines,tenis,cenizas,papeles,vacaciones,reyes,carritos,zapatitos,croquetas,apuntes,oposiciones,sellos,' +
    'glasses,reading glasses,spectacles,lentils,chickpeas,beans,pyjamas,pajamas,clothes,dentures,false teeth,trainers,sneakers,wellies,cards,dominoes,dice,drums,golf clubs,skates,running shoes,booties,baby clothes,' +
    'tiny socks,treats,stairs,tablets,chocolates,preserves,whiskers,ashes,scrubs,bags,papers,stamps,knitting needles,divorce papers,fairy lights,christmas lights,savings,vets,fells'
  ).split(','),
)

type Lexicon = { es: Map<string, FormMatch[]>; en: Map<string, FormMatch[]> }
let built: Lexicon | undefined

/** Every noun form in lower case, to what it means. */
export function lexicon(): Lexicon {
  if (built) return built
  const made: Lexicon = { es: new Map(), en: new Map() }
  let topic: Topic = 'kitchen'
  let weight = 5
  let isHeld = false
  for (const line of source.trim().split('\n')) {
    if (line.startsWith('#')) {
      const [, name, heavy, hold] = line.split(' ')
      topic = name as Topic
      weight = Number(heavy)
      isHeld = hold === 'hold'
      continue
    }
    const [spanish = '', english = ''] = line.split(' = ')
    const concept: Concept = { id: `${topic}:${spanish.split(/[/:,]/)[0]}`, topic, weight, isHeld, es: parseForms(spanish), en: parseForms(english) }
    for (const language of ['es', 'en'] as const) {
      for (const form of concept[language]) {
        const isAlwaysPlural = pluralOnly.has(form.singular.toLowerCase())
        add(made[language], form.singular, { concept, form, isPlural: isAlwaysPlural })
        if (form.plural) add(made[language], form.plural, { concept, form, isPlural: true })
      }
    }
  }
  built = made
  return made
}

function add(map: Map<string, FormMatch[]>, word: string, match: FormMatch): void {
  const key = word.toLowerCase()
  const held = map.get(key)
  if (held) held.push(match)
  else map.set(key, [match])
}
