import type { Texts } from '../texts'

/** To whoever asks whether it is awful of them: an answer first. */
export const judged: Texts['judged'] = {
  absence: ["No. Not being there isn't abandoning anyone. You couldn't have known.", "No. Nobody can always be there, and it doesn't say how much you cared.", "No. It hurts that you weren't there because it mattered to you. That isn't the same as letting anyone down."],
  foolish: ["That doesn't sound foolish to me.", "I don't see it that way.", "There's nothing to be ashamed of there.", "I don't think that's silly. It matters to you."],
  any: ["No. That doesn't make anyone a bad person.", "No, I don't think so. From what you tell me, I don't see a bad person.", "No. Not being able to carry everything isn't the same as being unkind.", "No. Being at the end of your tether isn't being bad."],
  relief: ["No, it isn't awful. You can love somebody and be relieved that what they went through is over.", "No. You were relieved that it ended, and that isn't being glad they're gone.", "No, it isn't. After that long, relief can sit right next to love.", "No. You were worn out, and relief and grief fit in the same day."],
  anger: ["No. People get angry with the ones they love, and feeling it harms nobody.", "No. After what you've told me it would be odd not to be angry.", "No, it isn't wrong. Being angry doesn't cancel the rest."],
  joy: ["No. A good hour takes nothing away from anyone.", "No. You can laugh today and miss them tomorrow; it's no betrayal.", "No, quite the opposite. Laughing is a rest too."],
  tears: ["No. Some people cry late and some hardly at all, and it doesn't measure what they felt.", "No. Not crying doesn't mean you don't care.", "No, it isn't wrong. Sometimes nothing comes for a long time, and then it comes when it likes."],
  missing: ["No. You can miss somebody who hurt you, and that isn't the same as wanting to go back.", "No. Missing somebody commits you to nothing, and says nothing bad about you.", "No, it's about as human as it gets."],
  newLove: ["No. Wanting to be happy with somebody doesn't wipe out what was before.", "No. Nobody has to stay on their own to prove they loved.", "No, it isn't wrong. You can be glad and sad at the same time."],
  keepingAway: ["No, it isn't. Not having the strength for that right now isn't unkind.", "No. You're allowed not to be up to it today.", "No. Keeping your distance from what burns doesn't make you a bad person.", "No. Nobody can look after everyone at a time like this."],
}
