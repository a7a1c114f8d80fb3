import type { RuminationWords } from '../rumination'

export const english: RuminationWords = {
  signs: {
    why: new RegExp(
      [
        '\\bwhy (?:did|would|does|didn\'t|doesn\'t|couldn\'t|won\'t|has|hasn\'t|is|isn\'t|wasn\'t) (?:he|she|they|my ex|i|it|we|him|her)\\b[^.?!]{0,30}\\b(?:leave|left|go|love|want|choose|chose|lie|lied|cheat|end|stay|enough|care|fight|call|change|do (?:this|that|it)|say)\\w*',
        '\\bwhy (?:he|she|they) (?:left|lied|cheated|ended|changed|stopped|chose|went|didn\'t|doesn\'t|couldn\'t)\\b',
        '\\bwhat did i do (?:wrong|to)\\b|\\bwhat\'s wrong with me\\b|\\bwhy wasn\'t i enough\\b',
        '\\bwhat does (?:she|he|the other)[^.?!]{0,15} have\\b',
        '\\bhow (?:could|can) (?:he|she|they) (?:just )?(?:do|leave|move on|forget|be with)',
        '\\bi (?:don\'t|can\'t|cannot|do not) (?:understand|get|see) (?:why|how|what happened)\\b',
        '\\bdid (?:he|she|they) ever (?:really |even )?love me\\b',
      ].join('|'),
    ),
    checking: new RegExp(
      [
        '\\b(?:check|look|stalk|scroll|watch|see|saw|went (?:on|through)|been on)\\w*[^.?!]{0,25}\\b(?:profile|instagram|insta|facebook|tiktok|stor(?:y|ies)|photos?|pictures|status|last seen|followers|likes?|whatsapp|feed)\\b',
        '\\b(?:was|is|were) (?:last )?online\\b|\\blast seen (?:at|was)\\b',
        '\\b(?:reread|re-read|rereading|read(?:ing)? (?:all )?(?:our|the) (?:old )?(?:messages|texts|chats?))\\b',
        '\\b(?:drove|walked|went) (?:past|by) (?:his|her|their) (?:house|place|flat|work|street)\\b',
        '\\b(?:texted|messaged|wrote to) (?:him|her|them) again\\b|\\btyped (?:a message|it)[^.?!]{0,20}deleted\\b',
      ].join('|'),
    ),
    replay: new RegExp(
      [
        '\\bif (?:only )?i (?:had|hadn\'t|\'d|would have|wouldn\'t have)\\b',
        '\\b(?:over and over|again and again|round and round|on a loop|on repeat|in circles)\\b',
        '\\b(?:replay|relive|rewind|go(?:ing)? over)(?:ing|s|ed)?\\b[^.?!]{0,25}\\b(?:that|the|our|it|every|this)\\b',
        '\\bcan\'t stop thinking\\b|\\bkeep thinking about\\b',
      ].join('|'),
    ),
  },
  offers: {
    ground: [
      'That question has come round a few times. Before the next lap, something for the body: put both feet on the floor and name five things you can see from where you are. Then we go on, if you like.',
      'We have been through that scene more than once, and it hurts at each showing. Try letting the air out to a count of six, three times. The scene can wait two minutes.',
      'Your head is on that day and you are here. What is within reach? Touch something cold, something rough, something of yours. Tell me what you found.',
      'Stop the loop for a moment: stand up, fetch a glass of water and drink it slowly. When you come back, this will still be here.',
    ],
    prompt: [
      'We have been at the why for a while. Perhaps that answer belongs to someone else, or to nobody. Here is another question: what was a little less hard this week than last?',
      'That “why” has gone round several times now. Let us change one word: who do you want to know it for, the person you were then, or the one you are today?',
      'You come back to the same door, and it is still shut. What is there in the other rooms of your life that nobody has looked at lately?',
      'If you knew the exact reason tomorrow, what would you do at five in the afternoon? Start by telling me that.',
    ],
    pause: [
      'Looking at what they are up to hurts and gives one drop of relief, which is why it repeats. Could the phone spend the night in another room? I am not going anywhere.',
      'We have passed through this several times today. It may be time to stop: ten minutes outside, no screen. What is left to say can be said afterwards.',
      'Each time you look, the wound starts from zero. What if we leave it for today, and you write tomorrow the first thing you notice on waking?',
      'There is a tiredness that more talking does not mend. For tonight, take a rest from the question. If you can’t sleep, I am still here.',
    ],
  },
}
