/** Short forms people type on a phone, written out. Only those that cannot be another word. */
export const shortFormsEn: Record<string, string> = {
  monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday', thursday: 'Thursday', friday: 'Friday', saturday: 'Saturday', sunday: 'Sunday', mondays: 'Mondays', fridays: 'Fridays', saturdays: 'Saturdays', sundays: 'Sundays', christmas: 'Christmas', january: 'January', february: 'February', april: 'April', october: 'October', september: 'September', november: 'November', december: 'December',
  u: 'you', ur: 'your', r: 'are', bc: 'because', bcz: 'because', cuz: 'because', coz: 'because', cos: 'because', tho: 'though', thru: 'through', pls: 'please', plz: 'please',
  b4: 'before', '2day': 'today', '2nite': 'tonight', gonna: 'going to', wanna: 'want to', gotta: 'have to', dunno: "don't know", idk: "I don't know", ily: 'I love you', msg: 'message', msgs: 'messages',
  txt: 'text', w: 'with', wo: 'without', abt: 'about', ppl: 'people', rly: 'really', sry: 'sorry', omg: '', lol: '', smh: '', tbh: '', imo: '', bday: 'birthday', gf: 'girlfriend', bf: 'boyfriend', hubby: 'husband', xmas: 'Christmas', yrs: 'years', yr: 'year',
  n: 'and', i: 'I', im: "I'm", ive: "I've", dont: "don't", didnt: "didn't", cant: "can't", couldnt: "couldn't", wouldnt: "wouldn't", shouldnt: "shouldn't", wasnt: "wasn't", isnt: "isn't", arent: "aren't", werent: "weren't", havent: "haven't",
  hasnt: "hasn't", hadnt: "hadn't", wont: "won't", doesnt: "doesn't", hes: "he's", shes: "she's", weve: "we've", theyve: "they've", aint: "ain't", mustnt: "mustn't", thats: "that's", theres: "there's", whats: "what's", youre: "you're", theyre: "they're", youve: "you've", "i'm": "I'm", "i've": "I've", "i'd": "I'd", "i'll": "I'll",
}
