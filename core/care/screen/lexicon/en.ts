/** English words and turns of phrase by what they mean: the classes of es.ts, written the same way. Contractions are spelled out. */
export const englishWords: Record<string, string> = {
  // Death and life
  die: `
    die dying dei pass_away croak perish pop_my_clogs kick_the_bucket drop_dead cease snuff_it meet_my_maker shuffle_off pass_on peg_it cark_it
    carking be_dead am_dead been_dead b_dead dieing kark`,
  died: `
    died passed passed_away lost_him lost_her lost_my we_lost i_lost funeral wake_for burial buried grave gravestone headstone cemetery ashes coffin
    casket urn cremated cremation widow widowed widower mourning grief grieving bereaved bereavement condolences late_husband late_wife late_mother
    rip rest_in_peace obituary eulogy morgue undertaker deceased memorial was_killed stillborn miscarriage since_dad since_mum since_mom death_of`,
  dead: 'dead deceased_me six_feet corpse body_bag lifeless in_the_ground in_a_box underground',
  death: 'death grim_reaper mortality',
  killme: `
    kill_myself killing_myself killed_myself kill_me_self end_my_life ending_my_life end_my_own take_my_life taking_my_life take_my_own_life
    taking_my_own_life took_my_life end_myself off_myself offing_myself top_myself topping_myself do_myself_in doing_myself_in neck_myself kms
    unalive_myself unaliving_myself self_delete delete_myself shoot_myself shooting_myself hang_myself hanging_myself drown_myself drowning_myself
    gas_myself poison_myself finish_myself finish_myself_off blow_my_brains blow_my_head bullet_in_my bullet_through_my slit_my slitting_my end_it_all
    ending_it_all ending_it end_it end_it_tonight end_things_for_good do_away_with_myself my_own_hand by_my_own_hand own_hand own_terms my_suicide
    check_out_early checking_out_early catch_the_bus catching_the_bus ctb punch_my_ticket my_own_ticket self_destruct do_something_stupid
    something_stupid do_something_silly anything_silly hurt_myself_badly going_to_do_it yeet_myself throw_myself make_it_permanent big_sleep
    forever_box log_off_from_life take_the_lot starve_myself_to end_the_pain_for_good remove_myself put_myself_out finish_it off_myself_tonight
    do_the_deed commit_suicide committing_suicide by_choice by_my_choice sui kill_urself_me self_termination end_meself hang_meself kys_me
    not_be_here_tomorrow`,
  suicide: 'suicid* sewerslide suicd* suside* suiside* sucid* suic* overdos* ideations',
  kill: 'kill killing killed kills murder murdered murderer killer unalive unaliving slay slaughter execute assassinate hitman homicide',
  killother: `
    kill_him kill_her kill_them kill_you kill_my_ex killing_him killing_her killing_them stab_him stab_her stab_them stab shoot_him shoot_her
    shoot_them shoot_up strangle_him strangle_her strangle poison_him poison_her run_him_over run_her_over running_her_over running_him_over beat_him
    beat_her beat_the hurt_him hurt_her hurt_them hurt_you hurting_him hurting_her hurt_the_baby smash_his smash_her smash_their burn_his burn_her
    burn_their burn_it_down burn_down slit_his slit_her make_him_pay make_her_pay make_them_pay make_him_suffer make_her_suffer make_her_bleed
    make_him_bleed you_will_pay he_will_pay she_will_pay going_to_pay revenge get_even payback get_my_own_back sort_him_out sort_her_out put_him_in
    put_her_in wring_his wring_her shake_her shake_him shake_the_baby smother him_dead her_dead them_dead want_him_dead want_her_dead wants_him_dead
    take_them_with_me take_him_with_me take_her_with_me waiting_for_him waiting_for_her follow_him_home follow_her_home teach_him_a_lesson
    teach_her_a_lesson won_t_get_up never_get_up regret_it bullet_for him_bleed her_bleed them_all_dead`,
  killed3: `
    killed_himself killed_herself killed_themselves took_his_own_life took_her_own_life took_his_life took_her_life died_by_suicide hanged_himself
    hung_himself hanged_herself shot_himself overdosed_in his_suicide her_suicide was_murdered was_killed got_killed hit_by_a_car by_suicide
    to_suicide jumped_off`,
  live: 'live living lived survive surviving survived liv stay_alive keep_living go_on_living breathing breathe breath',
  life: 'life lives lyf my_life lifetime',
  exist: 'exist existing existed existence existence_of',
  born: 'born never_born birth_of_me',
  wake: 'wake waking woke wake_up waking_up get_up see_tomorrow see_another see_the_morning see_morning open_my_eyes wke',
  sleep: 'sleep sleeping asleep slept bed nap dream_less insomnia pillow fall_asleep doze kip',
  rest: `
    rest resting peace peaceful peacefully quiet relief release released free freedom stop_hurting stop_feeling not_feel feel_nothing numbness at_rest
    lay_down_the`,
  disappear: `
    disappear disappearing vanish vanishing fade fade_away fade_out erase erased erase_myself evaporate dissolve be_nothing become_nothing not_be
    not_be_here not_be_around be_around be_gone not_exist stop_existing cease_to_exist swallowed_up not_here`,
  leave: 'leave leaving left go going_away gone depart walk_away get_out move_out go_away run_away',
  end: `
    end ending ended ends finish finished finishing over it_is_over all_over_now done be_done i_am_done so_done done_with stop_it_all make_it_stop
    curtains lights_out game_over that_is_it call_it_a_day out_of_the_picture the_end wrap_up`,
  continue: `
    go_on going_on carry_on carrying_on keep_going continue keep_fighting fighting fight hold_on hanging_on hang_on hold_out stick_it_out cope coping
    manage endure get_through push_through keep_doing_this another_day face_another stay staying`,
  here: 'here on_this_earth this_earth this_world on_earth this_planet',
  heaven: 'heaven up_there other_side the_other_side next_life afterlife beyond paradise pearly_gates',
  joindead: `
    be_with_him be_with_her be_with_them be_with_you be_with_my with_you_soon join_him join_her join_you join_them joining_him joining_her joining_you
    follow_him follow_her follow_you come_to_you coming_to_you go_to_him go_to_her go_to_you going_to_him going_to_her see_you_soon see_him_again
    see_her_again see_you_again see_them_again together_again next_to_him next_to_her beside_him beside_her beside_you wait_for_me save_me_a save_us_a
    keep_me_a save_a_seat take_me_too take_me_with take_me_to take_me call_me_home come_for_me on_my_way_to reunited reunite hold_him_again
    hold_her_again with_him_again with_her_again where_he_is where_she_is where_you_are`,
  // Means
  pills: `
    pill pills pils tablet tablets meds medication medications bottle bottles painkillers painkiller paracetamol tylenol ibuprofen aspirin xanax
    valium ambien morphine insulin antidepressants sleeping_pills sertraline zopiclone stash blister box_of boxes_of packet packets overdose oxy
    fentanyl codeine tramadol benzos poison bleach antifreeze lithium propranolol capsules medicine_cabinet bathroom_cabinet cabinet syringe`,
  rope: 'rope noose belt_around hanging hang hanged hng cord beam rafters knot knots ligature dressing_gown_cord tree_behind branch bannister banister',
  height: `
    bridge roof rooftop ledge balcony window cliff cliffs building floor tower overpass car_park multistorey multi_storey viaduct height heights
    railing railings parapet edge_of storey rooftops lookout quarry pier beachy scaffolding top_floor gorge`,
  jump: `
    jump jumping jumped leap step_off stepping_off step_in_front stepping_in_front fall falling let_go letting_go walk_off drop leg_over one_leg
    feet_over climb_over climbed_over wrong_side throw_myself out_the_window swerve lean_over`,
  train: 'train trains tracks track platform tube subway railway station metro rails level_crossing locomotive bart dart',
  blade: 'blade blades razor razors knife knives scissors scalpel sharpener glass shard stanley boxcutter box_cutter sharp',
  cut: `
    cut cuts cutting cuttin cuting self_harm selfharm selfharming self_harming sh scratch scratched scratching burn_myself burning_myself hurt_myself
    hurting_myself harm_myself harming_myself bruises_on_my punch_my punching_my bang_my banging_my bite_myself hit_myself hitting_myself scars
    long_sleeves cut_myself cutting_myself carve carved stitches_on punish_my punish_myself slice slicing sliced`,
  veins: 'wrist wrists vein veins throat arms thighs forearm forearms thigh artery temple jugular',
  blood: 'blood bleed bleeding bled bloody too_deep went_deep deep deeper bleeding_out',
  gun: 'gun guns pistol rifle shotgun revolver bullet bullets shoot trigger firearm weapon loaded glock ammo safe_code barrel',
  gas: 'gas garage engine_running exhaust carbon_monoxide hose helium charcoal fumes toaster electrocute suffocate suffocation plastic_bag petrol',
  car: `
    car truck bus lorry wheel steering motorway highway freeway oncoming crash crashing drive driving drove traffic van ute bend lane tree_at seatbelt
    wall_at lamppost`,
  water: 'sea river ocean lake water drown drowning waves canal beach reservoir dam loch stones_in rocks_in harbour tide swim_out walked_into_the dock weir',
  swallow: `
    take_all taking_all took_all swallow swallowing swallowed took_them taken_them took_the take_them taking_them take_the_whole took_too_many
    taken_too_many took_a_handful took_loads took_too taken_all downed down_the_lot down_the neck_the necking_the take_the_lot chug chugged ingested
    mix mixing mixed inject wash_down washed_down`,
  all: 'all_of_them whole entire every_last the_lot too_many handful handfuls everything_in the_rest_of all_at_once loads_of loadsa',
  enough: 'enough plenty suffices does_the_job would_do_it will_do_it enough_now',
  alcohol: `
    vodka whiskey whisky beer wine drunk drinking drink drinks gin rum bottle_of pint pints alcohol booze tequila sober hammered wasted pissed
    hungover pub`,
  drugs: 'drugs coke cocaine heroin weed meth ketamine high_on junkie dealer needle using_again stoned',
  acquire: `
    bought buy buying got_a got_the got_hold obtained ordered order purchased picked_up stole nicked borrowed collected got_my found_a source
    came_in_the_post delivered`,
  store: `
    saved saving saved_up saving_up kept keeping stockpile stockpiling stockpiled hoard hoarding hoarded hid hidden hiding collecting stash stashed
    tucked drawer sock shed boot trunk under_the_bed under_my_bed under_the_pillow nightstand wardrobe loft attic glovebox safe_place`,
  count: 'counted counting count them_out',
  hand: `
    in_my_hand in_my_hands in_front_of_me beside_me next_to_me on_the_table on_the_bed holding lined_up laid_out right_here in_my_pocket in_my_lap
    by_the_bed on_the_nightstand on_the_counter staring_at looking_at within_reach on_my_desk`,
  effect: `
    dizzy blurry blurred numb cannot_feel going_numb drowsy sleepy fading pass_out passing_out passed_out vision cold_all shaking pumped_my
    stomach_pump unconscious wont_wake not_waking cant_wake not_responding not_answering not_picking_up slurring heart_is_racing tingling
    getting_sleepy`,
  // Preparing and parting
  note: `
    note notes letter letters goodbye_note goodbye_letter suicide_note goodbye_letters goodbyes voice_note video_for recorded recording videos_for
    envelope envelopes envelope_for`,
  write: 'wrote write writing written write_to penned drafted typed_up',
  affairs: `
    will_and_testament my_will the_will insurance life_insurance policy passwords password paperwork papers accounts account bank debts debt mortgage
    rent paid paid_off sorted sorted_out in_order affairs deeds signed signed_over solicitors keys folder cancelled closed_my deleted_my tidy tidied
    estate inheritance executor pension savings transferred documents everything_is_in`,
  giveaway: `
    gave_away giving_away give_away gave_my giving_my given_away rehomed rehome donated my_things my_stuff my_belongings my_books my_guitar my_records
    my_clothes my_collection can_have is_yours are_yours can_keep have_my take_my leave_you_my i_leave`,
  lookafter: 'look_after take_care_of looking_after feed care_for mind_the raise watch_over keep_an_eye be_good_to who_will_take',
  findme: `
    find_me finds_me found_me find_my_body finding_me my_body identify_me look_for_me do_not_look do_not_come_in call_the_police do_not_go_in
    do_not_open ring_999 discover_me who_finds`,
  whenread: `
    by_the_time_you time_you_read when_you_read if_you_are_reading if_you_read_this when_i_am_gone after_i_am_gone once_i_am_gone i_will_be_gone
    i_will_be_dead i_am_gone will_be_gone be_gone_by when_i_am_dead after_i_die after_i_have_died my_funeral my_grave my_ashes my_death wont_be_here
    will_not_be_here will_not_be_around not_be_alive will_not_be_alive wont_be_around not_make_it not_going_to_make_it will_not_see after_me
    without_me if_you_find_this for_after dead_by be_dead_by will_not_need will_not_be_needing wont_need when_i_have_gone i_was_gone im_gone my_eulogy`,
  goodbye: 'goodbye goodbyes bye farewell cya say_goodbye saying_goodbye said_goodbye so_long bye_everyone',
  goodnight: `
    goodnight good_night night_night see_you_tomorrow talk_later ttyl good_morning hello hi hey cheers see_ya morning thanks_bye regards good_evening
    talk_tomorrow speak_tomorrow`,
  forgive: 'sorry forgive forgiveness apologise apologize apologies forgiven forgive_me',
  thanks: 'thanks thank thank_you ta grateful appreciate',
  tell: 'tell_my tell_her tell_him tell_them tell_everyone let_them_know let_my tell_mum tell_mom let_everyone',
  loveyou: 'love_you loved_you i_love i_loved love_you_all loved_them loved_her loved_him ily love_them',
  remember: 'remember remembered memory memories forget forgotten remember_me',
  fault: 'fault blame blamed responsible guilty_of not_your_fault nobodys_fault because_of_you because_of_me my_fault',
  dontcry: 'do_not_cry do_not_be_sad do_not_be_angry dont_cry don_t_mourn do_not_blame do_not_hate be_happy_after no_flowers no_black do_not_grieve',
  // What it feels like
  burden: `
    burden burdens weight_on dead_weight waste_of_space waste_of_air waste_of_oxygen in_the_way drain_on drain useless worthless nuisance
    drag_everyone dragging_everyone liability cost_them no_use_to good_for_nothing sick_of_me poison ruin ruining a_problem_for leech spare_part`,
  betteroff: `
    better_off better_without happier_without easier_without doing_them_a doing_everyone_a favour favor kindness_by no_one_would_miss
    nobody_would_miss would_miss_me would_notice will_notice would_even_notice would_care worth_more more_dead set_them_free setting_free
    off_their_hands weight_off get_over_it would_get_over move_on_without minus_me be_relieved would_be_a_relief not_lose_anything if_i_was_gone
    if_i_were_gone if_i_disappeared if_i_vanished if_i_died if_i_did_not if_i_was_not one_less`,
  hopeless: `
    hope hopeless no_hope no_way_out way_out no_point pointless no_future future reason reasons no_reason nothing_left nothing_matters nothing_to_live
    does_not_matter do_not_care not_worth worth_it worthwhile gave_up give_up giving_up given_up failure failed despair desperate dark darkness tunnel
    doomed lost_cause beyond_help no_use past_caring whatever_happens ruined`,
  sense: 'point meaning meaningless purpose sense aimless',
  trapped: 'trapped stuck cornered suffocating caged cage no_escape locked_in walls_closing',
  tired: `
    tired exhausted knackered shattered drained worn worn_out burnt_out burned_out burnout weary fatigue no_energy no_strength strength heavy wrecked
    spent_out`,
  fedup: `
    fed_up sick_of had_enough have_had_enough cant_take can_not_take can_not_do can_not_cope can_not_go can_not_bear can_not_stand can_not_keep
    can_not_face can_not_live can_not_carry can_not enough_of over_it at_my_limit end_of_my_tether end_of_my_rope breaking_point rock_bottom too_much
    cnt`,
  pain: 'pain hurt hurts hurting suffer suffering agony ache aches aching sore wound wounds torment unbearable',
  sad: `
    sad sadness depressed depression cry crying cried tears low down blue miserable heartbroken broken broke_me gutted devastated grey unhappy sorrow
    melancholy rough shit crap bawling sobbing`,
  empty: 'empty emptiness hollow nothing_inside dead_inside void shell_of numb_inside feel_nothing',
  lonely: 'alone lonely loneliness isolated by_myself on_my_own abandoned unloved unwanted no_friends nobody_around',
  anx: 'anxiety anxious panic panicking worried worry worrying nervous stress stressed overwhelmed restless palpitations heart_racing panic_attack dread',
  fear: 'scared afraid fear terrified frightened frightens scares terror fearful petrified',
  calm: 'calm serene at_peace peaceful_now content happy grand fine okay ok settled_now better good glad',
  shame: 'ashamed shame embarrassed embarrassing humiliated disgusted disgust disgusting embarrassment mortified cringe',
  selfhate: 'hate_myself loathe_myself deserve deserve_it do_not_deserve piece_of_shit garbage trash monster disgust_myself',
  anger: 'hate angry anger furious rage raging mad livid fuming resent resentment bitter fuck fucking bastard bitch arsehole asshole prick despise',
  // Harm from others
  hitsme: `
    hits_me hit_me beats_me beat_me punches_me punched_me kicks_me kicked_me slaps_me slapped_me chokes_me choked_me choking_me strangles_me
    strangled_me pushes_me pushed_me shoves_me shoved_me throws_things threw_me grabs_me grabbed_me drags_me dragged_me hurts_me burns_me burned_me
    hitting_me beating_me beating bruise bruises bruised black_eye broken_rib busted_lip split_lip belt domestic_violence domestic_abuse abusive
    raises_his raised_his hand_to_me hands_on_me hands_round by_the_neck by_the_throat by_the_hair pins_me pinned_me spits_on spat_at bit_me
    twisted_my slapping_me`,
  rapes: `
    rape raped rapes raping rapist sexual sexually assault assaulted molest molested molests molesting gropes_me groped forces_me forced_me
    makes_me_have makes_me_do abuse abused abuses abuser nudes nude naked pics_of_me nothing_on our_secret grooming groomed drugged_me
    comes_in_my_room comes_into_my_room in_my_room inappropriate private_parts said_no webcam blackmail blackmailing`,
  touch: 'touches_me touched_me touching_me touch_me',
  control: `
    controls_me controlling checks_my takes_my_phone took_my_phone will_not_let_me wont_let_me does_not_let_me let_me_leave lets_me not_allowed
    allowed locks_me locked_me locked_in follows_me following_me stalks_me stalking stalker threatens_me threatened_me threatens_to threatened_to
    kill_me killing_me_if have_me_killed tracks_my tracker eggshells afraid_of_him scared_of_him scared_of_her afraid_of_my hides_my screams_at_me
    shouts_at_me yells_at_me calls_me isolates jealous permission keeps_turning monitors my_passport`,
  breakin: `
    kicking_the_door breaking_the_door break_down_the_door banging_on_the_door at_the_door outside_my door locked_in_the_bathroom bathroom hiding_in
    he_is_here hes_here he_is_home hes_home he_is_outside he_is_downstairs downstairs coming_up_the_stairs buzzer help_me please_help
    screaming_for_help need_to_get_out get_away escape ran_away_from on_the_run has_a_knife has_a_gun just_pulled_in is_back call_someone`,
  minor: `
    i_am_8 i_am_9 i_am_10 i_am_11 i_am_12 i_am_13 i_am_14 i_am_15 i_am_16 i_am_17 i_am_ten i_am_eleven i_am_twelve i_am_thirteen i_am_fourteen
    i_am_fifteen i_am_sixteen i_am_seventeen year_7 year_8 year_9 year_10 7th_grade 8th_grade 6th_grade 9th_grade sixth_class middle_school stepdad
    stepfather stepmum stepmom underage minor my_coach foster_dad freshman turning_16 turning_15 sophomore 13_year 12_year 14_year 15_year`,
  // Mind and body
  voices: 'voice voices hear hearing hear_voices hearing_voices the_voice whisper whispers whispering telling_me tells_me speaks_to_me talks_to_me',
  orders: `
    order orders ordering ordered_me command commands commanded commanding obey obeying sacrifice mission instructed instructs demands demanding
    tell_me_to says_to_me says_i_must says_i_have_to chosen_one makes_me told_me_to says_it_has must_do`,
  paranoia: `
    chip implanted cameras bugged signals watching_me spying spy read_my_thoughts reads_my_mind read_my_mind following satellite antenna conspiracy
    plot_against poisoning_me replaced imposter impostor hacked aliens frequencies frequency radio_waves cia fbi government coded_messages
    broadcasting broadcast neighbours_are sends_me_signs the_telly tv_sends they_are_after agents`,
  eatless: `
    not_eaten not_eating stopped_eating stop_eating starve starving starved fasting fast only_water nothing_but_water calories calorie lbs stone kilos
    bmi anorexia anorexic bulimia bulimic eating_disorder ed skipping_meals skip_meals fat weigh weight scales thin thinner skinny bingeing binge
    binged restrict restricting`,
  purge: `
    throw_up throwing_up puke puking vomit vomiting make_myself_sick made_myself_sick making_myself_sick laxatives laxative purge purging purged
    diuretics fingers_down`,
  faint: 'fainted faint fainting blacked_out black_out collapse collapsed passed_out_at periods_stopped hair_falling',
  refuse: `
    stopped_my_insulin stopped_taking stopped_my stop_taking stopped_the refusing refuse_treatment refusing_treatment dialysis off_my_meds
    skipping_my_insulin skip_my_insulin not_taking_my quit_my_meds blood_thinners`,
  // What makes it harmless
  fiction: `
    novel novels film films movie movies book books story stories character characters protagonist script scene chapter poem poems song songs lyric
    lyrics actor actress play theatre theater series episode show netflix podcast documentary comic fanfic fanfiction author writer villain detective
    plot_twist anime opera musical season hamlet romeo juliet`,
  game: `
    game games gaming level boss_fight minecraft fortnite console ps5 xbox zelda sims respawn zombie zombies dragon lives_in raid loot quest dnd
    dungeon npc player lobby ranked speedrun gta roblox skyrim cod`,
  code: `
    server process code bug app_crashed wifi battery laptop screen cursor deploy database script_keeps excel linux thread router printer software
    phone_died reboot terminal git build_is killed_the_process kubernetes`,
  news: `
    news newspaper headline headlines article report statistics rate prevention campaign talk_on training workshop volunteer volunteering helpline
    samaritans awareness conference seminar study research charity`,
  quote: `
    said says saying say quote quoted told_me told tells told_us line phrase proverb asked asks asking replied read_that reading shouted yelled
    called_it captioned he_said she_said used_to_say always_said sermon`,
  laugh: 'lol haha hahaha lmao lmfao rofl hehe xd joke joking kidding laughing laugh laughed funny messing jk craic jokes banter giggle',
  retract: `
    jk just_kidding kidding joking only_joking forget_it forget_i_said never_mind nevermind ignore_me i_am_fine im_fine i_am_ok i_am_okay do_not_worry
    dont_worry did_not_mean overreacted overreacting all_good i_am_grand it_is_fine talk_about_something change_the_subject being_dramatic drama
    i_was_exaggerating exaggerating take_it_back no_biggie calmed_down`,
  serious: `
    seriously for_real fr i_mean_it not_joking not_kidding i_am_serious swear_to_god i_swear swear literally_mean honestly genuinely not_a_joke
    not_messing no_joke no_word_of_a_lie not_an_expression not_exaggerating swear_down on_god truly`,
  trivial: `
    shoes heels queue traffic diet heat cold hunger thirst boredom toothache hangover gym hill stairs commute weather mother_in_law tax taxes karaoke
    parking homework wifi_is zoom workout marathon spicy printer cramp cramps hayfever flu laundry dishes ironing`,
  food: `
    food eat eating ate dinner lunch breakfast kitchen cook cooking recipe soup rice bread toast cake coffee tea cuppa pizza curry chips chocolate
    pudding roast biscuits pie sandwich takeaway lasagne ice_cream cereal`,
  home: `
    house flat apartment kitchen_table bedroom living_room garden patio moving moved furniture sofa couch laundry clothes wardrobe_full plants boxes
    dishes painting_the lawn hoover`,
  travel: `
    trip flight flights fly plane suitcase luggage passport ticket tickets holiday vacation airport hotel booked_a visa abroad backpacking itinerary
    travel travelling traveling cruise moving_to camping departure check_in ferry packed`,
  sport: `
    football footy match team race run running bike swim swimming pool yoga hike hiking climbing rugby tennis cricket boxing skydive skydiving bungee
    parachute zipline abseil diving surf surfing coach_says`,
  product: `
    subscription subscribe plan_cost corazon alma account app page website messages download refund charged billing price cost costs free trial audio
    mp3 pdf card_was email password_reset are_you_a bot robot ai data privacy cancel_my upgrade button reset feature invoice letter_arrive`,
  money: 'money cash pounds dollars loan euros wages bills salary quid broke_until payday',
  hope: `
    getting_better feel_better feeling_better hopeful looking_forward want_to_live love_my_life smile smiled smiling proud progress healing healed
    lighter enjoying enjoyed grateful_for new_start fresh_start coming_out_of recovery recovering moving_on laughed_today sunshine`,
  help: 'need_help get_help ask_for_help asked_for_help talk_to_someone reach_out support_group hotline therapist_said help_me_find',
  breakup: `
    breakup break_up broke_up split split_up dumped divorce divorced separated separation cheated cheating affair ghosted no_contact unfollow
    unfollowed blocked get_back_together relationship left_me dating rebound moved_on custody_of ended_things`,
  miss: 'miss missing missed missing_him missing_her misses',
  idiomdie: `
    dying_of dying_for dying_to die_laughing died_laughing die_of_embarrassment die_of_shame to_die_for killing_me kills_me_that killing_time
    kill_time is_killing are_killing would_kill_for could_kill_for could_murder_a murder_a dead_tired dead_on_my over_my_dead drop_dead_gorgeous
    dead_to_me dead_end dead_line dead_good dead_nice dead_set scared_to_death bored_to_death worried_sick to_death_by sick_to_death
    death_by_chocolate death_of_me dead_battery social_suicide career_suicide suicide_squad suicide_mission shoot_me_now kill_me_now die_on_this_hill
    mum_will_kill mom_will_kill boss_will_kill she_will_kill_me he_will_kill_me would_kill_me_if nearly_died nearly_killed_me absolutely_dead
    i_am_dead im_dead dead_lol died_a_death`,
  secret: `
    secret nobody_knows no_one_knows do_not_tell dont_tell never_told not_told_anyone have_not_told without_anyone without_my_family keep_quiet
    keep_it_between not_said_to_anyone told_nobody so_nobody`,
  accident: `
    accident accidental like_an_accident hit_by_a bus_hit a_bus_would a_car_would lightning heart_attack cancer tumour tumor terminal lump illness
    stroke something_terminal meteor aneurysm die_in_my_sleep gives_out`,
  god_take: 'god_to_take god_take_me lord_take_me lord_would_take god_would_take remembers_me take_me_lord take_me_home',
  stop: 'stop stopping quit pause prevent hold_back',
}
