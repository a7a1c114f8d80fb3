export const english: readonly string[] = [
  'We have been here a good while. If you can, get up, drink something and look at something far away for a minute. What we were saying is kept.',
  'Quite some time has gone by since we began. How is your body, your hands, your shoulders? You can go on, or leave it for later: it stays where it is.',
  'This has been a long conversation. I am a machine and do not get tired, so it falls to you to notice whether you do. Is there anyone you would like to talk to out loud today?',
  'A stop along the way: eat something, open a window, change chairs. When you come back, we go on from here.',
  'We are still here, and things happen off the screen as well. If it suits you, a while without writing. The conversation waits.',
  'By now the words are starting to weigh more. Perhaps that is enough for the moment. You can come back tomorrow and tell me how you slept.',
]
