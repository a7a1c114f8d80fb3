/** Everyday English words by what they mean: the plain matter around the graver words of en.ts, written the same way. */
export const englishPlainWords: Record<string, string> = {
  be: 'am being been being_a ive_been',
  have: 'have has had having got ive hav',
  it: 'it that this something thing things stuff it_all the_thing',
  do: 'do doing did does done_it make makes made making happen happened happens do_this doin',
  feel: 'feel feels feeling felt feelings emotion emotions feelin',
  see: 'see saw seen seeing look looks looked looking watch watched watching stare staring notice noticed eyes eye',
  say: 'tell talk talked talking speak spoke speech mention mentioned explain admit confess chat chatting call_it',
  give: 'give gave given giving handed hand_over pass_on share lend lent',
  put: 'put putting place placed set hung wrapped locked packed pulled pull put_on took_off taking_off hold',
  come: `
    come came coming comes arrive arrived get_home got_home get_back got_back walk walked walking go goes going_to_the went gone_to enter entered
    climb climbed went_up cross crossing crossed turn turned ran turning stood stand standing sat sit sitting move`,
  wait: 'wait waiting waited',
  open: 'open opened opening unlocked',
  close: 'close closed closing shut locked_the lock shuts',
  fallbreak: 'fell broke_my broken_my tripped slipped dropped smashed_a cracked spilled broke_down twisted',
  remain: 'left_over remains stayed stay_at still keep keeps kept_the',
  day: `
    day days week weeks month months year years hour hours morning_of evening afternoon time times season summer winter autumn spring sundays mornings
    evenings nights`,
  number: `
    two three four five six seven eight nine ten twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty
    seventy eighty ninety hundred thousand first second third half double couple once twice 1 2 3 4 5 6 7 8 9 10 12 14 15 20 30 40 50 100 both`,
  age: 'old age young older younger aged retired adult elderly years_old year_old grown born_in teen teens',
  person: 'man men woman women guy guys bloke lady ladies people_at person stranger name neighbour_is girl_at anybody whoever twin lads gentleman',
  phone: `
    phone phoned call called calls calling ring rang text texts texted message messages voicemail photo photos picture pictures video_call facetime
    whatsapp instagram insta facebook post posted online profile group_chat number emails tv telly radio snapchat tiktok unread answer`,
  bodypart: `
    hand hands foot feet leg legs arm face mouth head chest stomach belly back shoulder shoulders knee knees finger fingers teeth tooth skin nails ear
    ears hair heart hip bones bone ankle nose lips lungs neck`,
  object: `
    table chair chairs door doors window_sill cup mug plate glass_of bag bags box boxes clock watch_he shoe boots shirt tie coat dress jacket jumper
    scarf hat socks glasses ring rings machine ladder stairs wall lamp light lights candle candles brush towel mirror toy toys purse umbrella fridge
    oven shower tub tap sheets blanket pillow_case carpet curtains stove sink kettle desk alarm iron bench bin bins cupboard shelf`,
  nature: `
    sun rain raining snow wind moon star stars hill_walk mountain forest tree trees flower flowers roses field fields sky cloud birds bird robin
    butterfly village street road park square city town farm garden_centre seeds tomatoes air country beach_walk yard`,
  event: `
    party present presents gift gifts dance dancing danced photo_of concert museum fair market shop shops shopping hairdresser dentist vet_appointment
    visit visits visiting celebration celebrate bingo choir guitar piano music sing singing sang dinner_party barbecue quiz`,
  making: `
    knit knitting sewing painting draw drawing learn learning learned teach taught studying read reads reading_a cooked fix fixed clean cleaned
    cleaning wash washed washing sweep iron_his sort_the build built plant_a planted baking bake baked practise_my gardening working_on`,
  good: `
    good nice lovely great best better beautiful pretty favourite favorite perfect amazing sweet lucky glad_that enjoy love_it sound grand_job
    brilliant kind`,
  bad: 'bad worse worst awful terrible horrible ugly wrong rubbish shitty crappy',
  much: 'much many so_much too_many_times lot lots loads every all_this bit really very',
  little: 'few little less least bit_of barely small',
  same: 'same other another else different again_and usual',
  true: 'true truth actually really honest sure obviously normal weird clear maybe perhaps probably real',
  ask: 'can_you could_you help_me_with please do_you is_there are_there does_the how_do_i where_do where_is tell_me',
  need: 'need_a should have_to got_to must ought supposed',
  colour: 'red blue green white black yellow grey_coat pink purple brown orange',
  side: 'side under on_top inside outside behind in_front near far against towards bottom corner place spot where off down up',
  light: 'turn_off turned_off switch switched_off light_the lit turn_on dark_out',
  learnhave: 'know knew knows understand understood realise realised realize realized forgot',
  finish: 'finished_the finally_finished completed',
  stillalive: 'still_here still_alive alive still_standing',
  weakpromise: 'promise promised promises swear_i vow vowed',
  wound: 'stitches rib ribs plaster bandage fever infection graze sprained bruise_on swollen',
  legal: 'sign signed_the signing custody will_reading probate inquest decree licence contract_for',
  visit: 'visit_the_grave flowers_to flowers_on headstone_and grave_on candle_for mass_for memorial_bench',
}
