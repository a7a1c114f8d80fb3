import { withWords } from './any-of'
import type { PracticalHeard } from './practical'

/** What sounds alike and asks for something else: why, whether it is normal, what is past, the product, a doctor's or a judge's matter, danger. */
const never =
  /\banswer me\b|\bin (?:polish|spanish|english|another language)\b|\banother language|\bmoney back\b|\b(?:can|will|could) (?:he|she|they) (?:\w+ )?(?:hear|see|come|forgive|return)\b|\bwill i\b|\bdo you (?:see|hang|think (?:he|she|they))\b|\bhow (?:can|could) (?:he|she|they)\b|\bhow do you see|\bhelp (?:me )?with my|\btake it as read|\btalk about first|\btyping and deleting|encrypt|\bset me back|\bwho (?:could|can|will) (?:see|read)|\bsay goodbye|\bget up for\b|\bwould (?:i|dad|mum|mom)\b|\bsecond step|\bwhis?ke?y|\bforget everything|\b(?:normal|weird|going (?:mad|crazy|insane))\b|^(?:and |but |so |oh |god,? )*why\b|, why\b|\b(?:should|could|would|ought) (?:i|we|he|she|they|you)(?: not)?(?: to)? have (?!(?:the|my|our|a|an|her|him|them|some|\w+ (?:over|round)|kids)\b)|\bshouldn'?t (?:i|we) have\b|\b(?:did|was|were|had) (?:i|we|he|she|they|it|you)\b|\bdo you (?:remember|recall|know who|have|feel|even|keep|store|save|speak)\b|\bare you\b|\b(?:will|can|could) you\b|\bkill|suicid|\bend (?:my life|it all)\b|\bdie\b|\bhurt(?:ing)? myself|\bpills?\b|\bmedicat|\bmedicine|antidepress|\bdose\b|pregnan|\babort|\bsue\b|\bpolice\b|\bpress charges|\b(?:hits|hit|beats|beat|hurts|threatens|threatened|chokes|choked) me\b|\b(?:afraid|scared|frightened) of (?:him|her)\b|\b(?:delete|erase|cancel|remove|download|export) (?:\w+ )?(?:account|this|everything i|what i|all i|subscription here)\b|\b(?:tell|ask|show|explain) you\b|\b(?:write|speak|talk|listen|say (?:it|this|that|something)) to you\b|\b(?:writ|say|tell|talk|typ)\w*\b.{0,40}\bhere\b|\b(?:this|the) (?:app|site|website|chat|chatbot|ritual)\b(?! so\b)|\bthis letter\b|\bthe letter\b.{0,30}\b(?:work|cost|take|look|arrive|written)|\bletters? (?:it|you|on) \w+|\bhave to pay\b|\b(?:explain|tell|say|start|go over)\b.{0,24}\b(?:all (?:over )?again|next time)\b|\bwithout (?:him|her|them|you)\W*$|\b(?:with|about) (?:all )?(?:this|the|my|so much|these) (?:\w+ )?(?:pain|grief|guilt|anger|rage|love|sadness|loneliness|emptiness|feelings?|silence|hate|sorrow|anxiety|panic)\b|\b(?:all )?(?:this|these) (?:love|pain|grief|anger|guilt)\b|\bthe point\b/

/** How a deliberation is worded. */
const asks =
  /\b(?:should|shoud|shud|shall|ought|do|must|can|could|may|might|would|shouldn'?t|don'?t) (?:i|we|one|u|you)\b|\bam i (?:supposed|meant|better|allowed)|\bare (?:we|you|people) (?:supposed|meant)|\b(?:i|we) (?:should|must|need to|have to|ought|better)\b|\b(?:what|how|where|when|which|who)\b.{0,16}\b(?:do|does|should|shall|can|could|would|must|am|to|gets?|keeps?|tell|goes)\b|\bwhether\b|\bis it (?:ok|okay|fine|all right|alright|wise|better|best|worth|time|too (?:soon|early|late)|a good idea|good)\b|\bis (?:good|better|ok)\b|\b(?:would|will) it be\b|\bbetter (?:to|if)\b|\bor not\b|\byes or no\b|\b(?:any|your|need|some) (?:advice|ideas?|tips?)\b|\b(?:not sure|don'?t know|dont know|can'?t decide|unsure|wondering) (?:if|what|how|where|which|about)\b|^(?:so |and |but |ok,? |then )*\w+(?: [\w']+){0,7} or [^?]*\?|^(?:so |and |but |ok,? |then |just )*(?:block|mute|unfollow|delete|quit|sell|move|write|text|call|reply|answer|go|stay|leave|keep|donate|forgive|tell|apologi[sz]e|resign|scatter|adopt|invite|ignore|meet)\b[^?]*\?/

const within = withWords({
  KIDS: "(?:kids?|child|children|child'?s|son|sons|daughters?|boys?|girls?|little (?:one|ones|boy|girl)|toddler|grand(?:son|daughter|child|children|kids?)s?|nephews?|nieces?|(?:he's|she's|hes|shes|he is|she is|is|who's) (?:only )?(?:[2-9]|1[0-5]|two|three|four|five|six|seven|eight|nine|ten)(?! (?:months|weeks|days|am|pm)))",
  PET: '(?:dogs?|cats?|puppy|puppies|kittens?|pets?|animals?|horse|rabbit|parrot|hamster|guinea pig)',
  FAM: "(?:(?:step|half[- ]|twin )?(?:brother|sister)s?|siblings?|(?:mother|father|son|daughter|brother|sister)s?[- ]in[- ]laws?|in[- ]laws?|cousins?|aunt(?:ie)?s?|uncles?|mum|mom|dad|mother|father|parents?|family|relatives|stepm\\w+|stepf\\w+)",
  MATE: '(?:husband|wife|partner|boyfriend|girlfriend|fiancee?|spouse|bf|gf|man|woman)',
  EVENT: "(?:funeral|wake|wedding|mass|service|memorial|party|parties|dinner|lunch|barbecue|bbq|reunion|christening|baptism|graduation|shower|birthday|thanksgiving|christmas|xmas|easter|eid|diwali|hanukkah|new year'?s?(?: eve)?|celebration|ceremony|prayers|shiva|novena|get[- ]?together|anniversary|gathering|reception|first communion|nikah|hen do|stag do|engagement|burial|cremation|viewing|event|prom|invitation)",
  OBJECT: "(?:clothes|clothing|shirts?|t-shirts?|coats?|jackets?|jumpers?|sweaters?|cardigans?|hoodies?|shoes|slippers|boots|trainers|dress(?:es)?|suits?|rings?|jewell?ery|watch|necklace|glasses|toys?|things|stuff|belongings|possessions|toothbrush|razor|perfume|aftershave|books|records|tools|mugs?|cups?|wheelchair|walker|cot|crib|pram|gifts?|presents?|letters|cards|wardrobe|closet|teddy|pillow|blankets?|hats?|caps?|scarf|scarves|car|van|bike|piano|guitar|radio|record player|telly|tv|sewing machine|typewriter|plants?|pictures?|paintings?|sofa|table|plates|kettle|umbrella|medals?|collection|desk|chair|armchair|drawers?|saree?s?|handbag|bag|suitcase|keepsakes|hospital bag)",
  RECORDS: '(?:voice ?(?:mails?|notes?|messages?|memos?)|recordings?|audios?|messages?|texts|chats?|conversations?|photos?|photographs?|pictures?|pics|videos?|emails?|playlists?|phone|whatsapps?|voice)',
  PAPERS: '(?:papers|paperwork|insurance|insurer|pension|probate|banks?|bills|debts?|mortgage|tax(?:es)?|bureaucracy|death certificate|admin|forms|solicitor|lawyer|notary|inheritance|the estate|his estate|her estate|savings|funeral costs|joint account|bank accounts?|utilities)',
  THEM: "(?:him|her|them|my ex|the ex|my ex-?\\w+|(?:to|with) (?:him|her|them|my))",
})

const heard = (...patterns: readonly RegExp[]): RegExp => new RegExp(`^(?!.*(?:${never.source}))(?=.*(?:${asks.source})).*?(?:${within(...patterns).source})`)

/** Practical matters as they are asked about: how each is heard, the plainest first. One sentence, read without accents, in lower case. */
export const practicalHeardEn: readonly PracticalHeard[] = [
  {
    id: 'ashes',
    hears: heard(/ashes|urn|scatter(?:ing)?/),
  },
  {
    id: 'child-funeral',
    hears: heard(/(?:take|bring|let|allow|have)\b.{0,40}KIDS.{0,40}(?:funeral|wake|burial|cremation|cemetery|mass|service|viewing)|KIDS.{0,30}(?:go|come|be|attend)\b.{0,20}(?:funeral|wake|burial|cremation|cemetery|viewing)/),
  },
  {
    id: 'pet-last',
    hears: heard(/put(?:ting)? (?:(?:him|her|them|my \w+|the \w+|our \w+|PET)) (?:down|to sleep)|euthan\w+|put PET/),
  },
  {
    id: 'alone-or-with',
    hears: heard(/\b(?:alone|on my own|by myself)\b.{0,40}\bor\b.{0,60}\b(?:with|ask|take|bring|invite|together|have)\b|\b(?:with|ask|take|bring|invite|together)\b.{0,60}\bor\b.{0,20}\b(?:alone|on my own|by myself)\b/),
  },
  {
    id: 'pet-keep',
    hears: heard(/(?:keep|take on|take in|bring home|rehome|re-home|give up|give away|find a home for) (?:on )?(?:the|his|her|their|my (?:mum|mom|dad|mother|father|sister|brother|gran|nan|ex|husband|wife)'?s?) (?:\w+ )?PET\b(?! (?:in|out|off|on|from))|(?:take|bring) (?:the|his|her|their) (?:\w+ )?PET home/),
  },
  {
    id: 'pet-next',
    hears: heard(/(?:another|new|second|next|different) PET|(?:get|adopt|buy|take in|foster|have|rescue)\w* (?:a|an|another|some) (?:\w+ )?PET|adopt (?:again|one)/),
  },
  {
    id: 'pet-things',
    hears: heard(/(?:PET|his|her|their|\w+'s) (?:\w+ )?(?:bowls?|lead|leash|collar|kennel|crate|litter(?: box| tray)?|basket|dog bed|cat bed|feeder|chew toys?|tag)|(?:lead|leash|collar|bowls?|litter (?:box|tray)|dog bed|cat bed|kennel|cat tree)|PET'?s? (?:bed|things|stuff|toys?|blankets?|food)/),
  },
  {
    id: 'checking-profile',
    hears: heard(
      /(?:stop|stopping|quit|avoid|resist|habit|keep (?:myself )?from|not|help|don't|without|instead of)\b.{0,30}\b(?:check|look|stalk|spy|watch|scroll|search|peek|snoop|view|refresh|open)\w*\b.{0,40}\b(?:profile|instagram|insta|ig|facebook|fb|whatsapp|stories|story|status|last seen|online|page|feed|tiktok|socials?|social media|snap\w*|posts?|accounts?|likes|phone|him|her|them|ex)/,
      /(?:check|look(?:ing)? at|look(?:ing)? up|stalk|spy|peek)\w*\b.{0,24}\b(?:profile|instagram|insta|facebook|fb|whatsapp|stories|story|status|last seen|feed|tiktok|socials|social media|posts|likes)/,
      /so (?:that )?(?:i|we) (?:don't|can't|stop|won't|dont) (?:look|spy|stalk|check|keep)\w*/,
      /(?:stop|quit) (?:stalking|spying|checking up)\b.{0,20}/,
    ),
  },
  {
    id: 'block-unfollow',
    hears: heard(/(?:un)?block(?:ing)? (?:him|her|them|his|my|the|or|and|\w+ on)|^(?:so |and |or )*(?:un)?block|unfollow\w*|unfriend\w*|mut(?:e|ing)|keep following|follow (?:him|her|them)|(?:delete|remove|erase|lose)\b.{0,24}\b(?:number|contact|from (?:my|facebook|instagram|insta|everything|whatsapp)|as a friend)|(?:delete|remove) (?:him|her|them)(?=\W*$| from| on| off| or)|restrict (?:him|her|them)/),
  },
  {
    id: 'phone-messages',
    hears: heard(
      /(?:delet|eras|keep|listen|play|sav|look(?:ing)? (?:at|through)|get(?:ting)? rid|remov|tak(?:e|ing) down|put(?:ting)? away|archiv|cancel|switch off|turn off|read|do with|do about|watch|hear|post|back up|burn|tear)\w*\b.{0,24}\b(?:his|her|their|our|the|those|these|old|all|any|last|\w+'s|\w+s') (?:\w+ ){0,3}RECORDS/,
      /(?:his|her|their|our|those|old|last|\w+'s) (?:\w+ ){0,2}RECORDS\b.{0,50}\b(?:delete|erase|keep|listen|play|save|switch|cancel|turn|throw|put (?:them|it) away|take (?:them|it) down)/,
    ),
  },
  {
    id: 'tell-children',
    hears: heard(
      /(?:tell|telling|say(?! yes| no\b)|explain|break|answer|talk)\b(?!.{0,20}\b(?:people|anyone|neighbou?rs|strangers|colleagues)\b).{0,40}\bKIDS(?! (?:that )?i (?:knew|know|lied|cheated|never|always|hate|did|had)\b)/,
      /KIDS\b.{0,50}\b(?:what|how) (?:do|should|can|shall|to|am i)\b.{0,24}\b(?:say|tell|explain|answer)/,
      /(?:tell|say to|answer) (?:them|him|her)\b.{0,30}\b(?:mummy|daddy|mommy|mama|papa|nana|granny|grandpa|grandad)/,
    ),
  },
  {
    id: 'children-time',
    hears: heard(
      /(?:let|have|allow|give|should|can)\b.{0,24}\b(?:have|take|see|keep|taking|having|pick up|spend|get)\b.{0,20}KIDS/,
      /(?:give|leave) (?:him|her|them|my ex|\w+) (?:the |my |our )?KIDS\b/,
      /(?:swap|switch|change|trade|give up|exchange)\w*\b.{0,24}\b(?:weekends?|days?|weeks?|custody|nights?)/,
      /custody|visitation|co-?parent\w*/,
      /introduc\w+\b.{0,40}\b(?:KIDS|boyfriend|girlfriend|partner)|KIDS (?:\w+ ){0,2}meet\w* (?:his|her|my|the) (?:new )?(?:MATE|girlfriend)/,
    ),
  },
  {
    id: 'speak-in-public',
    hears: heard(
      /(?:speak|talk|say|read|sing|stand up|words|speech|toast)\b.{0,40}\b(?:funeral|mass|service|memorial|wake|church|burial|celebration of life|wedding|ceremony|crematorium|pulpit|graveside)/,
      /(?:funeral|mass|service|memorial|wake|burial|wedding)\b.{0,40}\b(?:speak|speech|say something|say a few|read (?:something|out)|what (?:do|should|to) (?:i )?say)/,
      /eulogy|do i speak\b.{0,20}|(?:give|make|write) (?:a|the|my) (?:speech|tribute)/,
    ),
  },
  {
    id: 'cemetery',
    hears: heard(
      /(?:go|going|visit\w*|often|bring|take|stop|see|flowers|stand|return|avoid|drive|walk|back)\b.{0,40}\b(?:cemetery|cemeteries|grave|graveside|graveyard|tomb|headstone|gravestone|where (?:he|she)(?:'s| is) buried)/,
      /(?:cemetery|grave|graveside|graveyard|tomb)\b.{0,40}\b(?:go|visit|flowers|bring|often|skip|alone)/,
    ),
  },
  {
    id: 'let-come',
    hears: heard(
      /(?<!\b(?:don't|doesn't|didn't) )(?:let|letting|allow|have|want)\b.{0,36}\b(?:come(?! back| home)|over\b|round\b|stay with|visit|sit (?:with|at)|join|move in)/,
      /invit(?:e|ing)\b/,
      /(?:wants?|asked|asks|offered|offers) to (?:come|visit|stay|join)\b/,
    ),
  },
  {
    id: 'crying-public',
    hears: heard(
      /(?:cry\w*|cries|tears|weep\w*|break(?:ing)? down|burst\w*|well(?:ing)? up|chok\w+ up|sob\w*|lose it)\b.{0,50}\b(?:work|office|class|school|meetings?|bus|train|street|public|shop|supermarket|front of|desk|people|church|till|boss|students|customers|colleagues|there)/,
      /(?:at work|in public|office|in class|meetings?|front of)\b.{0,40}\b(?:cry\w*|tears|weep\w*|break down|burst|well up|sob\w*)/,
    ),
  },
  {
    id: 'get-through-day',
    hears: heard(
      /(?:get|make it(?= (?:through|to|past|until|till))|(?:come|go)(?= through)|survive|cope|manage|handle|face|bear|endure|last|push)\b.{0,12}\b(?:through|with|past|until|till|in)?\b.{0,16}\b(?:today|the day|this day|that day|days?|work|shift|week|weekend|mornings?|evenings?|afternoons?|sundays?|saturdays?|christmas|xmas|holidays?|new year|thanksgiving|birthday|anniversary|monday|friday|tomorrow|hour|minute|winter|summer)\b/,
      /get (?:up|out of bed|going|anything done|dressed)/,
    ),
  },
  {
    id: 'visit-event',
    hears: heard(
      /(?:go|going|attend\w*|turn up|show up|show my face|come|be there|make it|stay away|stay home|stay in|skip|miss|accept\w*|invited|bother|drop in|say yes|decline|turn down|get out of|cancel)\b.{0,50}\bEVENT/,
      /EVENT\b.{0,50}\b(?:go|attend|skip|stay (?:in|home|away)|accept|miss it|come along|turn up|show up)/,
    ),
  },
  {
    id: 'mark-date',
    hears: heard(
      /(?:mark|celebrat\w+|spend\w*|commemorat\w+|observe|do (?:on|for|about|with|at|over)|keep|send|handle|have)\b.{0,36}\b(?:birthday|anniversary|christmas|xmas|new year\w*|mother'?s day|father'?s day|valentine\w*|easter|thanksgiving|the date|that date|saturdays|sundays|holidays|day of the dead|due date)/,
      /(?:put|bother|hang|decorate)\b.{0,20}\b(?:the tree|a tree|stockings?|decorations|lights)/,
    ),
  },
  {
    id: 'money-papers',
    hears: heard(
      /(?:what|how|where|who|should|do|must|can|shall) (?:\w+ ){0,3}(?:i|we|one|to|people|you)\b.{0,50}\bPAPERS/,
      /PAPERS\b.{0,50}\b(?:what|where|how|should|who) (?:\w+ )?(?:i|we|to)\b/,
    ),
  },
  {
    id: 'apologise',
    hears: heard(/apologi[sz]\w*|apology|(?:say|saying|tell\b.{0,16}) (?:that )?(?:i'm |i am |im )?sorry|make (?:it up to|amends)|ask\b.{0,14}\bforgiveness|wronged|put (?:it|things) right|own up/),
  },
  {
    id: 'take-back',
    hears: heard(
      /(?:take|taking|accept|have|want|let) (?:him|her|them|my ex|my \w+) back/,
      /(?:get|getting|go|going) back (?:together|with (?:him|her|them|my)|to (?:him|her|my (?:ex|husband|wife|marriage)))/,
      /(?:second|another|one more|last) chance|try again|return to (?:him|her)|come back (?:home|to me)/,
      /forgiv\w+\b.{0,16}\b(?:him|her|them|my (?:ex|MATE)|affair|cheat\w*|betray\w*|infidelity|lie|lies)|trust (?:him|her|them) again/,
    ),
  },
  {
    id: 'give-back-things',
    hears: heard(
      /(?:give|hand|send|ask|return|get|want|drop|bring|take)\w*\b.{0,30}\b(?:keys?|rings?|OBJECT|furniture|money|deposit|box(?:es)?|half)\b.{0,8}\bback|give (?:it|them) back|(?:give|hand)(?:ing)? back/,
      /(?:return|hand over)\b.{0,24}\b(?:keys?|OBJECT|furniture|money)/,
      /(?:divid|split|shar(?:e|ing) out|sort(?:ing)? out)\w*\b.{0,30}\b(?:OBJECT|furniture|house|flat|home|apartment|money|everything|savings|household|dishes|assets|PET|friends)/,
      /(?:furniture|his keys|her keys|my keys|the keys|the deposit|the lease)|who (?:gets|keeps|has) (?:the|our) (?:\w+ )?(?:PET|sofa|bed|flat|tv|table|records|books|things)/,
      /(?:pick up|collect|fetch|get) (?:my|his|her|the) (?:OBJECT|rest)/,
    ),
  },
  {
    id: 'move-home',
    hears: heard(
      /(?:sell|selling|leave|leaving|keep|keeping|rent|let go of|move|moving|stay|staying|give up|downsiz\w+|remain)\b.{0,24}\b(?:house|flat|apartment|family home|our home|my home|this home|the home|farm|cottage|place on the market)/,
      /mov(?:e|ing) (?:out|house|away|back|closer|in with|home|abroad|to (?!the next|another level))/,
      /(?:side|half) of the (?:bed|room|wardrobe|closet)|sleep (?:on|in) (?:the (?:sofa|couch|spare|other|settee|middle)|his|her|our|another)|sleep (?:elsewhere|somewhere else)/,
      /(?:do with|clear|empty|change|touch|paint|use|leave)\b.{0,12}\b(?:his|her|their|\w+'s) (?:bed)?room|rearrang\w+|redecorat\w+|change the (?:bed|room|locks|sheets|furniture)/,
    ),
  },
  {
    id: 'keepsakes',
    hears: heard(
      /(?:do (?:i |we |one |people )?(?:now )?(?:with|about)|keep|keeping|donat\w+|throw\w*|chuck|bin|get rid of|let go of|sell|selling|wear|wearing|clear|clear out|clearing|empty|emptying|pack|pack up|wash|washing|hang on to|hold on to|part with|store|box up|burn|take off|taking off|sort|sort through|go through|touch|move|bring|take)\b.{0,30}\bOBJECT/,
      /(?:give|put|throw)\w*\b.{0,24}\bOBJECT\b.{0,16}\b(?:away|out|off)|(?:give|put|throw)\w* away\b.{0,20}\bOBJECT/,
      /OBJECT\b.{0,50}\b(?:keep|give|donate|throw|sell|get rid|store|clear|bin|wear|put (?:them|it) away)/,
    ),
  },
  {
    id: 'quit-job',
    hears: heard(
      /quit(?! (?:smoking|drinking|school|uni|university|college|looking|checking|my (?:degree|course|studies|phd)|the (?:course|degree)))|resign\w*|(?:hand|give)\b.{0,10}\bnotice|leave (?:my|the|this) (?:job|work|company|firm|post|position|career|practice)|part[- ]time|fewer hours|(?:cut|reduce|drop)\b.{0,12}\bhours|(?:sick|unpaid|medical|stress|compassionate|bereavement|annual) leave|(?:ask for|take|request) (?:a |some |my )?leave|sabbatical|time off|(?:take|accept|refuse|turn down|say yes to)\b.{0,14}\b(?:job|offer|promotion|position|redundancy|package|transfer)|job offer|(?:go|going|return\w*|get) back to (?:work|the office)|chang\w+ (?:jobs?|careers?)|stay in (?:my|this) (?:job|post)|(?:my|this|the other) job|early retirement|retire/,
    ),
  },
  {
    id: 'study-choice',
    hears: heard(
      /(?:drop|quit|leave|chang\w+|switch\w*|sit|skip|finish|continue|finishing|doing|carry on|keep on|go back to|postpone|defer|choose|resit|retake|give up|paus\w+|stay|apply|repeat|do|take|start|return|stick)\b.{0,30}\b(?:degree|major|course|uni|university|college|studies|studying|exams?|finals|phd|thesis|master'?s?|semester|law school|med(?:ical)? school|gap year|nursing|dissertation|my year)/,
      /drop(?:ping)? out|(?:my|the) (?:degree|course|studies|exams?|finals|phd|thesis)\b.{0,40}\b(?:or|quit|leave|drop|change|sit|skip)/,
    ),
  },
  {
    id: 'what-to-do-with-life',
    hears: heard(
      /(?:what|how) (?:does|do|should|would) (?:one|you|people|anyone|a person)\b.{0,20}\b(?:do|fill)\b.{0,30}\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|mornings?|days?|week|retire\w*)/,
      /(?:do|doing next) with (?:my|the rest of my|what's left of my) life|(?:what|which) (?:kind of |sort of )?(?:career|job|work|path|direction) (?:should|do|to|can|shall|would)|(?:find|look for|looking for|search for|apply for|get) (?:a |any |some |new |another |for )*(?:job|jobs|work|employment)/,
      /(?:where|how) (?:do|should|can|to|does)(?: i| we| one)? (?:even )?(?:start|begin)\b.{0,8}\b(?:over|again|from|looking|when|if|to look|my life|with my life|a new)|start (?:my life )?(?:over|from scratch|again from)|reinvent\w*|rebuild my life|what (?:should|do|can) i (?:do next|become|be now)|(?:choose|find) (?:a |my |some )?(?:path|career|purpose|direction|calling)/,
    ),
  },
  {
    id: 'help-someone',
    hears: heard(
      /(?<!\b(?:a|any|no|some) )(?:help|support|comfort|approach|reach|get through to|be there for|cheer up|console|look after|care for)\b.{0,30}\b(?:my (?!self)\w+|him|her|them|someone|somebody|a friend|a colleague|others|our \w+)/,
      /get (?:him|her|them|my \w+) to (?:talk|open up|eat|see|come out)/,
      /(?:won't|wont|doesn't|refuses to|isn't|will not|does not|never|barely) (?:want to )?(?:talk|talking|speak|open up|come out|leave (?:his|her|the) room|say a word)\b(?! to me)/,
      /(?:friend|someone|somebody|colleague|neighbour|neighbor|coworker)\b.{0,20}\b(?:who(?:'s|se)?|that)\b.{0,30}\b(?:lost|losing|died|passed|grieving|widow\w*)/,
    ),
  },
  {
    id: 'family-conflict',
    hears: heard(
      /FAM\b.{0,60}\b(?:said|says|hurt(?:ful)?|fight\w*|quarrel\w*|argu\w+|inherit\w*|the will|house|flat|car|money|share|gets|keeps|land|sell\w*|contest|accus\w+|blam\w+|selfish|not speaking|isn't speaking|won't speak|nasty|cruel|took|insult\w*|rude)/,
      /(?:answer|confront|forgive|cut off|stand up to|fight|argue with|fall out with|speak to|talk to|make peace with|ignore|let it go|stop (?:talking|speaking) to)\b.{0,20}\bFAM/,
      /(?:house|car|inheritance|the will|jewell?ery|land)\b.{0,40}\bFAM|who (?:gets|keeps|inherits) (?:the|his|her|mum's|dad's) (?:\w+ )?(?:house|car|flat|jewell?ery|things|money|land)/,
    ),
  },
  {
    id: 'people-ask',
    hears: heard(
      /(?:when|if|whenever|every time)\b.{0,30}\bask(?:s|ing|ed)?\b/,
      /(?:people|neighbours?|neighbors?|colleagues|strangers|everyone|everybody|those|anyone|friends) (?:who|that)(?: keep)? ask\w*/,
      /(?:answer|say to|tell|reply to)\b.{0,16}\b(?:neighbours?|neighbors?|nosy|strangers|everyone at)/,
    ),
  },
  {
    id: 'answer-message',
    hears: heard(/(?:answer|reply|repli\w+|respond\w*|text back|text (?:him|her|them) back|write back|call (?:him|her|them )?back|call (?:him|her|them) back|get back to (?:him|her|them|my)|pick up(?! (?:the (?:kids|children)|my|his|her|where))|ignore (?:him|her|it|them|the (?:message|text|call)|my)|leave (?:him|her|it|them) on (?:read|seen))/),
  },
  {
    id: 'new-love',
    hears: heard(
      /(?:start|begin|go back to|try) (?:to )?dat(?:e|ing)|dating|date (?:again|someone|somebody|other|anyone|people|a)|(?:go|going|been asked) (?:out )?on (?:a |any |some |that |the |this )*dates?|(?:first|the|a) date with|tinder|hinge|bumble|new (?:relationship|man|woman|love)|someone new|somebody new|meet(?:ing)? (?:someone|somebody|other|new people|one of)|see other people|seeing someone|remarry|marry again|(?:love|fall in love) (?:someone |somebody )?(?:else|again)|go out with (?:someone|somebody|a |another|him|her|this)|open (?:my|this) heart/,
    ),
  },
  {
    id: 'stay-or-leave',
    hears: heard(
      /(?:stay|staying|stick|continue|go on) (?:together |on )?with (?:him|her|them|my (?:MATE|boyfriend))|(?:leave|leaving|dump|divorce) (?:my (?:MATE)|him|her)\b(?! (?:a|be|alone|in peace|on|the|some|my|to|at|in|with|there))|break(?:ing)? (?:up|it off)|(?:get|file for|want) (?:a |the )?(?:divorce|separation|divorced|separated)|split up|separate from|end (?:the|this|my|our|things) ?(?:relationship|marriage|with|engagement)?|(?:stay in|save|work on|leave|give up on|fight for) (?:the|this|my|our) (?:marriage|relationship)|stay (?:or|and not) (?:leave|go)|leave or stay|call off|stay together/,
    ),
  },
  {
    id: 'ask-for-help',
    hears: heard(
      /(?:see|seeing|go|going|need|try|find|get|start|call|ring|talk|speak|look for|ask|join|begin|choose|book|looking for)\b.{0,24}\b(?:therap\w+|counsell?\w+|psycholog\w+|psychiatr\w+|doctor|gp|a professional|professional help|shrink|support group|grief group|groups?|helpline|for help|some help|specialist)/,
      /go (?:to|and see|see) (?:someone|somebody)(?= ?\W*$| about| to talk)|(?:need|is) therapy|therapy/,
    ),
  },
  {
    id: 'meet-ex',
    hears: heard(
      /(?<!\b(?:let|have|bring|take|make|wants?|wanted|allow)\b.{0,16})(?:see|meet|meeting|meet up with|visit|go and see|go see|run into|face) (?:him|her|them|my ex|the ex)\b(?! in (?:that|the|there|prison|jail|hospital))(?!.{0,40}\b(?:coffin|casket|body|chapel|morgue|mortuary|again (?:one day|in heaven|someday)))/,
      /(?:go|have|grab|get|meet|meeting|accept)\b.{0,14}\b(?:for )?(?:a )?(?:coffee|drink|lunch|dinner|talk|walk)\b.{0,12}(?:with (?:him|her|them|my ex|the ex)|\?)|meet up|(?:sit down|talk|have a talk|speak) (?:to|with) (?:him|her|them|my ex|the ex)\b|meet my ex/,
    ),
  },
  {
    id: 'write-to-ex',
    hears: heard(
      /(?<!what (?:do|should|can) i )(?:writ(?:e|ing)|text|texting|message|messaging|call|calling|ring|phone|contact|contacting|dm|email|e-mail)\b(?! (?:in sick|it (?:off|quits|a)))(?: (?:to|a (?:letter|message|text|card) to|him|her))? (?:him|her|them|THEM|my (?!boss|doctor|gp|lawyer|bank|landlord|therapist)\w+)/,
      /reach(?:ing)? out|get in touch|break (?:the )?no contact|hit send|press send|send (?:it(?! back)|that|the (?:message|text|letter|email)|a (?:message|text|letter|card)|him|her|them)\b|wish (?:him|her|them) (?:a )?happy|send (?:\w+ ){0,3}card|call or (?:not|text)|make the first move|talk to (?:him|her)/,
    ),
  },
  {
    id: 'tell-others',
    hears: heard(
      /(?:tell|telling|confess|admit|come clean|break (?:it|the news)|announce|inform|mention|explain)\b(?! (?:me|you|us|if|things|the difference))(?: (?:it|this|that|the truth))?(?: to)? (?:my|him|her|them|people|everyone|everybody|anyone|anybody|someone|somebody|work|the|our|his|others|\w+ (?:that|about|what|the truth))/,
      /let\b.{0,14}\bknow|say to (?:my|him|her|them|people|the|our|his)|what (?:do|should|can|am i supposed to|shall|to) (?:i )?(?:say|tell)\b|keep (?:it|this) (?:a )?secret|keep it to myself|who (?:should|do|can|else) i tell/,
    ),
  },
  {
    id: 'sleep-night',
    hears: heard(
      /(?:what|how|any|where|should)\b.{0,50}\b(?:sleep(?! with (?:him|her|my|someone|other))|asleep|awake|insomnia|[1-5] ?(?:am|a\.m)|in the morning|middle of the night|nights?|tonight|nightmares?|bedtime)/,
      /(?:can't sleep|awake|wake up|[1-5] ?am|insomnia)\b.{0,60}\b(?:what|how|should)\b/,
    ),
  },
  {
    id: 'general',
    hears: heard(
      /(?:should|shall|shud|shoud|ought) (?:i|we) (?!be (?:feeling|over|better|past|ashamed|worried|sad|happy|angry|crying|able|scared)|feel|still|expect|hope|keep hoping|worry|believe|understand|know|forget|just know|blame|start with|begin with|say (?:it|her|his) name)\w+/,
      /(?:do|can) (?:i|we) (?!have|need|sound|come across|look|seem|know|want|dream|like|love|even|really|still|get|talk|explain|write|start|begin|tell|say|deserve|matter|use|change|pay|use|print|download|hear|listen|read|speak|feel|miss)\w+[^?]*\b(?:or (?:not|leave|wait|stay|keep|let|do|just|try|go|sell)|yes or no)\b/,
      /(?<=^(?:[\w']+,? ){0,4})(?:(?:what|wat) (?:do|should|can|would|shall|must|ought) (?:i|we|you)(?: to)? do(?: now| then| next| about (?:it|this|that)| in my place| if you were me)?|what (?:to do|am i supposed to do)(?: now)?|tell me what to do|(?:what (?:do|would) you (?:advise|suggest|recommend)|any advice|your advice|i need (?:some )?advice))(?=\W*$|,.*\b(?:or|view)\b)|don't know what to do(?=\W*$)/,
      /(?:so |and |but |ok |well |just )*yes or no(?=\W*$)(?<=^(?:so |and |but |ok |well |just )*yes or no)|do it or not|do i do it|should i do it|go for it|is it better to|would it be better|better to \w+ or|can't decide|how do (?:i|you|people) (?:decide|choose)|which (?:one )?(?:should|do) i/,
    ),
  },
]
