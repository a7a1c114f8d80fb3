/** A thing of whoever is missing: «su abrigo», «el abrigo de mi tía». */
export const of = (things: string) => String.raw`(?:\bsus? (?:viej[oa]s? |ultim[oa]s? |propi[oa]s? )?(?:${things})|\b(?:el|la|los|las|un|una|unos|unas) (?:${things}) (?:suy[oa]s?|de (?:el|ella|mi (?!ex)[a-z]+|papa|mama|la abuela|la yaya|la nona|don [a-z]+)|del (?:abuelo|viejo|yayo|nono|nene|nino|bebe)))\b`
export const seats = 'silla|sillon|mecedora|butaca|sofa|reposera|silla de enea|sillita|hamaca|banqueta|asiento'
export const clothes = 'ropa|ropita|camisas?|camisetas?|playeras?|poleras?|polos?|vestidos?|faldas?|polleras?|sueter(?:es)?|jersey|jerseis|chalecos?|rebeca|pantalon(?:es)?|trajes?|blusas?|pijamas?|camison|sudadera|buzo|polar|chompas?|uniformes?|corbatas?|delantal(?:es)?|mandil|bufanda|panuelos?|chal|rebozo|mantilla|chaqueta|chamarra|campera|abrigo|saco|bata|poleron|poncho'
export const outer = 'abrigo|chaqueta|chamarra|campera|saco|bata|poncho|gabardina|chaqueton|chubasquero|delantal|mandil|chaleco|impermeable|mochila|bolso'
export const shoes = 'chinelas|botas de goma|zapat(?:os?|illas?)|pantuflas?|chanclas?|chancletas?|botas?|botines|crocs|tenis|alpargatas?|huaraches?|babuchas?|tacos|tacones'
export const glasses = 'gafas|lentes|anteojos|espejuelos'
export const heads = 'gorra|gorro|gorrito|boina|sombrero|casco|panuelo de la cabeza|cachucha|txapela'
export const rooms = 'cuarto|habitacion|pieza|recamara|dormitorio|alcoba|despacho|estudio|camita|cuna'
export const cars = 'coche|carro|auto|camioneta|furgo(?:neta)?|moto|camion|troca|taxi|tractor|bici(?:cleta)?'
export const plants = 'plantas|macetas|matas|matitas|rosal(?:es)?|rosas|huerto|huerta|jardin|geranios?|hortensias|malvon(?:es)?|orquideas?|helechos?|begonias?|tomates|tomateras|ficus|sabila|ruda|potus'
export const homes = 'casa|piso|depa|departamento|apartamento|finca|rancho|chacra|hacienda|parcela'
export const elders = 'mis? (?:padres?|madre|papa|papas|mama|viejos?|vieja|abuel[oa]s?|suegr[oa]s?|ti[oa]s?|herman[oa]s?|amigas?|amigo)|la abuela|el abuelo|la yaya|los abuelos|mama|papa'
export const graves = 'tumba|cementerio|panteon|camposanto|nicho|sepultura|lapida'
