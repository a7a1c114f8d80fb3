/** Words that make a wish or a fear something else: none of these lines is the answer then. */
export const dark =
  /\b(?:die|dying|died|dead|death|kill\w*|suicid\w*|alive|end it|end my|disappear\w*|not (?:be )?here|be here|wake up|burden|hurt(?:ing)? myself|hit me|hits me|beat me|choked|threaten\w*|rap(?:ed|ist)|abus\w+|knife|gun|pills|overdose|cut myself|funeral|coffin|grave)\b/

/** Somebody of the family. */
export const kin = 'mum|mom|mam|mammy|mama|mummy|mother|nana?|nanny|gran|granny|grandma|grandmother|gogo|abuela|amma|ammi|appa|dad|da|daddy|papa|father|grandad|granddad|grandfather|sister|brother|auntie?|aunty|uncle|cousin|niece|nephew|mother[ -]in[ -]law|comadre'
export const child = 'son|daughter|boy|girl|kid|little one|wee one|youngest|oldest|eldest|granddaughter|grandson|four-year-old|five-year-old|six-year-old'
export const number = String.raw`(?:\d+(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)`
