/** Who, whether and when in English: the classes around the graver words of en.ts, written the same way. */
export const englishFrames: Record<string, string> = {
  // Who
  me: 'i me my mine myself meself mesel',
  you: 'you your yours yourself ye yous yall',
  other: 'he she him her his hers they them their theirs that_man that_woman that_bastard that_bitch this_guy some_guy a_guy someone somebody',
  himself: 'himself herself themselves themself kill_himself kill_herself his_own_life her_own_life hurting_herself hurting_himself',
  we: 'we us our ours ourselves',
  everyone: 'everyone everybody people family all_of_you all_of_them the_world my_family loved_ones the_rest others any_of_you',
  nobody: 'nobody no_one noone none_of_them not_a_soul',
  mother: 'mum mom mam mother mummy mommy mama ma mammy momma',
  father: 'dad daddy father da papa pop pa pops',
  child: `
    son daughter kid kids child children baby babies boy girl boys girls toddler toddlers twins grandson granddaughter grandkids grandchildren
    little_one wee_one little_ones newborn infant lad`,
  sibling: 'brother sister brothers sisters bro sis sibling niece nephew nieces nephews cousin cousins uncle aunt auntie aunty brother_in_law sister_in_law',
  partner: 'husband wife partner boyfriend girlfriend bf gf fiance fiancee hubby missus spouse darling sweetheart love_of babe my_love fella my_fella my_man',
  ex: 'ex exes my_ex ex_husband ex_wife ex_boyfriend ex_girlfriend exhusband former_partner',
  grandparent: 'nan gran nana grandma grandad granddad grandpa granny grandfather grandmother nanna pop_pop grandparents',
  friend: 'friend friends mate mates best_friend bestie pal buddy roommate flatmate housemate classmate classmates neighbour neighbor neighbours next_door',
  pet: 'dog cat puppy kitten rabbit hamster budgie budgies horse pony parrot goldfish pets pet dogs cats vet',
  work: `
    job work boss office meeting meetings client clients shift shifts project manager colleague colleagues coworker overtime payroll promotion
    promoted redundant fired sacked quit_my quit_the resign resigned interview contract deadline deadlines employer hr warehouse commute intern`,
  school: `
    school class classes teacher teachers exam exams essay thesis dissertation uni university college homework grade grades coursework finals lecture
    professor campus semester detention lunch_break revision sixth_form principal`,
  doctor: `
    doctor doctors gp hospital therapist therapy counsellor counselor psychiatrist psychologist nurse surgery ward er clinic ambulance icu paramedic
    diagnosis biopsy chemo scan treatment prescription prescribed hospice oncologist surgeon crisis_team sectioned inpatient psych_ward appointment
    a_and_e midwife care_home`,
  police: 'police cops officer court judge lawyer solicitor restraining_order jail prison arrested guards garda 999 911 report_it custody charges sheriff',
  god: 'god lord jesus christ heaven_father pray prayed praying prayer church priest mass faith bible angel angels saint mosque allah imam temple pastor',
  devil: 'devil demon demons satan hell',
  // Wanting, meaning, thinking
  want: `
    want wanted wanting wanna wnat wana would_like love_to would_love wants_me prefer would_prefer would_rather rather sooner feel_like crave desire
    need needed need_to longing long_for fancy looking_forward dying_to eager yearn`,
  want3: 'wants',
  wish: `
    wish wished wishing hope hoping if_only would_give anything_to i_pray pray_that should_have_been should_have_died would_not_mind wouldnt_mind
    do_not_mind would_not_care`,
  intend: `
    going_to gonna gon gona i_will i_am_going will imma ima about_to planning_to plan_to intend intending intend_to mean_to ready_to ready set_to
    i_shall bound_to on_my_way getting_ready time_to off_to doing_it do_it will_do gunna finna i_mean_to i_am_off`,
  intend3: 'is_going_to are_going_to says_he_will says_she threatens threatening threatened he_will she_will they_will',
  decided: `
    decided decision decide made_up_my_mind mind_is_made mind_made_up no_going_back no_turning_back for_definite settled certain my_mind_up chosen_to
    chose_this resolved determined final_answer`,
  plan: `
    plan plans planned planning arranged arrangements organised organized worked_out calculated rehearse rehearsed practised practiced practise
    prepared preparing preparation picked chosen chose marked timing timed scoped booked scheduled set_a`,
  think: `
    think thinking thought thoughts imagine imagining picture picturing fantasise fantasize fantasising fantasizing daydream daydreams idea ideas head
    mind brain consider considering considered contemplate contemplating dream dreams dreamt dreaming ideation cross_my_mind crosses_my_mind pops_into
    running_through keep_seeing intrusive tempted_by`,
  urge: 'urge urges impulse temptation tempted tempting itching pull_of resist resisting compelled calling_me draw drawn_to craving cravings',
  dare: 'guts courage nerve balls brave coward cowardly bravery too_scared_to chicken bottle_to have_the_bottle',
  try: 'try tried trying attempt attempts attempted tried_to came_close this_close nearly_did',
  almost: 'almost nearly close_to edge brink verge inches',
  can: 'can could able cud able_to',
  know: `
    know_where know_how i_know_which know_what search searched searching googled googling google looked_up looking_up researched researching found_out
    reading_up reading_about forums forum internet`,
  // Denial, condition, joints
  no: 'not no never neither nor nah nope none isnt without_any hardly dont wont cant',
  nomore: 'anymore any_more no_longer any_longer no_more nemore animore never_again ever_again',
  without: 'without w_out',
  only: 'only just simply merely nothing_but one_thing',
  if: 'if unless in_case as_long_as provided either',
  but: 'but although though except however',
  because: 'because since_i cause cos bc due_to',
  when: 'when once until till til as_soon_as by_the_time whenever while',
  after: 'after afterwards then later',
  before: 'before b4',
  how: `
    how_do how_to how_can how_would way_to ways_to best_way easiest_way quickest fastest painless least_painful method methods what_is_the what_would
    which_is how_does means_to`,
  howmuch: 'how_many how_much how_long how_high how_far dose doses dosage amount milligrams mg lethal fatal what_floor enough_to takes_to',
  why: 'why what_is_the_point what_for what_is_the_use what_is_the_sense whats_the_point',
  // Time
  now: `
    now right_now rn currently immediately this_minute this_second any_minute in_a_minute in_a_moment in_a_sec in_a_bit in_ten in_five minutes
    straight_away already typing_this as_i_type hour_ago minutes_ago just_now here_now`,
  today: 'tonight today this_evening this_afternoon this_morning this_night 2nite tonite by_morning before_morning before_dawn',
  soon: `
    tomorrow soon this_weekend this_week next_week next_month weekend not_long almost_time coming_days few_days day_after before_then
    one_of_these_days one_day_soon won_t_be_long any_day by_then coming_week shortly`,
  weekday: `
    monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december date
    the_9th the_14th the_3rd fri sat sun mon`,
  special: 'christmas birthday anniversary new_year new_years wedding graduation easter thanksgiving xmas holidays communion',
  clock: 'midnight clock half_past dawn noon eleven oclock 3am 4am 2am 7am',
  last: 'last final finally last_time one_last last_ever last_thing',
  yesterday: `
    last_night yesterday last_week last_month last_weekend days_ago weeks_ago the_other_night the_other_day on_saturday_night few_weeks_ago
    a_month_ago recently`,
  longago: `
    years_ago year_ago long_ago back_then when_i_was as_a_teen as_a_teenager as_a_kid as_a_child in_my_teens in_my_twenties in_my_thirties used_to
    once_upon back_in at_sixteen at_fifteen at_seventeen decades in_2009 in_2010 in_2012 in_2014 in_2015 in_2016 in_2017 in_2018 in_2019 in_2020
    at_uni young_fella as_a_young months_ago a_stretch there_was_a_time in_those_days teenager growing_up childhood at_school when_i_were`,
  always: `
    always every_day everyday every_night every_time daily constantly all_day all_night all_the_time every_morning nightly most_nights most_days
    each_night each_day day_and_night 24_7 non_stop evry_day`,
  sometimes: 'sometimes some_days some_nights now_and_then occasionally at_times once_in_a_while',
  since: 'since ever_since for_weeks for_months for_years for_days been_weeks',
  forever: 'forever for_ever for_good once_and_for_all permanently permanent eternal eternally eternity all_over everything_over never_again_wake for_all_time',
  again: 'again relapse relapsed relapsing back_to back_at agen agian once_more',
  future: `
    one_day some_day someday many_years years_from_now when_my_time when_i_am_old good_and_old in_my_old_age next_year eventually in_the_future
    long_time_from`,
}
