/** Whose thing it was: «her coat», «my aunt's coat», «Basil's coat». */
export const whose = String.raw`\b(?:his|her|their|the (?:dog|cat|kid|baby|boy|wee fella)'s|(?!it'|that'|he'|she'|there'|what'|who'|let'|here'|where'|how'|one'|everyone|everybody|anyone|anybody|nobody|somebody|someone|today|tomorrow|neighbou?r|landlord|boss|doctor|people|man'|condo|child'|customer|year|week)[a-z]+'s|(?:mum|mom|dad|nan|gran|nana)s)(?: (?:old|own|big|little|good|blue|green|red|yellow|purple|favou?rite|spare|best|wee|ugly|dumb little|reading|work|church|last|stupid))?`

export const of = (things: string) => String.raw`${whose} (?:${things})\b`
export const seats = String.raw`(?:rocking |arm|easy |deck|kitchen |lawn |wing)?chairs?|recliner|seat|spot on the (?:sofa|couch)|end of the (?:sofa|couch)|stool|rocker|place on the (?:sofa|couch)`
export const clothes = "clothes|shirts?|t-?shirts?|tee|jumpers?|sweaters?|cardigans?|cardi|hoodie|sweatshirt|fleece|dress(?:es)?|blouses?|suits?|ties?|pyjamas|pajamas|pjs|nightie|nightgown|robe|dressing gown|scarf|scarves|socks|gansey|jersey|vest|jeans|trousers|pants|uniforms?|apron|overalls|rebozo|shawl|saris?|gloves|mittens|flannel|jackets?|coats?|parka|anorak"
export const outer = 'coat|jacket|parka|anorak|dressing gown|robe|raincoat|mac|overcoat|waxed jacket|apron|bag|handbag|purse|backpack'
export const shoes = 'shoes?|boots?|slippers?|trainers|sneakers|wellies|wellingtons|sandals|crocs|clogs|skis|steel ?toe ?caps|flip-?flops|heels'
export const heads = 'hats?|caps?|flat cap|beanie|bonnet|prayer cap|bobble hat|helmet|fedora|stetson|turban'
export const rooms = 'room|bedroom|study|office|nursery|den|box room|crib|cot'
export const cars = 'car|truck|van|pickup|ute|bakkie|motorbike|bike|bicycle|scooter|lorry|tractor|boat|caravan|camper|taxi|cab|jeep'
export const plants = 'garden|allotment|roses?|rosebush|tomatoes|dahlias|orchids?|geraniums|houseplants?|plants?|greenhouse|hydrangeas|veg(?:etable)? patch|sweet peas|fig tree|lemon tree|apple trees?|begonias|fern|bonsai|herbs|flower ?beds?|zucchini|runner beans|lawn'
export const folks = '(?:my |our )?(?:mum|mom|mam|mother|dad|da|father|parents|folks|nan|nana|gran|grandma|grandad|granddad|grandpa|granny|grandmother|grandfather|grandparents|husband|wife|brother|sister|aunt|auntie|uncle|in-?laws)'
export const graves = 'grave|graveside|cemetery|graveyard|headstone|churchyard|memorial bench|crematorium|plot'
